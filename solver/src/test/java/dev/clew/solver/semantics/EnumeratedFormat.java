package dev.clew.solver.semantics;

import java.math.RoundingMode;
import java.util.HashMap;
import java.util.Map;

/**
 * A float format small enough to list its values, which rounds by looking for the neighbours in
 * that list. It shares no code with {@link SoftFloat}.
 *
 * <p>Values are {@code double}s. With at most 5 significand and 4 exponent bits, their sums,
 * products, fused products and midpoints are exact in {@code double}, so that plain arithmetic
 * serves as exact arithmetic.
 */
final class EnumeratedFormat {

  /** A real number, known by the sign of its difference to any candidate. */
  interface Real {

    int compareTo(double candidate);

    static Real of(double value) {
      return candidate -> (int) Math.signum(value - candidate);
    }

    /** The quotient of two numbers whose products with the candidates are exact. */
    static Real quotient(double dividend, double divisor) {
      return candidate ->
          (int) (Math.signum(dividend - candidate * divisor) * Math.signum(divisor));
    }

    /** The root of a positive number. */
    static Real squareRoot(double square) {
      return candidate -> candidate < 0 ? 1 : Double.compare(square, candidate * candidate);
    }
  }

  final int exponentBits;
  final int significandBits;
  private final double[] magnitudes;
  private final Map<Double, Integer> patterns = new HashMap<>();

  EnumeratedFormat(int exponentBits, int significandBits) {
    this.exponentBits = exponentBits;
    this.significandBits = significandBits;
    int infinity = ((1 << exponentBits) - 1) << (significandBits - 1);
    magnitudes = new double[infinity + 1];
    for (int pattern = 0; pattern <= infinity; pattern++) {
      magnitudes[pattern] = decode(pattern);
      patterns.put(magnitudes[pattern], pattern);
      patterns.put(-magnitudes[pattern], pattern | size() / 2);
    }
    patterns.put(Double.NaN, infinity | 1 << (significandBits - 2));
  }

  /** The number of bit patterns. */
  int size() {
    return 1 << (exponentBits + significandBits);
  }

  /** The value of a pattern, by the formulas of IEEE 754-2008, 3.4. */
  double decode(int pattern) {
    int fractionBits = significandBits - 1;
    int bias = (1 << (exponentBits - 1)) - 1;
    int fraction = pattern & ((1 << fractionBits) - 1);
    int exponent = (pattern >> fractionBits) & ((1 << exponentBits) - 1);
    double sign = pattern < size() / 2 ? 1 : -1;
    if (exponent == (1 << exponentBits) - 1) {
      return fraction == 0 ? sign * Double.POSITIVE_INFINITY : Double.NaN;
    }
    double scaled = fraction / (double) (1 << fractionBits);
    return exponent == 0
        ? sign * scaled * Math.pow(2, 1 - bias)
        : sign * (1 + scaled) * Math.pow(2, exponent - bias);
  }

  /** The pattern of a value of this format; every NaN has the canonical one. */
  int encode(double value) {
    return patterns.get(value);
  }

  double minNormal() {
    return magnitudes[1 << (significandBits - 1)];
  }

  /** The value that a real number other than zero rounds to, found by the mode's definition. */
  double round(RoundingMode mode, Real exact) {
    boolean negative = exact.compareTo(0) < 0;
    double sign = negative ? -1 : 1;
    int next = 0;
    while (sign * exact.compareTo(sign * magnitudes[next]) > 0) {
      next++;
    }
    if (exact.compareTo(sign * magnitudes[next]) == 0) {
      return sign * magnitudes[next];
    }
    boolean away =
        switch (mode) {
          case DOWN -> false;
          case FLOOR -> negative;
          case CEILING -> !negative;
          case HALF_UP, HALF_EVEN -> {
            double midpoint = (magnitudes[next - 1] + finite(next)) / 2;
            double side = sign * exact.compareTo(sign * midpoint);
            yield side > 0 || (side == 0 && (mode == RoundingMode.HALF_UP || next % 2 == 0));
          }
          case UP, HALF_DOWN, UNNECESSARY -> throw new IllegalArgumentException(mode.toString());
        };
    return sign * magnitudes[away ? next : next - 1];
  }

  /** For the nearest value, infinity counts as the next power of two. */
  private double finite(int pattern) {
    return Double.isInfinite(magnitudes[pattern])
        ? Math.pow(2, 1 << (exponentBits - 1))
        : magnitudes[pattern];
  }
}
