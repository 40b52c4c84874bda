package dev.clew.subjects;

/** Tricks with bits and shifts. */
final class Bits {

  private Bits() {}

  static boolean isPowerOfTwo(int x) { // paths 3
    if (x > 0 && (x & (x - 1)) == 0) {
      return true; // returns 1: Integer.bitCount(x) == 1 && x > 0
    }
    return false; // returns 2: Integer.bitCount(x) != 1 || x < 0
  }

  static int swap(int a, int b) { // paths 2
    a ^= b;
    b ^= a;
    a ^= b;
    if (a == b && a != b) {
      return -1; // returns 0
    }
    return b; // returns 1: a == b; returns 1: a != b
  }

  static int branchFreeAbs(int x) { // paths 2
    int mask = x >> 31;
    int abs = (x + mask) ^ mask;
    if (abs < 0) {
      return -1; // returns 1: x == Integer.MIN_VALUE
    }
    return abs; // returns 1: x != Integer.MIN_VALUE
  }

  /* Only five bits of the distance count. */
  static int distance(int n) { // paths 2
    if (1 << n == 2) {
      return 1; // returns 1: (n & 31) == 1
    }
    return 0; // returns 1: (n & 31) != 1
  }

  static int unsignedShift(int x) { // paths 2
    if (x >>> 28 == 0xF) {
      return 1; // returns 1: x < 0 && x >> 28 == -1
    }
    return 0; // returns 1: x >>> 28 != 0xF
  }

  static int arithmeticShift(long x) { // paths 2
    return x >> 60 == -8 ? 1 : 0; // returns 1: x >>> 60 == 8; returns 1: x >>> 60 != 8
  }

  static int byteShift(byte b) { // paths 2
    b >>>= 1;
    if (b < 0) {
      return 1; // returns 1: b < 0
    }
    return 0; // returns 1: b >= 0
  }

  static int countBits(byte b) { // paths 256
    int count = 0;
    for (int i = 0; i < 8; i++) {
      if ((b >> i & 1) != 0) {
        count++;
      }
    }
    return count; // returns 256
  }

  static boolean parity(int x) { // paths 2
    x ^= x >>> 16;
    x ^= x >>> 8;
    x ^= x >>> 4;
    x ^= x >>> 2;
    x ^= x >>> 1;
    if ((x & 1) == 1) {
      return true; // returns 1: Integer.bitCount(x) % 2 == 1
    }
    return false; // returns 1: Integer.bitCount(x) % 2 == 0
  }

  static boolean oppositeSigns(int a, int b) { // paths 2
    if ((a ^ b) < 0) {
      return true; // returns 1: a < 0 != b < 0
    }
    return false; // returns 1: a < 0 == b < 0
  }

  static int rotate(int x) { // paths 2
    if (Integer.rotateLeft(x, 8) == 0x12345678) {
      return 1; // returns 1: x == 0x78123456
    }
    return 0; // returns 1: x != 0x78123456
  }

  static int complement(int x) { // paths 1
    if (~x != -x - 1) {
      return 1; // returns 0
    }
    return 0; // returns 1
  }
}
