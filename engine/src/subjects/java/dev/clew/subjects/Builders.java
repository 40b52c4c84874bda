package dev.clew.subjects;

import java.nio.charset.StandardCharsets;
import java.util.StringJoiner;

/** Builders, formats, joiners, and arrays of units and bytes, of unknown texts. */
final class Builders {

  private Builders() {}

  static int palindrome(String s) { // paths 3
    if (new StringBuilder(s).reverse().toString().equals(s)) { // throws NullPointerException 1: s == null
      return 1; // returns 1: new StringBuilder(s).reverse().toString().equals(s)
    }
    return 0; // returns 1: !new StringBuilder(s).reverse().toString().equals(s)
  }

  static int digits(int n) { // paths 2
    if (new StringBuilder().append(n).length() > 3) {
      return 1; // returns 1: n > 999 || n < -99
    }
    return 0; // returns 1: n <= 999 && n >= -99
  }

  static int inserted(String s, int i) { // paths >= 4
    StringBuilder b = new StringBuilder(s).insert(i, "-"); // throws NullPointerException 1: s == null; throws StringIndexOutOfBoundsException >= 1: i < 0 || i > s.length()
    if (b.charAt(0) == '-') {
      return 1; // returns 1: i == 0 || s.startsWith("-")
    }
    return 0; // returns 1: i > 0 && !s.startsWith("-")
  }

  static int cut(String s) { // paths 3
    StringBuilder b = new StringBuilder(s); // throws NullPointerException 1: s == null
    b.setLength(2);
    if (b.toString().equals("ab")) {
      return 1; // returns 1: s.startsWith("ab")
    }
    return 0; // returns 1: !s.startsWith("ab")
  }

  static int changed(String s) { // paths 4
    StringBuilder b = new StringBuilder(s); // throws NullPointerException 1: s == null
    b.setCharAt(1, 'x'); // throws StringIndexOutOfBoundsException 1: s.length() < 2
    if (b.toString().equals("axc")) {
      return 1; // returns 1: s.length() == 3 && s.charAt(0) == 'a' && s.charAt(2) == 'c'
    }
    return 0; // returns 1: s.length() >= 2
  }

  static int deleted(String s) { // paths 4
    String rest = new StringBuilder(s).delete(1, 3).toString(); // throws NullPointerException 1: s == null; throws StringIndexOutOfBoundsException 1: s.isEmpty()
    if (rest.equals("ad")) {
      return 1; // returns 1: s.length() == 4 && s.startsWith("a") && s.endsWith("d")
    }
    return 0; // returns 1: !s.isEmpty()
  }

  @SuppressWarnings("JdkObsolete")
  static int buffer(String s, char c) { // paths 3
    StringBuffer b = new StringBuffer("<").append(s).append(c);
    if (b.indexOf("ab") == 1) {
      return b.length(); // returns 1: (s + c).startsWith("ab")
    }
    return 0; // returns 2: !(s + c).startsWith("ab")
  }

  static int padded(int n) { // paths 2
    if (String.format("%05d", n).equals("00042")) {
      return 1; // returns 1: n == 42
    }
    return 0; // returns 1: n != 42
  }

  static int hex(int n) { // paths 2
    if (String.format("0x%X", n).equals("0xFF")) {
      return 1; // returns 1: n == 255
    }
    return 0; // returns 1: n != 255
  }

  static int greeting(String s, int n) { // paths 3
    if ("Hello %s, you are %d".formatted(s, n).equals("Hello Al, you are 7")) {
      return 1; // returns 1: s.equals("Al") && n == 7
    }
    return 0; // returns 2: s == null || !(s.equals("Al") && n == 7)
  }

  static int joined(String s) { // paths 3
    StringJoiner joiner = new StringJoiner(",", "[", "]");
    if (joiner.add("a").add(s).toString().equals("[a,b]")) {
      return 1; // returns 1: s.equals("b")
    }
    return 0; // returns 2: s == null || !s.equals("b")
  }

  static int units(String s) { // paths 4
    char[] a = s.toCharArray(); // throws NullPointerException 1: s == null
    a[0] = 'x'; // throws ArrayIndexOutOfBoundsException 1: s.isEmpty()
    if (new String(a).equals("xyz")) {
      return 1; // returns 1: s.length() == 3 && s.endsWith("yz")
    }
    return 0; // returns 1: !s.isEmpty()
  }

  static int unitsOfInput(char[] a) { // paths 3
    if (String.valueOf(a).equals("abc")) { // throws NullPointerException 1: a == null
      return a.length; // returns 1: a.length == 3 && a[0] == 'a' && a[1] == 'b' && a[2] == 'c'
    }
    return 0; // returns 1: !new String(a).equals("abc")
  }

  static int latin1(String s) { // paths 6
    byte[] bytes = s.getBytes(StandardCharsets.ISO_8859_1); // throws NullPointerException 1: s == null
    if (bytes[0] == 'A') { // throws ArrayIndexOutOfBoundsException >= 1: s.isEmpty()
      return 1; // returns 2: s.startsWith("A")
    }
    return 0; // returns 2: !s.startsWith("A")
  }

  static int points(String s) { // paths 3
    if (s.codePointCount(0, s.length()) == 2) { // throws NullPointerException 1: s == null
      return 1; // returns 1: s.codePoints().count() == 2
    }
    return 0; // returns 1: s.codePoints().count() != 2
  }
}
