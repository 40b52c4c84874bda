package dev.clew.solver.semantics;

import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * The interchange encoding of a binary format (IEEE 754-2008, clause 3.4): how a number becomes
 * sign, biased exponent and fraction, and the way back.
 *
 * @param exponentBits width of the exponent field
 * @param significandBits precision, the hidden bit included
 */
record FloatEncoding(int exponentBits, int significandBits) {

  BigInteger zero(boolean negative) {
    return withSign(negative, BigInteger.ZERO);
  }

  BigInteger infinity(boolean negative) {
    BigInteger exponent = BigInteger.valueOf((1L << exponentBits) - 1);
    return withSign(negative, exponent.shiftLeft(significandBits - 1));
  }

  BigInteger maxFinite(boolean negative) {
    return infinity(negative).subtract(BigInteger.ONE);
  }

  /**
   * Rounds and packs; every finite result comes through here.
   *
   * <p>The exponent above the least and the significand are added, not joined: the hidden bit
   * raises the field by one just if it is set, so that subnormal values need no case of their own,
   * and a carry out of the significand moves on to the next exponent, at last to infinity.
   */
  BigInteger round(RoundingMode mode, Dyadic exact) {
    if (exact.isZero()) {
      return zero(exact.negative());
    }
    long unit = Math.max(exact.topExponent() - significandBits + 1, minExponent());
    BigInteger significand = exact.quantize(mode, unit);
    BigInteger field = BigInteger.valueOf(unit - minExponent());
    BigInteger magnitude = field.shiftLeft(significandBits - 1).add(significand);
    return magnitude.compareTo(infinity(false)) < 0
        ? withSign(exact.negative(), magnitude)
        : overflow(mode, exact.negative());
  }

  /** The result beyond the largest finite value (clause 7.4). */
  private BigInteger overflow(RoundingMode mode, boolean negative) {
    boolean towardsZero =
        mode == RoundingMode.DOWN || mode == (negative ? RoundingMode.CEILING : RoundingMode.FLOOR);
    return towardsZero ? maxFinite(negative) : infinity(negative);
  }

  /** The number that a finite encoding stands for. */
  Dyadic unpack(BigInteger finite) {
    BigInteger magnitude = magnitude(finite);
    long field = magnitude.shiftRight(significandBits - 1).longValue();
    BigInteger hidden = BigInteger.ONE.shiftLeft(significandBits - 1);
    BigInteger fraction = magnitude.and(hidden.subtract(BigInteger.ONE));
    return field == 0
        ? new Dyadic(signOf(finite), fraction, minExponent())
        : new Dyadic(signOf(finite), fraction.or(hidden), minExponent() + field - 1);
  }

  /** The largest exponent of a finite value's first bit. */
  long bias() {
    return (1L << (exponentBits - 1)) - 1;
  }

  /** The exponent of the least subnormal value. */
  long minExponent() {
    return 2 - bias() - significandBits;
  }

  boolean signOf(BigInteger a) {
    return a.testBit(signBit());
  }

  BigInteger negate(BigInteger a) {
    return a.flipBit(signBit());
  }

  /**
   * The encoding without its sign.
   *
   * @throws IllegalArgumentException if it does not fit the format
   */
  BigInteger magnitude(BigInteger a) {
    if (a.signum() < 0 || a.bitLength() > signBit() + 1) {
      throw new IllegalArgumentException("not a value of " + this + ": 0x" + a.toString(16));
    }
    return a.clearBit(signBit());
  }

  private BigInteger withSign(boolean negative, BigInteger magnitude) {
    return negative ? magnitude.setBit(signBit()) : magnitude;
  }

  private int signBit() {
    return exponentBits + significandBits - 1;
  }
}
