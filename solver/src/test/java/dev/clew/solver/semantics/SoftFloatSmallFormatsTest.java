package dev.clew.solver.semantics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.semantics.EnumeratedFormat.Real;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every operation on every operand of small formats, in every mode, by looking at all values. */
@TestInstance(Lifecycle.PER_CLASS)
@Tag("once")
class SoftFloatSmallFormatsTest {

  private static final int RANDOM_TRIPLES = 50_000;

  private static final List<EnumeratedFormat> FORMATS =
      List.of(
          new EnumeratedFormat(2, 2),
          new EnumeratedFormat(2, 3),
          new EnumeratedFormat(2, 5),
          new EnumeratedFormat(3, 4),
          new EnumeratedFormat(3, 5),
          new EnumeratedFormat(4, 3));

  private long cases;

  private static Stream<SmallFormat> formats() {
    return FORMATS.stream().map(SmallFormat::new);
  }

  @AfterAll
  void printTheNumberOfCases() {
    System.out.printf("%s: %,d cases%n", getClass().getSimpleName(), cases);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void classifiesEveryValue(SmallFormat f) {
    SoftFloat soft = f.soft();
    for (int i = 0; i < f.all().size(); i++) {
      double value = f.all().decode(i);
      BigInteger a = BigInteger.valueOf(i);
      double size = Math.abs(value);
      boolean subnormal = size > 0 && size < f.all().minNormal();
      assertThat(soft.isNaN(a)).isEqualTo(Double.isNaN(value));
      assertThat(soft.isInfinite(a)).isEqualTo(Double.isInfinite(value));
      assertThat(soft.isZero(a)).isEqualTo(value == 0);
      assertThat(soft.isNegative(a)).isEqualTo(Math.copySign(1, value) < 0 && !Double.isNaN(value));
      assertThat(soft.isSubnormal(a)).isEqualTo(subnormal);
      assertThat(soft.isNormal(a)).isEqualTo(Double.isFinite(value) && size > 0 && !subnormal);
      f.check("negate", -value, soft.negate(a), i);
      f.check("absolute", size, soft.absolute(a), i);
      cases += 8;
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void roundsEveryPairAsTheListOfValuesSays(SmallFormat f) {
    for (RoundingMode mode : SoftFloat.ROUNDING_MODES) {
      for (int i = 0; i < f.all().size(); i++) {
        for (int j = 0; j < f.all().size(); j++) {
          checkRounded(f, mode, i, j);
        }
      }
    }
  }

  private void checkRounded(SmallFormat f, RoundingMode mode, int i, int j) {
    double x = f.all().decode(i);
    double y = f.all().decode(j);
    BigInteger a = BigInteger.valueOf(i);
    BigInteger b = BigInteger.valueOf(j);
    f.check(mode + " add", f.sum(mode, x, y), f.soft().add(mode, a, b), i, j);
    double product = f.rounded(mode, x * y, Real.of(x * y));
    f.check(mode + " multiply", product, f.soft().multiply(mode, a, b), i, j);
    double quotient = f.rounded(mode, x / y, Real.quotient(x, y));
    f.check(mode + " divide", quotient, f.soft().divide(mode, a, b), i, j);
    cases += 3;
  }

  @ParameterizedTest
  @MethodSource("formats")
  void hasTheRemaindersAndComparisonsOfDoubleForEveryPair(SmallFormat f) {
    SoftFloat soft = f.soft();
    for (int i = 0; i < f.all().size(); i++) {
      for (int j = 0; j < f.all().size(); j++) {
        double x = f.all().decode(i);
        double y = f.all().decode(j);
        BigInteger a = BigInteger.valueOf(i);
        BigInteger b = BigInteger.valueOf(j);
        f.check("remainder", x % y, soft.remainder(a, b), i, j);
        f.check("ieeeRemainder", Math.IEEEremainder(x, y), soft.ieeeRemainder(a, b), i, j);
        assertThat(soft.lessThan(a, b)).isEqualTo(x < y);
        assertThat(soft.lessOrEqual(a, b)).isEqualTo(x <= y);
        assertThat(soft.ieeeEqual(a, b)).isEqualTo(x == y);
        cases += 5;
      }
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void roundsEveryRootAndIntegralValueAsTheListOfValuesSays(SmallFormat f) {
    for (RoundingMode mode : SoftFloat.ROUNDING_MODES) {
      for (int i = 0; i < f.all().size(); i++) {
        double x = f.all().decode(i);
        BigInteger a = BigInteger.valueOf(i);
        double root = f.rounded(mode, Math.sqrt(x), Real.squareRoot(x));
        f.check(mode + " root", root, f.soft().squareRoot(mode, a), i);
        double integral = f.rounded(mode, integral(mode, x), Real.of(integral(mode, x)));
        f.check(mode + " integral", integral, f.soft().roundToIntegral(mode, a), i);
        assertThat(f.soft().toInteger(mode, a).map(BigInteger::doubleValue))
            .isEqualTo(Stream.of(integral(mode, x) + 0.0).filter(Double::isFinite).findFirst());
        cases += 3;
      }
    }
  }

  private static double integral(RoundingMode mode, double x) {
    return Double.isFinite(x)
        ? Math.copySign(new BigDecimal(x).setScale(0, mode).doubleValue(), x)
        : x;
  }

  @ParameterizedTest
  @MethodSource("formats")
  void fusesEveryTripleOrManyAtRandom(SmallFormat f) {
    int size = f.all().size();
    boolean all = size <= 32;
    SplittableRandom random = new SplittableRandom(754);
    int triples = all ? size * size * size : RANDOM_TRIPLES;
    for (int n = 0; n < triples; n++) {
      int triple = all ? n : random.nextInt(size * size * size);
      checkFused(f, triple % size, triple / size % size, triple / size / size);
    }
  }

  private void checkFused(SmallFormat f, int i, int j, int k) {
    double product = f.all().decode(i) * f.all().decode(j);
    for (RoundingMode mode : SoftFloat.ROUNDING_MODES) {
      BigInteger actual =
          f.soft()
              .fusedMultiplyAdd(
                  mode, BigInteger.valueOf(i), BigInteger.valueOf(j), BigInteger.valueOf(k));
      f.check(mode + " fma", f.sum(mode, product, f.all().decode(k)), actual, i, j, k);
      cases++;
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void roundsFractionsIntegersAndDecimalsAsTheListOfValuesSays(SmallFormat f) {
    for (RoundingMode mode : SoftFloat.ROUNDING_MODES) {
      for (int i = -300; i <= 300; i++) {
        BigInteger n = BigInteger.valueOf(i);
        double rounded = i == 0 ? 0 : f.rounded(mode, i, Real.of(i));
        f.check(mode + " integer", rounded, f.soft().fromInteger(mode, n), i);
        for (int d = 1; d <= 70; d++) {
          double fraction = i == 0 ? 0 : f.rounded(mode, i, Real.quotient(i, d));
          BigInteger denominator = BigInteger.valueOf(d);
          BigInteger opposite = denominator.negate();
          f.check("fraction", fraction, f.soft().fromRational(mode, n, denominator), i, d);
          f.check("fraction", fraction, f.soft().fromRational(mode, n.negate(), opposite), i, d);
        }
        for (int scale = -1; scale <= 4; scale++) {
          double power = Math.pow(10, Math.abs(scale));
          Real exact = scale < 0 ? Real.of(i * power) : Real.quotient(i, power);
          double decimal = i == 0 ? 0 : f.rounded(mode, i, exact);
          BigInteger actual = f.soft().fromDecimal(mode, new BigDecimal(n, scale));
          f.check(mode + " decimal", decimal, actual, i, scale);
        }
        cases += 1 + 2 * 70 + 6;
      }
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void convertsEveryValueOfEveryOtherFormat(SmallFormat f) {
    for (RoundingMode mode : SoftFloat.ROUNDING_MODES) {
      for (EnumeratedFormat source : FORMATS) {
        SoftFloat from = new SmallFormat(source).soft();
        for (int i = 0; i < source.size(); i++) {
          double x = source.decode(i);
          double expected = f.rounded(mode, x, Real.of(x));
          f.check(
              from + " " + mode, expected, f.soft().convert(mode, from, BigInteger.valueOf(i)), i);
          BigInteger bits = new BigInteger(Long.toUnsignedString(Double.doubleToRawLongBits(x)));
          BigInteger fromDouble = f.soft().convert(mode, SoftFloat.BINARY64, bits);
          f.check("double " + mode, expected, fromDouble, i);
          cases += 2;
        }
      }
    }
  }

  /** A format under test with the list of its values. */
  private record SmallFormat(EnumeratedFormat all, SoftFloat soft) {

    SmallFormat(EnumeratedFormat all) {
      this(all, new SoftFloat(all.exponentBits, all.significandBits));
    }

    /** The double result if it is special or an exact zero, and otherwise the rounded real. */
    double rounded(RoundingMode mode, double hint, Real exact) {
      return hint == 0 || !Double.isFinite(hint) ? hint : all.round(mode, exact);
    }

    /** The rounded sum; an exact zero of unlike signs is negative towards negative. */
    double sum(RoundingMode mode, double x, double y) {
      boolean unlike = Math.copySign(1, x) != Math.copySign(1, y);
      return x + y == 0 && unlike && mode == RoundingMode.FLOOR
          ? -0.0
          : rounded(mode, x + y, Real.of(x + y));
    }

    void check(String operation, double expected, BigInteger actual, int... operands) {
      if (!actual.equals(BigInteger.valueOf(all.encode(expected)))) {
        assertThat(all.decode(actual.intValueExact()))
            .as("%s %s of %s", soft, operation, Arrays.toString(operands))
            .isEqualTo(expected);
        assertThat(actual).as("the pattern of %s", expected).isEqualTo(all.encode(expected));
      }
    }

    @Override
    public String toString() {
      return soft.toString();
    }
  }
}
