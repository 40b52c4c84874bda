package dev.clew.subjects;

/** All eight primitive types, their conversions and their edges. */
final class Primitives {

  private Primitives() {}

  static boolean xor(boolean a, boolean b) { // paths 1
    return a ^ b; // returns 1
  }

  static int exclusive(boolean a, boolean b) { // paths 2
    if (a ^ b) {
      return 1; // returns 1: a != b
    }
    return 0; // returns 1: a == b
  }

  static int all(boolean z, byte b, short s, char c, int i, long j, float f, double d) { // paths 9
    if (!z) {
      return 0; // returns 1: !z
    }
    if (b != -128) {
      return 1; // returns 1: b != -128
    }
    if (s != 32767) {
      return 2; // returns 1: s != 32767
    }
    if (c != 0xFFFF) {
      return 3; // returns 1: c != 0xFFFF
    }
    if (i != 0x80000000) {
      return 4; // returns 1: i != Integer.MIN_VALUE
    }
    if (j != 0x7FFFFFFFFFFFFFFFL) {
      return 5; // returns 1: j != Long.MAX_VALUE
    }
    if (f != 0.1f) {
      return 6; // returns 1: f != 0.1f
    }
    if (d != 0.1) {
      return 7; // returns 1: d != 0.1
    }
    return 8; // returns 1: z && d == 0.1
  }

  static int narrowToByte(int x) { // paths 3
    byte b = (byte) x;
    if (b == x) {
      return b; // returns 1: x >= -128 && x <= 127
    }
    if (b < 0) {
      return -1; // returns 1: (x & 0x80) != 0 && x != (byte) x
    }
    return 1; // returns 1: (x & 0x80) == 0 && x != (byte) x
  }

  static int bytesWrap(byte a, byte b) { // paths 2
    byte sum = a;
    sum += b;
    if (sum != a + b) {
      return 1; // returns 1: a + b > 127 || a + b < -128
    }
    return 0; // returns 1: a + b <= 127 && a + b >= -128
  }

  static int unsignedByte(byte b) { // paths 2
    int unsigned = b & 0xFF;
    if (unsigned > 127) {
      return unsigned; // returns 1: b < 0
    }
    return unsigned; // returns 1: b >= 0
  }

  static int shortOfInt(int x) { // paths 2
    short s = (short) x;
    return s == 1000 ? 1 : 0; // returns 1: (x & 0xFFFF) == 1000; returns 1: (x & 0xFFFF) != 1000
  }

  static char upper(char c) { // paths 3
    if (c >= 'a' && c <= 'z') {
      return (char) (c - 'a' + 'A'); // returns 1: c >= 'a' && c <= 'z'
    }
    return c; // returns 2: c < 'a' || c > 'z'
  }

  static int hexDigit(char c) { // paths 7
    if (c >= '0' && c <= '9') {
      return c - '0'; // returns 1: Character.digit(c, 16) == c - '0'
    }
    if (c >= 'a' && c <= 'f') {
      return c - 'a' + 10; // returns 1: c >= 'a' && c <= 'f'
    }
    if (c >= 'A' && c <= 'F') {
      return c - 'A' + 10; // returns 1: c >= 'A' && c <= 'F'
    }
    throw new NumberFormatException("no digit"); // throws NumberFormatException "no digit" 4
  }

  /* char has no sign: the successor of the last is the first. */
  static int charWraps(char c) { // paths 2
    c++;
    if (c == 0) {
      return 1; // returns 1: c == 0xFFFF
    }
    return 0; // returns 1: c != 0xFFFF
  }

  static int longOfInts(int a, int b) { // paths 2
    long product = (long) a * b;
    if (product != a * b) {
      return 1; // returns 1: (long) a * b != a * b
    }
    return 0; // returns 1: (long) a * b == a * b
  }

  static int intOfLong(long x) { // paths 3
    int low = (int) x;
    if (low == 7) {
      if (x != 7) {
        return 2; // returns 1: (int) x == 7 && x != 7
      }
      return 1; // returns 1: x == 7
    }
    return 0; // returns 1: (int) x != 7
  }

  static int compareLongs(long a, long b) { // paths 3
    if (a < b) {
      return -1; // returns 1: a < b
    }
    return a == b ? 0 : 1; // returns 1: a == b; returns 1: a > b
  }

  static int signExtension(byte b, short s, char c) { // paths 4
    if (b == s) {
      return s == c ? 1 : 2; // returns 1: b == s && b >= 0 && c == b; returns 1: b == s && s != c
    }
    return (byte) c == b ? 3 : 4; // returns 1: b != s && (byte) c == b; returns 1: b != s && (byte) c != b
  }

  static boolean isNegativeZero(float f) { // paths 3
    if (f == 0) {
      return 1 / f < 0; // returns 1: Float.floatToIntBits(f) == 0x80000000; returns 1: Float.floatToIntBits(f) == 0
    }
    return false; // returns 1: f != 0
  }

  static int longShift(long x, int n) { // paths 2
    if (x << n == 1L << 40) {
      return 1; // returns 1: x << n == 1L << 40
    }
    return 0; // returns 1: x << n != 1L << 40
  }
}
