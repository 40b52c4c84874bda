package dev.clew.solver.semantics;

import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * The exact number {@code (-1)^negative * significand * 2^exponent}, with a signed zero: a finite
 * float after unpacking and before rounding.
 *
 * <p>Operations whose result need not be dyadic, or would be needlessly long, take a precision and
 * return a <em>stand-in</em>: a number on the same side as the true result of every float of at
 * most that many significand bits and of every midpoint of two neighbouring ones, so that both
 * round alike in every mode. No operation takes time or space in the order of an exponent, except
 * {@link #quantize} to a far smaller exponent. Exponents stay below 2^62 in magnitude, so that sums
 * of two of them cannot overflow.
 *
 * @param negative the sign, meaningful for zero too
 * @param significand not negative, and not necessarily odd
 * @param exponent the weight of the significand's last bit
 */
record Dyadic(boolean negative, BigInteger significand, long exponent) {

  static Dyadic of(BigInteger integer) {
    return new Dyadic(integer.signum() < 0, integer.abs(), 0);
  }

  boolean isZero() {
    return significand.signum() == 0;
  }

  /** The {@code t} with {@code 2^t <= |this| < 2^(t+1)}, for a number other than zero. */
  long topExponent() {
    return exponent + significand.bitLength() - 1;
  }

  /** The product; exact, and with the product's sign if zero. */
  Dyadic times(Dyadic other) {
    return new Dyadic(
        negative != other.negative,
        significand.multiply(other.significand),
        exponent + other.exponent);
  }

  /**
   * A stand-in for the sum. The sign of a zero sum is not specified, since it depends on the
   * rounding mode.
   *
   * <p>The sum's bits below half a unit in the last place of the larger operand, less one for
   * cancellation, matter only by not being all zero; so an operand that lies wholly below is
   * replaced by one bit there.
   */
  Dyadic plus(Dyadic other, int precision) {
    if (isZero() || other.isZero()) {
      return isZero() ? other : this;
    }
    boolean ordered = topExponent() >= other.topExponent();
    Dyadic large = ordered ? this : other;
    Dyadic small = ordered ? other : this;
    long unit = Math.min(large.exponent, large.topExponent() - precision - 1);
    if (small.topExponent() < unit) {
      small = new Dyadic(small.negative, BigInteger.ONE, unit - 1);
    }
    long common = Math.min(large.exponent, small.exponent);
    BigInteger sum = large.signedAt(common).add(small.signedAt(common));
    return new Dyadic(sum.signum() < 0, sum.abs(), common);
  }

  /** A stand-in for the quotient by a number other than zero. */
  Dyadic dividedBy(Dyadic divisor, int precision) {
    int missing = precision + 2 + divisor.significand.bitLength() - significand.bitLength();
    int shift = Math.max(0, missing);
    BigInteger[] division = significand.shiftLeft(shift).divideAndRemainder(divisor.significand);
    boolean sign = negative != divisor.negative;
    return truncated(sign, division, exponent - divisor.exponent - shift);
  }

  /** A stand-in for the square root of a number that is not negative. */
  Dyadic squareRoot(int precision) {
    int missing = Math.max(0, 2 * (precision + 2) - significand.bitLength());
    int shift = missing + (int) Math.floorMod(exponent - missing, 2L);
    BigInteger[] root = significand.shiftLeft(shift).sqrtAndRemainder();
    return truncated(negative, root, (exponent - shift) / 2);
  }

  /**
   * This number less the multiple of the divisor, truncated towards zero: exact, smaller than the
   * divisor in magnitude, and with this number's sign even if zero. The power of two between the
   * exponents is never formed, only its residue.
   */
  Dyadic truncatedRemainder(Dyadic divisor) {
    if (isZero() || topExponent() < divisor.topExponent()) {
      return this;
    }
    long common = Math.min(exponent, divisor.exponent);
    BigInteger modulus = divisor.magnitudeAt(common);
    BigInteger scale = BigInteger.TWO.modPow(BigInteger.valueOf(exponent - common), modulus);
    return new Dyadic(negative, significand.multiply(scale).mod(modulus), common);
  }

  /**
   * This number less the divisor's multiple by the integer nearest to the quotient, the even one of
   * two: exact, at most half the divisor in magnitude, and with this number's sign if zero.
   *
   * <p>The remainder by twice the divisor has the same nearest remainder, and its quotient by the
   * divisor is below 2, so that 0, 1 and 2 are the only multiples to choose from.
   */
  Dyadic nearestRemainder(Dyadic divisor) {
    Dyadic twice = new Dyadic(divisor.negative, divisor.significand, divisor.exponent + 1);
    Dyadic rest = truncatedRemainder(twice);
    if (rest.isZero() || rest.topExponent() < divisor.topExponent() - 1) {
      return rest;
    }
    long common = Math.min(rest.exponent, divisor.exponent);
    BigInteger dividend = rest.magnitudeAt(common);
    BigInteger step = divisor.magnitudeAt(common);
    BigInteger doubled = dividend.shiftLeft(1);
    BigInteger nearest = dividend;
    if (doubled.compareTo(step) > 0) {
      nearest = nearest.subtract(step);
    }
    if (doubled.compareTo(step.multiply(BigInteger.valueOf(3))) >= 0) {
      nearest = nearest.subtract(step);
    }
    return new Dyadic(negative != (nearest.signum() < 0), nearest.abs(), common);
  }

  /**
   * The {@code n >= 0} for which {@code (-1)^negative * n * 2^unit} is this number rounded to a
   * multiple of {@code 2^unit} (IEEE 754-2008, 4.3).
   *
   * @throws ArithmeticException if {@code n} has more bits than a {@link BigInteger} can hold
   */
  BigInteger quantize(RoundingMode mode, long unit) {
    if (isZero() || exponent >= unit) {
      return magnitudeAt(unit);
    }
    // One more position than there are bits leaves less than a half; farther is no different.
    int dropped = (int) Math.min(unit - exponent, significand.bitLength() + 1L);
    BigInteger kept = significand.shiftRight(dropped);
    boolean half = significand.testBit(dropped - 1);
    int lowest = significand.getLowestSetBit();
    boolean away =
        switch (mode) {
          case HALF_EVEN -> half && (lowest < dropped - 1 || kept.testBit(0));
          case HALF_UP -> half;
          case CEILING -> !negative && lowest < dropped;
          case FLOOR -> negative && lowest < dropped;
          case DOWN -> false;
          case UP, HALF_DOWN, UNNECESSARY ->
              throw new IllegalArgumentException("not an IEEE 754 rounding mode: " + mode);
        };
    return away ? kept.add(BigInteger.ONE) : kept;
  }

  /** Appends one bit to a result in whole units: whether a remainder was cut off. */
  private static Dyadic truncated(boolean negative, BigInteger[] wholeAndRest, long unit) {
    BigInteger doubled = wholeAndRest[0].shiftLeft(1);
    boolean exact = wholeAndRest[1].signum() == 0;
    return new Dyadic(negative, exact ? doubled : doubled.setBit(0), unit - 1);
  }

  /** The magnitude in units of {@code 2^unit}, where {@code unit <= exponent} unless zero. */
  private BigInteger magnitudeAt(long unit) {
    return isZero() ? significand : significand.shiftLeft(Math.toIntExact(exponent - unit));
  }

  private BigInteger signedAt(long unit) {
    return negative ? magnitudeAt(unit).negate() : magnitudeAt(unit);
  }
}
