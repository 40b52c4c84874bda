package dev.clew.solver.semantics;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/**
 * IEEE 754-2008 binary floating-point arithmetic of any format, as in SMT-LIB's {@code (_
 * FloatingPoint eb sb)}: the reference for formats that Java lacks and for rounding modes other
 * than to nearest even.
 *
 * <p>A value is its interchange encoding (clause 3.4) as a non-negative integer of {@code
 * exponentBits + significandBits} bits: sign, biased exponent, fraction. Any NaN is accepted, and
 * every NaN result, that of {@link #negate} included, is {@link #nan()}. There are no flags and no
 * traps. A value that does not fit the format, or a mode that is not one of {@link
 * #ROUNDING_MODES}, is an {@link IllegalArgumentException}.
 *
 * <p>Every operation computes an exact result, or a stand-in that rounds alike, and rounds it once.
 * With {@code n} significand bits this costs a few {@link BigInteger} operations on about {@code
 * 2n} bits, and for the remainders {@code O(exponentBits)} of them, whatever the distance of the
 * operands' exponents; {@link #toInteger} alone may return a number as long as the exponent says.
 *
 * @param exponentBits width of the exponent field, from 2 to {@link #MAX_EXPONENT_BITS}
 * @param significandBits precision, the hidden bit included, from 2 to {@link
 *     #MAX_SIGNIFICAND_BITS}
 */
public record SoftFloat(int exponentBits, int significandBits) {

  /** Bounded so that the exponent of any exact product or quotient fits a {@code long}. */
  public static final int MAX_EXPONENT_BITS = 60;

  /** Bounded so that the length of any intermediate result fits an {@code int}. */
  public static final int MAX_SIGNIFICAND_BITS = 1 << 24;

  /**
   * The rounding-direction attributes of clause 4.3 under their Java names: to nearest with ties to
   * even, to nearest with ties away from zero, towards positive, towards negative, towards zero.
   */
  public static final List<RoundingMode> ROUNDING_MODES =
      List.of(
          RoundingMode.HALF_EVEN,
          RoundingMode.HALF_UP,
          RoundingMode.CEILING,
          RoundingMode.FLOOR,
          RoundingMode.DOWN);

  /** Java's {@code float}. */
  public static final SoftFloat BINARY32 = new SoftFloat(8, 24);

  /** Java's {@code double}. */
  public static final SoftFloat BINARY64 = new SoftFloat(11, 53);

  public SoftFloat {
    if (exponentBits < 2
        || exponentBits > MAX_EXPONENT_BITS
        || significandBits < 2
        || significandBits > MAX_SIGNIFICAND_BITS) {
      throw new IllegalArgumentException(
          "no such float format: " + exponentBits + ", " + significandBits);
    }
  }

  /** The one NaN of results: positive, with only the first fraction bit, as Java's. */
  public BigInteger nan() {
    return infinity(false).setBit(significandBits - 2);
  }

  public BigInteger infinity(boolean negative) {
    return encoding().infinity(negative);
  }

  public BigInteger zero(boolean negative) {
    return encoding().zero(negative);
  }

  /** The finite value of largest magnitude. */
  public BigInteger maxFinite(boolean negative) {
    return encoding().maxFinite(negative);
  }

  public boolean isNaN(BigInteger a) {
    return magnitude(a).compareTo(infinity(false)) > 0;
  }

  public boolean isInfinite(BigInteger a) {
    return magnitude(a).equals(infinity(false));
  }

  public boolean isZero(BigInteger a) {
    return magnitude(a).signum() == 0;
  }

  /** Whether the sign is minus, as it is of negative zero; false for NaN, as in SMT-LIB. */
  public boolean isNegative(BigInteger a) {
    return signOf(a) && !isNaN(a);
  }

  /** Whether finite, not zero and of full precision. */
  public boolean isNormal(BigInteger a) {
    return isFinite(a) && magnitude(a).bitLength() >= significandBits;
  }

  /** Whether not zero but below every normal value in magnitude. */
  public boolean isSubnormal(BigInteger a) {
    return !isZero(a) && magnitude(a).bitLength() < significandBits;
  }

  /** The sum; an exact zero of unlike signs is +0, but -0 towards negative (clause 6.3). */
  public BigInteger add(RoundingMode mode, BigInteger a, BigInteger b) {
    requireSupported(mode);
    if (isNaN(a) || isNaN(b)) {
      return nan();
    }
    if (isInfinite(a)) {
      return isInfinite(b) && signOf(a) != signOf(b) ? nan() : a;
    }
    return isInfinite(b) ? b : roundSum(mode, unpack(a), unpack(b));
  }

  /** The product; that of a zero and an infinity is NaN (clause 7.2). */
  public BigInteger multiply(RoundingMode mode, BigInteger a, BigInteger b) {
    requireSupported(mode);
    if (isNaN(a) || isNaN(b)) {
      return nan();
    }
    if (isInfinite(a) || isInfinite(b)) {
      return isZero(a) || isZero(b) ? nan() : infinity(signOf(a) != signOf(b));
    }
    return round(mode, unpack(a).times(unpack(b)));
  }

  /** The quotient; by zero, NaN of zero (clause 7.2) and otherwise an infinity (clause 7.3). */
  public BigInteger divide(RoundingMode mode, BigInteger a, BigInteger b) {
    requireSupported(mode);
    if (isNaN(a) || isNaN(b)) {
      return nan();
    }
    boolean negative = signOf(a) != signOf(b);
    if (isInfinite(a) || isZero(b)) {
      return isInfinite(b) || isZero(a) ? nan() : infinity(negative);
    }
    return isInfinite(b)
        ? zero(negative)
        : round(mode, unpack(a).dividedBy(unpack(b), significandBits));
  }

  /**
   * {@code a * b + c}, rounded once (clause 5.4.1). The product can be of any magnitude without
   * overflowing; signs of exact zeros are those of {@link #add}.
   */
  public BigInteger fusedMultiplyAdd(RoundingMode mode, BigInteger a, BigInteger b, BigInteger c) {
    requireSupported(mode);
    if (!isFinite(a) || !isFinite(b)) {
      return add(mode, multiply(mode, a, b), c);
    }
    if (!isFinite(c)) {
      return canonical(c);
    }
    return roundSum(mode, unpack(a).times(unpack(b)), unpack(c));
  }

  /** The square root; that of -0 is -0 (clause 6.3), of any other negative value NaN. */
  public BigInteger squareRoot(RoundingMode mode, BigInteger a) {
    requireSupported(mode);
    if (isNaN(a) || isZero(a)) {
      return canonical(a);
    }
    if (signOf(a)) {
      return nan();
    }
    return isInfinite(a) ? a : round(mode, unpack(a).squareRoot(significandBits));
  }

  /** Java's {@code a % b} (JLS 15.17.3): by the truncated quotient, with the dividend's sign. */
  public BigInteger remainder(BigInteger a, BigInteger b) {
    if (isNaN(b) || !isFinite(a) || isZero(b)) {
      return nan();
    }
    return isInfinite(b) ? a : roundExact(unpack(a).truncatedRemainder(unpack(b)));
  }

  /**
   * {@code Math.IEEEremainder(a, b)}, SMT-LIB's {@code fp.rem}: by the quotient rounded to nearest
   * even; a zero has the dividend's sign (clause 5.3.1).
   */
  public BigInteger ieeeRemainder(BigInteger a, BigInteger b) {
    if (isNaN(b) || !isFinite(a) || isZero(b)) {
      return nan();
    }
    return isInfinite(b) ? a : roundExact(unpack(a).nearestRemainder(unpack(b)));
  }

  /**
   * The integral value next to {@code a} in the mode's direction, with the sign of {@code a} if
   * zero (clause 5.9). Only in a format whose largest values are not all integral, where {@code
   * 2^(exponentBits-1) < significandBits}, can that integer be out of range; it then overflows.
   */
  public BigInteger roundToIntegral(RoundingMode mode, BigInteger a) {
    requireSupported(mode);
    if (!isFinite(a)) {
      return canonical(a);
    }
    Dyadic exact = unpack(a);
    return exact.exponent() >= 0
        ? a
        : round(mode, new Dyadic(exact.negative(), exact.quantize(mode, 0), 0));
  }

  public BigInteger negate(BigInteger a) {
    return isNaN(a) ? nan() : encoding().negate(a);
  }

  public BigInteger absolute(BigInteger a) {
    return isNaN(a) ? nan() : magnitude(a);
  }

  /** Whether {@code a < b}; false if either is NaN (clause 5.11). */
  public boolean lessThan(BigInteger a, BigInteger b) {
    return isOrdered(a, b) && rank(a).compareTo(rank(b)) < 0;
  }

  /** Whether {@code a <= b}; false if either is NaN (clause 5.11). */
  public boolean lessOrEqual(BigInteger a, BigInteger b) {
    return isOrdered(a, b) && rank(a).compareTo(rank(b)) <= 0;
  }

  /** Whether {@code a == b}: NaN equals nothing, and the zeros are equal (clause 5.11). */
  public boolean ieeeEqual(BigInteger a, BigInteger b) {
    return isOrdered(a, b) && rank(a).equals(rank(b));
  }

  /** The integer, rounded; zero is +0. */
  public BigInteger fromInteger(RoundingMode mode, BigInteger integer) {
    requireSupported(mode);
    return round(mode, Dyadic.of(integer));
  }

  /**
   * The fraction, rounded once; zero is +0. It need not be in lowest terms.
   *
   * @throws ArithmeticException if the denominator is zero
   */
  public BigInteger fromRational(RoundingMode mode, BigInteger numerator, BigInteger denominator) {
    requireSupported(mode);
    if (denominator.signum() == 0) {
      throw new ArithmeticException("a fraction with denominator zero");
    }
    if (numerator.signum() == 0) {
      return zero(false);
    }
    return round(mode, Dyadic.of(numerator).dividedBy(Dyadic.of(denominator), significandBits));
  }

  /**
   * The decimal number, rounded once; zero is +0. The cost grows with the scale only as far as the
   * format's range does: a decimal exponent far outside is replaced by a nearer one, outside too.
   *
   * @throws ArithmeticException if neither range nor scale keeps the fraction's terms within what a
   *     {@link BigInteger} can hold
   */
  public BigInteger fromDecimal(RoundingMode mode, BigDecimal decimal) {
    requireSupported(mode);
    BigInteger unscaled = decimal.unscaledValue();
    if (unscaled.signum() == 0) {
      return zero(false);
    }
    // 10^(power-1) <= |decimal| < 10^power.
    long power = (long) decimal.precision() - decimal.scale();
    long greatest = encoding().bias();
    long least = encoding().minExponent();
    if (power > greatest + 2 || power < least - 2) {
      long outside = power > 0 ? greatest + 1 : least - 2;
      return round(mode, new Dyadic(unscaled.signum() < 0, BigInteger.ONE, outside));
    }
    BigInteger scale = BigInteger.TEN.pow(Math.abs(decimal.scale()));
    return decimal.scale() > 0
        ? fromRational(mode, unscaled, scale)
        : fromInteger(mode, unscaled.multiply(scale));
  }

  /** The value {@code a} of the source format in this one, rounded (clause 5.4.2). */
  public BigInteger convert(RoundingMode mode, SoftFloat source, BigInteger a) {
    requireSupported(mode);
    if (source.isNaN(a)) {
      return nan();
    }
    return source.isInfinite(a) ? infinity(source.signOf(a)) : round(mode, source.unpack(a));
  }

  /**
   * The value rounded to an integer (clause 5.8); empty for NaN and the infinities. Time and space
   * are in the order of the value's exponent.
   *
   * @throws ArithmeticException if the integer has more bits than a {@link BigInteger} can hold
   */
  public Optional<BigInteger> toInteger(RoundingMode mode, BigInteger a) {
    requireSupported(mode);
    if (!isFinite(a)) {
      return Optional.empty();
    }
    BigInteger magnitude = unpack(a).quantize(mode, 0);
    return Optional.of(signOf(a) ? magnitude.negate() : magnitude);
  }

  /** Packs a number that is known to be a value of the format. */
  private BigInteger roundExact(Dyadic exact) {
    return round(RoundingMode.HALF_EVEN, exact);
  }

  private BigInteger roundSum(RoundingMode mode, Dyadic x, Dyadic y) {
    Dyadic sum = x.plus(y, significandBits);
    if (sum.isZero()) {
      return zero(x.negative() == y.negative() ? x.negative() : mode == RoundingMode.FLOOR);
    }
    return round(mode, sum);
  }

  private BigInteger round(RoundingMode mode, Dyadic exact) {
    return encoding().round(mode, exact);
  }

  private Dyadic unpack(BigInteger finite) {
    return encoding().unpack(finite);
  }

  private boolean signOf(BigInteger a) {
    return encoding().signOf(a);
  }

  private BigInteger magnitude(BigInteger a) {
    return encoding().magnitude(a);
  }

  private FloatEncoding encoding() {
    return new FloatEncoding(exponentBits, significandBits);
  }

  private boolean isFinite(BigInteger a) {
    return magnitude(a).compareTo(infinity(false)) < 0;
  }

  private BigInteger canonical(BigInteger a) {
    return isNaN(a) ? nan() : a;
  }

  private boolean isOrdered(BigInteger a, BigInteger b) {
    return !isNaN(a) && !isNaN(b);
  }

  /** Encodings are in the order of the magnitudes they encode, infinity last. */
  private BigInteger rank(BigInteger a) {
    return signOf(a) ? magnitude(a).negate() : a;
  }

  private static void requireSupported(RoundingMode mode) {
    if (!ROUNDING_MODES.contains(mode)) {
      throw new IllegalArgumentException("not an IEEE 754 rounding mode: " + mode);
    }
  }
}
