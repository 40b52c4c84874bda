package dev.clew.solver.search;

import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import java.math.BigInteger;

/**
 * How far two values are from each other, on a scale that is logarithmic so that distances of
 * different sorts can be added: 0 for equal values, then from 1 on about a unit for every doubling.
 */
final class ValueDistance {

  /** Of a condition that has no value; more than any other. */
  static final double FAILED = 2048;

  /** Of a condition that no choice can change, to what it is not. */
  static final double NEVER = 1024;

  /** Of a condition that a NaN keeps from holding. */
  static final double NOT_A_NUMBER = 256;

  /** Of what is merely another value, without more or less. */
  static final double UNIT = 1;

  /** Larger gaps are not told apart. */
  private static final double LARGEST_GAP = 0x1p200;

  /** What a difference in value is multiplied with before its logarithm counts. */
  private static final double MAGNITUDE_SCALE = 0x1p20;

  private static final double LARGEST_MAGNITUDE = 0x1p80;
  private static final double MAGNITUDE_SHARE = 0.25;
  private static final long ONE_BITS = Double.doubleToRawLongBits(1.0);

  /** What makes two bit-vectors nearly equal; no measure suits every query. */
  enum Style {
    /** A small difference. */
    NUMERIC,
    /** Few bits that differ. */
    BIT_COUNT,
    /** Many low bits that agree: additions and products are solved from the low end. */
    LOW_BITS
  }

  private ValueDistance() {}

  /** The distance for a gap, which is 0 or at least 1; monotonic, the same on every machine. */
  static double ofGap(double gap) {
    if (gap <= 0) {
      return 0;
    }
    long bits = Double.doubleToRawLongBits(1 + Math.min(gap, LARGEST_GAP));
    return UNIT + (bits - ONE_BITS) * 0x1p-52;
  }

  static double unsignedToDouble(long unsigned) {
    return unsigned >= 0 ? unsigned : ((unsigned >>> 1) | (unsigned & 1)) * 2.0;
  }

  /** Between different bit-vectors of a raw sort. */
  static double ofBits(Style style, int width, long a, long b) {
    long differing = Patterns.zeroExtend(a ^ b, width);
    return switch (style) {
      case NUMERIC -> ofGap(unsignedToDouble(a > b ? a - b : b - a));
      case BIT_COUNT -> UNIT + Long.bitCount(differing);
      case LOW_BITS -> UNIT + width - Long.numberOfTrailingZeros(differing);
    };
  }

  /** Between different mathematical integers or the same, {@code more} further apart. */
  static double ofIntegers(BigInteger a, BigInteger b, int more) {
    return ofGap(a.subtract(b).abs().doubleValue() + more);
  }

  /** Between different raw floats neither of which is NaN, {@code more} steps further apart. */
  static double ofFloats(Sort sort, long a, long b, int more) {
    long x = FloatOrder.raw(sort, a);
    long y = FloatOrder.raw(sort, b);
    // Places lie within 63 bits and a sign, so that their difference fits an unsigned long.
    double steps = unsignedToDouble(x > y ? x - y : y - x) + more;
    return ofGap(Math.max(1, steps)) + MAGNITUDE_SHARE * magnitude(sort, a, b);
  }

  private static double magnitude(Sort sort, long a, long b) {
    double gap = Math.abs(number(sort, a) - number(sort, b)) * MAGNITUDE_SCALE;
    // Infinities of one sign differ by NaN and by nothing.
    return gap > 0 ? ofGap(Math.min(gap, LARGEST_MAGNITUDE)) : 0;
  }

  /** Zero for formats that Java does not have. */
  private static double number(Sort sort, long bits) {
    return sort.equals(Sort.DOUBLE)
        ? Double.longBitsToDouble(bits)
        : sort.equals(Sort.FLOAT) ? Float.intBitsToFloat((int) bits) : 0;
  }
}
