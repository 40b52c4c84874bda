package dev.clew.models;

/** {@code Integer} and {@code Long}: without a sign, in parts of texts and in other radices. */
@SuppressWarnings("all") // odd calls are what is tested
final class UnsignedNumeralSubjects {

  private UnsignedNumeralSubjects() {}

  static int parseUnsignedInt(String s) {
    return Integer.parseUnsignedInt(s);
  }

  static int parseUnsignedIntInRadix(String s, int radix) {
    return Integer.parseUnsignedInt(s, radix);
  }

  static int parseUnsignedIntRange(String s, int i, int j, int radix) {
    return Integer.parseUnsignedInt(s, i, j, radix);
  }

  static int parseUnsignedIntOfUnsigned(int x, int radix) {
    return Integer.parseUnsignedInt(Integer.toUnsignedString(x, radix), radix);
  }

  static int parseIntRange(String s, int i, int j, int radix) {
    return Integer.parseInt(s, i, j, radix);
  }

  static int parseIntPart(String s, int i) {
    return Integer.parseInt(s, 0, i, 10);
  }

  static String toRadixInteger(int x, int radix) {
    return Integer.toString(x, radix);
  }

  static String toUnsignedInteger(int x) {
    return Integer.toUnsignedString(x);
  }

  static String toUnsignedRadixInteger(int x, int radix) {
    return Integer.toUnsignedString(x, radix);
  }

  static String toHexInteger(int x) {
    return Integer.toHexString(x);
  }

  static String toOctalInteger(int x) {
    return Integer.toOctalString(x);
  }

  static String toBinaryInteger(int x) {
    return Integer.toBinaryString(x);
  }

  static int divideUnsignedInteger(int x, int y) {
    return Integer.divideUnsigned(x, y);
  }

  static int remainderUnsignedInteger(int x, int y) {
    return Integer.remainderUnsigned(x, y);
  }

  static long parseUnsignedLong(String s) {
    return Long.parseUnsignedLong(s);
  }

  static long parseUnsignedLongInRadix(String s, int radix) {
    return Long.parseUnsignedLong(s, radix);
  }

  static long parseUnsignedLongRange(String s, int i, int j, int radix) {
    return Long.parseUnsignedLong(s, i, j, radix);
  }

  static long parseUnsignedLongOfUnsigned(long x, int radix) {
    return Long.parseUnsignedLong(Long.toUnsignedString(x, radix), radix);
  }

  static long parseLongRange(String s, int i, int j, int radix) {
    return Long.parseLong(s, i, j, radix);
  }

  static long parseLongPart(String s, int i) {
    return Long.parseLong(s, 0, i, 10);
  }

  static String toRadixLong(long x, int radix) {
    return Long.toString(x, radix);
  }

  static String toUnsignedLong(long x) {
    return Long.toUnsignedString(x);
  }

  static String toUnsignedRadixLong(long x, int radix) {
    return Long.toUnsignedString(x, radix);
  }

  static String toHexLong(long x) {
    return Long.toHexString(x);
  }

  static String toOctalLong(long x) {
    return Long.toOctalString(x);
  }

  static String toBinaryLong(long x) {
    return Long.toBinaryString(x);
  }

  static long divideUnsignedLong(long x, long y) {
    return Long.divideUnsigned(x, y);
  }

  static long remainderUnsignedLong(long x, long y) {
    return Long.remainderUnsigned(x, y);
  }

  static long toUnsignedLong(int x) {
    return Integer.toUnsignedLong(x);
  }

  static int byteToUnsigned(byte x) {
    return Byte.toUnsignedInt(x);
  }

  static int shortToUnsigned(short x) {
    return Short.toUnsignedInt(x);
  }
}
