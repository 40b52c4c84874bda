package dev.clew.solver.expr;

import java.math.BigInteger;

/** Bit patterns: sign extension, and the one NaN that a float sort has. */
public final class Patterns {

  private Patterns() {}

  /** The low {@code width} bits read as a signed number, for widths up to 64. */
  public static long signExtend(long bits, int width) {
    int unused = Long.SIZE - width;
    return (bits << unused) >> unused;
  }

  /** The low {@code width} bits read as an unsigned number, for widths up to 64. */
  public static long zeroExtend(long bits, int width) {
    int unused = Long.SIZE - width;
    return (bits << unused) >>> unused;
  }

  /** The low {@code width} bits as a non-negative number. */
  public static BigInteger unsigned(BigInteger bits, int width) {
    return bits.signum() >= 0 && bits.bitLength() <= width ? bits : bits.and(ones(width));
  }

  /** A non-negative number of at most {@code width} bits read as a signed one. */
  public static BigInteger signed(BigInteger unsigned, int width) {
    return unsigned.testBit(width - 1)
        ? unsigned.subtract(BigInteger.ONE.shiftLeft(width))
        : unsigned;
  }

  /** The number whose {@code width} low bits are set. */
  public static BigInteger ones(int width) {
    return BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
  }

  /** Every NaN of a raw float sort becomes the one that {@code Float.floatToIntBits} gives. */
  public static long canonical(Sort sort, long signExtended) {
    int fractionBits = sort.bits() - 1;
    long magnitude = zeroExtend(signExtended, sort.width() - 1);
    long infinity = zeroExtend(-1L, sort.exponentBits()) << fractionBits;
    return magnitude > infinity ? infinity | 1L << (fractionBits - 1) : signExtended;
  }

  /** Every NaN of a wide float sort becomes the quiet one without payload or sign. */
  static BigInteger canonical(Sort sort, BigInteger unsigned) {
    int fractionBits = sort.bits() - 1;
    BigInteger infinity = ones(sort.exponentBits()).shiftLeft(fractionBits);
    BigInteger magnitude = unsigned.clearBit(sort.width() - 1);
    return magnitude.compareTo(infinity) > 0 ? infinity.setBit(fractionBits - 1) : unsigned;
  }
}
