package dev.clew.models;

/** {@code Integer}, {@code Long} and {@code Short}: bits, and methods that lambdas name. */
@SuppressWarnings("all") // odd calls are what is tested
final class BitsOfBoxesSubjects {

  private BitsOfBoxesSubjects() {}

  static long bitCountInteger(int x) {
    return Integer.bitCount(x);
  }

  static long highestOneBitInteger(int x) {
    return Integer.highestOneBit(x);
  }

  static long lowestOneBitInteger(int x) {
    return Integer.lowestOneBit(x);
  }

  static long numberOfLeadingZerosInteger(int x) {
    return Integer.numberOfLeadingZeros(x);
  }

  static long numberOfTrailingZerosInteger(int x) {
    return Integer.numberOfTrailingZeros(x);
  }

  static long reverseInteger(int x) {
    return Integer.reverse(x);
  }

  static long reverseBytesInteger(int x) {
    return Integer.reverseBytes(x);
  }

  static long signumInteger(int x) {
    return Integer.signum(x);
  }

  static int minInteger(int x, int y) {
    return Integer.min(x, y);
  }

  static int maxInteger(int x, int y) {
    return Integer.max(x, y);
  }

  static int sumInteger(int x, int y) {
    return Integer.sum(x, y);
  }

  static int rotateLeftInteger(int x, int y) {
    return Integer.rotateLeft(x, y);
  }

  static int rotateRightInteger(int x, int y) {
    return Integer.rotateRight(x, y);
  }

  static long bitCountLong(long x) {
    return Long.bitCount(x);
  }

  static long highestOneBitLong(long x) {
    return Long.highestOneBit(x);
  }

  static long lowestOneBitLong(long x) {
    return Long.lowestOneBit(x);
  }

  static long numberOfLeadingZerosLong(long x) {
    return Long.numberOfLeadingZeros(x);
  }

  static long numberOfTrailingZerosLong(long x) {
    return Long.numberOfTrailingZeros(x);
  }

  static long reverseLong(long x) {
    return Long.reverse(x);
  }

  static long reverseBytesLong(long x) {
    return Long.reverseBytes(x);
  }

  static long signumLong(long x) {
    return Long.signum(x);
  }

  static long minLong(long x, long y) {
    return Long.min(x, y);
  }

  static long maxLong(long x, long y) {
    return Long.max(x, y);
  }

  static long sumLong(long x, long y) {
    return Long.sum(x, y);
  }

  static long rotateLeftLong(long x, int y) {
    return Long.rotateLeft(x, y);
  }

  static long rotateRightLong(long x, int y) {
    return Long.rotateRight(x, y);
  }

  static short shortReverse(short x) {
    return Short.reverseBytes(x);
  }
}
