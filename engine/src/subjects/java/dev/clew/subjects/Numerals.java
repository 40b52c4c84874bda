package dev.clew.subjects;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;

/** Characters, texts as numbers and large numbers: how few paths they need. */
final class Numerals {

  private Numerals() {}

  static boolean digit(char c) { // paths 1
    return Character.isDigit(c); // returns 1
  }

  static String kind(int point) { // paths 4
    if (Character.isDigit(point)) {
      return "digit"; // returns 1: Character.isDigit(point)
    }
    if (Character.isLetter(point)) {
      return "letter"; // returns 1: Character.isLetter(point)
    }
    if (Character.isWhitespace(point)) {
      return "space"; // returns 1: Character.isWhitespace(point)
    }
    return "other"; // returns 1: !Character.isLetterOrDigit(point)
  }

  static int value(char c) { // paths 3
    if (Character.digit(c, 16) == 12) {
      return 1; // returns 1: Character.digit(c, 16) == 12
    }
    if (Character.getNumericValue(c) == 7) {
      return 2; // returns 1: Character.getNumericValue(c) == 7
    }
    return 3; // returns 1
  }

  static int number(String s) { // paths 3
    // returns 1: s != null; throws NumberFormatException "Cannot parse null string" 1: s == null; throws NumberFormatException 1: s != null
    return Integer.parseInt(s);
  }

  static byte small(String s) { // paths 3
    // returns 1: s != null; throws NumberFormatException 1: s == null; throws NumberFormatException 1: s != null
    return Byte.parseByte(s);
  }

  static long unsigned(String s) { // paths 3
    // returns 1: s != null; throws NumberFormatException 1: s == null; throws NumberFormatException 1: s != null
    return Long.parseUnsignedLong(s);
  }

  static int decoded(String s) { // paths 3
    // returns 1: s != null; throws NullPointerException 1: s == null; throws NumberFormatException 1: s != null
    return Integer.decode(s);
  }

  static double real(String s) { // paths 3
    // returns 1: s != null; throws NullPointerException 1: s == null; throws NumberFormatException 1: s != null
    return Double.parseDouble(s);
  }

  static String hex(int x) { // paths 2
    if (Integer.toHexString(x).equals("ff")) {
      return "all"; // returns 1: x == 255
    }
    return Integer.toBinaryString(x); // returns 1: x != 255
  }

  static int order(double x, double y) { // paths 3
    int c = Double.compare(x, y);
    return c < 0 ? -1 : c == 0 ? 0 : 1; // returns 1: Double.compare(x, y) < 0; returns 1: Double.compare(x, y) == 0; returns 1: Double.compare(x, y) > 0
  }

  static int square(int n) { // paths 3
    BigInteger square = BigInteger.valueOf(n).pow(2);
    if (square.compareTo(new BigInteger("10000000000")) > 0) {
      return 1; // returns 1: Math.abs((long) n) > 100_000
    }
    if (square.equals(BigInteger.valueOf(1522756))) {
      return 2; // returns 1: n == 1234 || n == -1234
    }
    return 3; // returns 1: Math.abs((long) n) <= 100_000
  }

  static int product(long a, long b) { // paths 2
    if (BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)).signum() < 0) {
      return 1; // returns 1: a < 0 && b > 0 || a > 0 && b < 0
    }
    return 2; // returns 1: a >= 0 && b >= 0 || a <= 0 && b <= 0
  }

  static String sum(int cents) { // paths 1
    return BigDecimal.valueOf(cents, 2).add(BigDecimal.ONE).toString(); // returns 1
  }

  static int positive(String s) { // paths 9
    // throws NullPointerException 1: s == null; throws NumberFormatException 2: s != null
    BigDecimal number = new BigDecimal(s);
    if (number.signum() > 0) {
      return 1; // returns 3: new java.math.BigDecimal(s).signum() > 0
    }
    return 2; // returns 3: new java.math.BigDecimal(s).signum() <= 0
  }

  static int shared(long x) { // paths >= 0; unsupported number-identity
    return BigInteger.valueOf(x) == BigInteger.ZERO ? 1 : 2; // returns >= 0
  }

  static int optional(Integer x) { // paths 3
    // returns 1: x == null; returns 1: x != null && x - 1 > 1; returns 1: x != null && x - 1 <= 1
    return Optional.ofNullable(x).map(v -> v - 1).filter(v -> v > 1).orElse(-1);
  }

  static int checked(String s, int i, int n) { // paths 4
    // throws NullPointerException "none" 1: s == null
    Objects.requireNonNull(s, "none");
    // throws IndexOutOfBoundsException 2: i < 0 || i >= n; returns 1: i >= 0 && i < n
    return Objects.checkIndex(i, n);
  }
}
