package dev.clew.solver.semantics;

import static dev.clew.solver.semantics.SoftFloat.BINARY64;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/**
 * Every mode on {@code double}: the exact result, known from decimal arithmetic, has to lie between
 * the rounded one and the neighbour, or the midpoint to the neighbour, that the mode allows.
 */
@TestInstance(Lifecycle.PER_CLASS)
@Tag("once")
class SoftFloatRoundingModesTest {

  private static final long SEED = 20080829;
  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final BigDecimal BEYOND_MAX = TWO.pow(1024);

  private SplittableRandom random = new SplittableRandom(SEED);
  private long cases;

  /** A real number other than zero, known by the sign of its difference to any candidate. */
  private interface Real {
    int compareTo(BigDecimal candidate);
  }

  @BeforeEach
  void startTheSameSequence() {
    random = new SplittableRandom(SEED);
  }

  @AfterAll
  void printTheNumberOfCases() {
    System.out.printf("%s: %,d cases%n", getClass().getSimpleName(), cases);
  }

  @Test
  void resultsOfModerateExponentsAreTheNeighboursThatTheModeSays() {
    for (int i = 0; i < 8_000; i++) {
      checkAll(moderate(), moderate(), moderate());
    }
  }

  @Test
  void resultsNearTheLimitsOfTheRangeAreTheNeighboursThatTheModeSays() {
    for (int i = 0; i < 1_500; i++) {
      double a = Math.scalb(moderate(), random.nextBoolean() ? 500 : -530);
      double b = Math.scalb(moderate(), random.nextBoolean() ? 500 : -530);
      checkAll(a, b, Math.scalb(moderate(), random.nextBoolean() ? 980 : -1050));
    }
  }

  @Test
  void tiesOfSumsAreBrokenAsTheModeSays() {
    for (int i = 0; i < 10_000; i++) {
      double a = moderate();
      checkSum(a, Math.copySign(Math.ulp(a) / 2, moderate()));
      checkSum(a, Math.copySign(Math.nextUp(Math.ulp(a) / 2), moderate()));
      checkSum(a, Math.copySign(Math.nextDown(Math.ulp(a) / 2), moderate()));
    }
  }

  @Test
  void aWiderFormatRoundedOnceMoreGivesTheSameResult() {
    SoftFloat wide = new SoftFloat(15, 2 * 53 + 2);
    for (int i = 0; i < 8_000; i++) {
      BigInteger a = bits(moderate());
      BigInteger b = bits(moderate());
      for (RoundingMode mode : SoftFloat.ROUNDING_MODES) {
        BigInteger x = wide.convert(mode, BINARY64, a);
        BigInteger y = wide.convert(mode, BINARY64, b);
        same(BINARY64.add(mode, a, b), narrow(mode, wide, wide.add(mode, x, y)));
        same(BINARY64.multiply(mode, a, b), narrow(mode, wide, wide.multiply(mode, x, y)));
        same(BINARY64.divide(mode, a, b), narrow(mode, wide, wide.divide(mode, x, y)));
        same(BINARY64.squareRoot(mode, a), narrow(mode, wide, wide.squareRoot(mode, x)));
      }
    }
  }

  private void checkAll(double a, double b, double c) {
    BigDecimal x = new BigDecimal(a);
    BigDecimal y = new BigDecimal(b);
    BigDecimal product = x.multiply(y);
    BigDecimal fused = product.add(new BigDecimal(c));
    Real quotient = candidate -> x.compareTo(candidate.multiply(y)) * y.signum();
    BigDecimal square = x.abs();
    Real root = r -> r.signum() < 0 ? 1 : square.compareTo(r.multiply(r));
    checkSum(a, b);
    for (RoundingMode mode : SoftFloat.ROUNDING_MODES) {
      check(mode, product::compareTo, BINARY64.multiply(mode, bits(a), bits(b)));
      check(mode, quotient, BINARY64.divide(mode, bits(a), bits(b)));
      check(mode, root, BINARY64.squareRoot(mode, bits(Math.abs(a))));
      if (fused.signum() != 0) {
        BigInteger actual = BINARY64.fusedMultiplyAdd(mode, bits(a), bits(b), bits(c));
        check(mode, fused::compareTo, actual);
      }
    }
  }

  private void checkSum(double a, double b) {
    BigDecimal sum = new BigDecimal(a).add(new BigDecimal(b));
    for (RoundingMode mode : SoftFloat.ROUNDING_MODES) {
      if (sum.signum() != 0) {
        check(mode, sum::compareTo, BINARY64.add(mode, bits(a), bits(b)));
      }
    }
  }

  private void check(RoundingMode mode, Real exact, BigInteger actual) {
    cases++;
    double rounded = Double.longBitsToDouble(actual.longValue());
    int sign = exact.compareTo(BigDecimal.ZERO);
    boolean allowed =
        switch (mode) {
          case FLOOR -> isFloor(exact, rounded);
          case CEILING -> isCeiling(exact, rounded);
          case DOWN -> sign > 0 ? isFloor(exact, rounded) : isCeiling(exact, rounded);
          case HALF_UP -> isNearest(exact, rounded, sign > 0, sign < 0);
          case HALF_EVEN -> isNearest(exact, rounded, !actual.testBit(0), !actual.testBit(0));
          default -> false;
        };
    if (!allowed || Math.copySign(1, rounded) != sign) {
      fail("%s gives %s, which is not the value to round to", mode, rounded);
    }
  }

  private static boolean isFloor(Real exact, double r) {
    return compare(exact, r) >= 0 && compare(exact, Math.nextUp(r)) < 0;
  }

  private static boolean isCeiling(Real exact, double r) {
    return compare(exact, r) <= 0 && compare(exact, Math.nextDown(r)) > 0;
  }

  /**
   * Whether between the midpoints to both neighbours, and if on one, then on one that is wanted.
   */
  private static boolean isNearest(Real exact, double r, boolean tieBelow, boolean tieAbove) {
    int below = r < 0 && Double.isInfinite(r) ? 1 : exact.compareTo(midpoint(Math.nextDown(r), r));
    int above = r > 0 && Double.isInfinite(r) ? -1 : exact.compareTo(midpoint(r, Math.nextUp(r)));
    return (below > 0 || (below == 0 && tieBelow)) && (above < 0 || (above == 0 && tieAbove));
  }

  private static int compare(Real exact, double candidate) {
    return Double.isInfinite(candidate)
        ? (candidate > 0 ? -1 : 1)
        : exact.compareTo(new BigDecimal(candidate));
  }

  /** For the nearest value, infinity counts as the next power of two (clause 4.3.1). */
  private static BigDecimal midpoint(double below, double above) {
    return finite(below).add(finite(above)).divide(TWO);
  }

  private static BigDecimal finite(double value) {
    return Double.isInfinite(value)
        ? BEYOND_MAX.multiply(BigDecimal.valueOf(value > 0 ? 1 : -1))
        : new BigDecimal(value);
  }

  private void same(BigInteger direct, BigInteger viaWide) {
    cases++;
    if (!direct.equals(viaWide)) {
      assertThat(viaWide.toString(16)).isEqualTo(direct.toString(16));
    }
  }

  private static BigInteger narrow(RoundingMode mode, SoftFloat wide, BigInteger a) {
    return BINARY64.convert(mode, wide, a);
  }

  /** Not zero, of either sign, with few or many significand bits, between 2^-41 and 2^41. */
  private double moderate() {
    double significand = 1 + (random.nextLong(1L << 52) >> random.nextInt(53)) * 0x1p-52;
    double signed = random.nextBoolean() ? significand : -significand;
    return Math.scalb(signed, random.nextInt(-40, 41));
  }

  private static BigInteger bits(double value) {
    return new BigInteger(Long.toUnsignedString(Double.doubleToLongBits(value)));
  }
}
