package dev.clew.solver.search;

import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;

/**
 * Floats of any format by their place in the order of all: zero has place 0, neighbours differ by
 * 1, and the places of x and -x by their sign. NaN lies beyond infinity.
 */
final class FloatOrder {

  private FloatOrder() {}

  /** The place of a raw float. */
  static long raw(Sort sort, long bits) {
    long magnitude = Patterns.zeroExtend(bits, sort.width() - 1);
    return bits < 0 ? -magnitude : magnitude;
  }

  /** The place of any float. */
  static BigInteger wide(Value value) {
    BigInteger pattern = value.pattern();
    int sign = value.sort().width() - 1;
    return pattern.testBit(sign) ? pattern.clearBit(sign).negate() : pattern;
  }

  /** The float at a place, or the infinity that lies before it. */
  static Value at(Sort sort, BigInteger place) {
    BigInteger magnitude = place.abs().min(infinity(sort));
    return Value.ofPattern(
        sort, place.signum() < 0 ? magnitude.setBit(sort.width() - 1) : magnitude);
  }

  /** The float so many places away, at most the infinity; NaN's neighbours are nowhere: zero's. */
  static Value shifted(Value from, BigInteger places) {
    BigInteger place = isNaN(from) ? BigInteger.ZERO : wide(from);
    return at(from.sort(), place.add(places));
  }

  /** {@code 2^exponent} places up or down from any float, as {@link #shifted}. */
  static Value stepped(Value from, boolean up, int exponent) {
    Sort sort = from.sort();
    if (!sort.isRaw()) {
      BigInteger places = BigInteger.ONE.shiftLeft(exponent);
      return shifted(from, up ? places : places.negate());
    }
    long infinity = rawInfinity(sort);
    long place = isNaN(from) ? 0 : raw(sort, from.raw());
    long step = Math.min(1L << exponent, infinity);
    long moved =
        up
            ? place > infinity - step ? infinity : place + step
            : place < step - infinity ? -infinity : place - step;
    return atRaw(sort, moved);
  }

  private static Value atRaw(Sort sort, long place) {
    long sign = place < 0 ? 1L << (sort.width() - 1) : 0;
    return Value.ofRaw(sort, Math.abs(place) | sign);
  }

  private static long rawInfinity(Sort sort) {
    return Patterns.zeroExtend(-1L, sort.exponentBits()) << (sort.bits() - 1);
  }

  private static BigInteger infinity(Sort sort) {
    return Patterns.ones(sort.exponentBits()).shiftLeft(sort.bits() - 1);
  }

  static boolean isNaN(Value value) {
    return value.sort().isRaw()
        ? isNaN(value.sort(), value.raw())
        : wide(value).abs().compareTo(infinity(value.sort())) > 0;
  }

  static boolean isNaN(Sort sort, long bits) {
    return Patterns.zeroExtend(bits, sort.width() - 1) > rawInfinity(sort);
  }
}
