package dev.clew.subjects;

import java.util.Objects;

/** Strings that are put together from unknown numbers and characters. */
final class Texts {

  private Texts() {}

  static String number(int x) { // paths 1
    return "x = " + x; // returns 1
  }

  static String mixed(long a, char b, double c, float d, short e, byte f) { // paths 1
    return a + "|" + b + c + '|' + d + e + f; // returns 1
  }

  static String flag(boolean b) { // paths 2
    return "is " + b; // returns 1: b; returns 1: !b
  }

  static String boxes(int x, char c) { // paths 1
    Object box = x;
    Character letter = c;
    return String.valueOf(box) + letter + null; // returns 1
  }

  static String inputBox(Integer x) { // paths 2
    return "<" + x + ">"; // returns 1: x == null; returns 1: x != null
  }

  static int message(int x) { // paths 2
    if (x < 10) {
      throw new IllegalArgumentException("too small: " + x); // throws IllegalArgumentException 1: x < 10
    }
    return x; // returns 1: x >= 10
  }

  static String nested(int x) { // paths 1
    String inner = "[" + x + "]";
    String outer = inner + inner;
    return outer + new String(outer); // returns 1
  }

  static String built(int x, long y, boolean b) { // paths 1
    StringBuilder s = new StringBuilder("a");
    s.append(1).append(x).append('c').append(2.5).append(b).append((String) null).append(y).append("-" + x);
    return s.append(7L).append((Object) null).toString(); // returns 1
  }

  @SuppressWarnings("JdkObsolete")
  static String buffered(int x) { // paths 1
    StringBuffer s = new StringBuffer("a");
    String before = s.toString();
    return s.append(x).toString() + before; // returns 1
  }

  static String character(char c) { // paths 1
    return new StringBuilder("a").append(c).append("b").toString(); // returns 1
  }

  static int looked(int x) { // paths 1
    return new StringBuilder().append(x).length(); // returns 1
  }

  static char charOf(int x) { // paths 1
    return ("" + x).charAt(0); // returns 1
  }

  static int index(int i, int length) { // paths 3
    return Objects.checkIndex(i, length); // returns 1: i >= 0 && i < length; throws IndexOutOfBoundsException 2: i < 0 || i >= length
  }

  static int fromTo(int from, int to) { // paths
    return Objects.checkFromToIndex(from, to, 9); // returns 1: 0 <= from && from <= to && to <= 9; throws IndexOutOfBoundsException >= 1: from < 0 || from > to || to > 9
  }

  static int fromSize(int from, int size) { // paths
    return Objects.checkFromIndexSize(from, size, 9); // returns 1: from >= 0 && size >= 0 && (long) from + size <= 9; throws IndexOutOfBoundsException >= 1: from < 0 || size < 0 || (long) from + size > 9
  }

  static int ofCharacters(char a, char b) { // paths
    String s = new String(new char[] {a, b});
    if (s.charAt(0) == 'x' && s.length() == 2) {
      return 1; // returns >= 1: a == 'x'
    }
    return s.equals("yz") ? 2 : 3; // returns >= 1: a == 'y' && b == 'z'; returns >= 1: a != 'x' && !(a == 'y' && b == 'z')
  }

  static String returned(char a) { // paths >= 1
    return new String(new char[] {'<', a, '>'}); // returns >= 1
  }

  @SuppressWarnings("SystemOut")
  static int printed(int x, char c, double d) { // paths
    System.out.println("x = " + x);
    System.out.print(x);
    System.err.print(c);
    System.out.println(d);
    System.out.println(c);
    return x; // returns 1
  }

  @SuppressWarnings("SystemOut")
  static int printedCharacters(String s) { // paths 2
    System.out.print(s.toCharArray()); // throws NullPointerException 1: s == null
    System.err.println(s.toCharArray());
    return s.length(); // returns 1: s != null
  }

  static int printedToMemory(int x) { // paths >= 1
    java.io.PrintStream out = new java.io.PrintStream(new java.io.ByteArrayOutputStream());
    out.print(x);
    return x; // returns >= 1
  }

  static int unknownMessage(String s) { // paths 1
    throw new IllegalStateException(s); // throws IllegalStateException 1
  }

  static boolean notNullMessage(String s) { // paths 2
    if (s == null) {
      return true; // returns 1: s == null
    }
    throw new IllegalStateException(s); // throws IllegalStateException 1: s != null
  }
}
