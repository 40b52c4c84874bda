package dev.clew.solver.semantics;

import static dev.clew.solver.semantics.SoftFloat.BINARY32;
import static dev.clew.solver.semantics.SoftFloat.BINARY64;
import static java.math.RoundingMode.HALF_EVEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** Java's own float and double arithmetic, to nearest even, is the oracle. */
@TestInstance(Lifecycle.PER_CLASS)
@Tag("once")
class SoftFloatAgainstJavaTest {

  private static final long SEED = 19850321;
  private static final int RANDOM_CASES = 80_000;

  private SplittableRandom random = new SplittableRandom(SEED);
  private long cases;

  @BeforeEach
  void startTheSameSequence() {
    random = new SplittableRandom(SEED);
  }

  @AfterAll
  void printTheNumberOfCases() {
    System.out.printf("%s: %,d cases%n", getClass().getSimpleName(), cases);
  }

  @Test
  void doubleArithmeticAgreesOnAllTriplesOfBoundaryValues() {
    double[] boundaries =
        boundaries(Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, 0x1p-52);
    for (double a : boundaries) {
      checkUnary(a);
      for (double b : boundaries) {
        checkBinary(a, b);
        for (double c : boundaries) {
          checkFused(a, b, c);
        }
      }
    }
  }

  @Test
  void floatArithmeticAgreesOnAllTriplesOfBoundaryValues() {
    double[] boundaries = boundaries(Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE, 0x1p-23);
    for (double a : boundaries) {
      checkUnary((float) a);
      for (double b : boundaries) {
        checkBinary((float) a, (float) b);
        for (double c : boundaries) {
          checkFused((float) a, (float) b, (float) c);
        }
      }
    }
  }

  @Test
  void doubleArithmeticAgreesOnRandomValues() {
    for (int i = 0; i < RANDOM_CASES; i++) {
      double a = Double.longBitsToDouble(randomBits(52, i));
      double b = i % 2 == 0 ? Double.longBitsToDouble(randomBits(52, i / 2)) : near(a, 60);
      checkUnary(a);
      checkBinary(a, b);
      checkFused(a, b, i % 3 == 0 ? a : near(-a * b, 110));
    }
  }

  @Test
  void floatArithmeticAgreesOnRandomValues() {
    for (int i = 0; i < RANDOM_CASES; i++) {
      float a = Float.intBitsToFloat((int) (randomBits(23, i) >>> 32));
      float b = i % 2 == 0 ? Float.intBitsToFloat(random.nextInt()) : (float) near(a, 30);
      checkUnary(a);
      checkBinary(a, b);
      checkFused(a, b, i % 3 == 0 ? a : (float) near(-a * b, 50));
    }
  }

  @Test
  void integersAndDecimalsAgreeOnRandomNumbers() {
    for (int i = 0; i < RANDOM_CASES / 4; i++) {
      long n = random.nextLong() >> random.nextInt(64);
      check("(double) long", (double) n, BINARY64.fromInteger(HALF_EVEN, BigInteger.valueOf(n)), n);
      check("(float) long", (float) n, BINARY32.fromInteger(HALF_EVEN, BigInteger.valueOf(n)), n);
      BigDecimal decimal = BigDecimal.valueOf(n, random.nextInt(-330, 360));
      String text = decimal.toString();
      BigInteger parsed = BINARY64.fromDecimal(HALF_EVEN, decimal);
      check("parseDouble", Double.parseDouble(text), parsed, text);
      BigInteger parsedFloat = BINARY32.fromDecimal(HALF_EVEN, decimal);
      check("parseFloat", Float.parseFloat(text), parsedFloat, text);
    }
  }

  private void checkUnary(double a) {
    BigInteger x = bits(a);
    check("sqrt", Math.sqrt(a), BINARY64.squareRoot(HALF_EVEN, x), a);
    check("rint", Math.rint(a), BINARY64.roundToIntegral(HALF_EVEN, x), a);
    check("floor", Math.floor(a), BINARY64.roundToIntegral(RoundingMode.FLOOR, x), a);
    check("ceil", Math.ceil(a), BINARY64.roundToIntegral(RoundingMode.CEILING, x), a);
    check("negate", -a, BINARY64.negate(x), a);
    check("abs", Math.abs(a), BINARY64.absolute(x), a);
    check("(float)", (float) a, BINARY32.convert(HALF_EVEN, BINARY64, x), a);
    check("(double)", a, BINARY64.convert(HALF_EVEN, BINARY64, x), a);
    if (Math.abs(a) < 0x1p62) {
      check(BINARY64.toInteger(RoundingMode.DOWN, x).orElseThrow().longValueExact() == (long) a, a);
    }
  }

  private void checkUnary(float a) {
    BigInteger x = bits(a);
    check("sqrt", (float) Math.sqrt(a), BINARY32.squareRoot(HALF_EVEN, x), a);
    check("rint", (float) Math.rint(a), BINARY32.roundToIntegral(HALF_EVEN, x), a);
    check("floor", (float) Math.floor(a), BINARY32.roundToIntegral(RoundingMode.FLOOR, x), a);
    check("ceil", (float) Math.ceil(a), BINARY32.roundToIntegral(RoundingMode.CEILING, x), a);
    check("negate", -a, BINARY32.negate(x), a);
    check("abs", Math.abs(a), BINARY32.absolute(x), a);
    check("(double)", (double) a, BINARY64.convert(HALF_EVEN, BINARY32, x), a);
    if (Math.abs(a) < 0x1p62) {
      check(BINARY32.toInteger(RoundingMode.DOWN, x).orElseThrow().longValueExact() == (long) a, a);
    }
  }

  private void checkBinary(double a, double b) {
    BigInteger x = bits(a);
    BigInteger y = bits(b);
    check("+", a + b, BINARY64.add(HALF_EVEN, x, y), a, b);
    check("*", a * b, BINARY64.multiply(HALF_EVEN, x, y), a, b);
    check("/", a / b, BINARY64.divide(HALF_EVEN, x, y), a, b);
    check("%", a % b, BINARY64.remainder(x, y), a, b);
    check("rem", Math.IEEEremainder(a, b), BINARY64.ieeeRemainder(x, y), a, b);
    check(BINARY64.lessThan(x, y) == (a < b), a, b);
    check(BINARY64.lessOrEqual(x, y) == (a <= b), a, b);
    check(BINARY64.ieeeEqual(x, y) == (a == b), a, b);
  }

  private void checkBinary(float a, float b) {
    BigInteger x = bits(a);
    BigInteger y = bits(b);
    check("+", a + b, BINARY32.add(HALF_EVEN, x, y), a, b);
    check("*", a * b, BINARY32.multiply(HALF_EVEN, x, y), a, b);
    check("/", a / b, BINARY32.divide(HALF_EVEN, x, y), a, b);
    check("%", a % b, BINARY32.remainder(x, y), a, b);
    check("rem", (float) Math.IEEEremainder(a, b), BINARY32.ieeeRemainder(x, y), a, b);
    check(BINARY32.lessThan(x, y) == (a < b), a, b);
    check(BINARY32.lessOrEqual(x, y) == (a <= b), a, b);
    check(BINARY32.ieeeEqual(x, y) == (a == b), a, b);
  }

  private void checkFused(double a, double b, double c) {
    BigInteger actual = BINARY64.fusedMultiplyAdd(HALF_EVEN, bits(a), bits(b), bits(c));
    check("fma", Math.fma(a, b, c), actual, a, b, c);
  }

  private void checkFused(float a, float b, float c) {
    BigInteger actual = BINARY32.fusedMultiplyAdd(HALF_EVEN, bits(a), bits(b), bits(c));
    check("fma", Math.fma(a, b, c), actual, a, b, c);
  }

  private void check(String operation, double expected, BigInteger actual, Object... operands) {
    check(operation, bits(expected), actual, operands);
  }

  private void check(String operation, float expected, BigInteger actual, Object... operands) {
    check(operation, bits(expected), actual, operands);
  }

  private void check(String operation, BigInteger bits, BigInteger actual, Object... operands) {
    cases++;
    if (!actual.equals(bits)) {
      assertThat(actual.toString(16))
          .as("%s of %s", operation, Arrays.toString(operands))
          .isEqualTo(bits.toString(16));
    }
  }

  private void check(boolean agrees, Object... operands) {
    cases++;
    if (!agrees) {
      assertThat(agrees).as("agreement on %s", Arrays.toString(operands)).isTrue();
    }
  }

  private static BigInteger bits(double value) {
    long bits = Double.doubleToLongBits(value);
    BigInteger signed = BigInteger.valueOf(bits);
    return bits < 0 ? signed.add(BigInteger.ONE.shiftLeft(64)) : signed;
  }

  private static BigInteger bits(float value) {
    return BigInteger.valueOf(Integer.toUnsignedLong(Float.floatToIntBits(value)));
  }

  /** Values at which something changes, with neighbours, in both signs. */
  private static double[] boundaries(double least, double normal, double max, double ulp) {
    return DoubleStream.of(
            0,
            least,
            2 * least,
            normal - least,
            normal,
            normal + least,
            0.5 - ulp / 4,
            0.5,
            1 - ulp / 2,
            1,
            1 + ulp,
            1.5,
            2,
            2.5,
            3,
            1 / ulp - 0.5,
            1 / ulp,
            1 / ulp + 1,
            0x1p63,
            Math.scalb(normal, 24),
            max / 2,
            max * (1 - ulp / 2),
            max,
            Double.POSITIVE_INFINITY,
            Double.NaN)
        .flatMap(value -> DoubleStream.of(value, -value))
        .toArray();
  }

  /**
   * A uniform pattern, at the top of the word; in turn also with few significand bits, which makes
   * exact results and ties, and with the least exponents, which makes subnormal values.
   */
  private long randomBits(int fractionBits, int turn) {
    long bits = random.nextLong();
    long sign = Long.MIN_VALUE;
    int exponentBits = Long.SIZE - 1 - (fractionBits == 23 ? 55 : fractionBits);
    long exponent = ((1L << exponentBits) - 1) << (63 - exponentBits);
    return switch (turn % 4) {
      case 0 -> bits & (sign | exponent | (exponent >>> random.nextInt(1, exponentBits + 2)));
      case 1 -> bits & ~(exponent << random.nextInt(3));
      default -> bits;
    };
  }

  /** The value plus or minus something smaller or larger by at most so many powers of two. */
  private double near(double value, int distance) {
    double scaled = Math.scalb(value, random.nextInt(-distance, distance + 1));
    double factor = 1 + random.nextInt(1 << random.nextInt(1, 24)) * 0x1p-23;
    return random.nextBoolean() ? value + scaled * factor : scaled * factor;
  }
}
