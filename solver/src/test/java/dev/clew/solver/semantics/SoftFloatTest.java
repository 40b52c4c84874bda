package dev.clew.solver.semantics;

import static dev.clew.solver.semantics.SoftFloat.BINARY64;
import static java.math.RoundingMode.CEILING;
import static java.math.RoundingMode.DOWN;
import static java.math.RoundingMode.FLOOR;
import static java.math.RoundingMode.HALF_EVEN;
import static java.math.RoundingMode.HALF_UP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SoftFloatTest {

  private static final SoftFloat BINARY16 = new SoftFloat(5, 11);
  private static final SoftFloat BINARY128 = new SoftFloat(15, 113);
  private static final SoftFloat HUGE = new SoftFloat(SoftFloat.MAX_EXPONENT_BITS, 24);
  private static final BigInteger ONE = BigInteger.ONE;
  private static final BigInteger LEAST = BigInteger.ONE;

  @Test
  void theCanonicalNanIsThatOfJava() {
    assertThat(SoftFloat.BINARY32.nan()).isEqualTo(Float.floatToIntBits(Float.NaN));
    assertThat(BINARY64.nan()).isEqualTo(Double.doubleToLongBits(Double.NaN));
  }

  @Test
  void everyNanIsAcceptedAndTheCanonicalOneReturned() {
    BigInteger odd = BINARY64.infinity(true).add(ONE);
    BigInteger one = bits(1);
    assertThat(BINARY64.isNaN(odd)).isTrue();
    assertThat(BINARY64.isNegative(odd)).isFalse();
    assertThat(
            List.of(
                BINARY64.add(DOWN, odd, one),
                BINARY64.multiply(DOWN, one, odd),
                BINARY64.divide(DOWN, odd, one),
                BINARY64.fusedMultiplyAdd(DOWN, one, one, odd),
                BINARY64.fusedMultiplyAdd(DOWN, odd, one, one),
                BINARY64.squareRoot(DOWN, odd),
                BINARY64.remainder(one, odd),
                BINARY64.ieeeRemainder(odd, one),
                BINARY64.roundToIntegral(DOWN, odd),
                BINARY64.negate(odd),
                BINARY64.absolute(odd),
                BINARY64.convert(DOWN, BINARY64, odd)))
        .containsOnly(BINARY64.nan());
  }

  @ParameterizedTest
  @CsvSource({"1, 24", "0, 0", "8, 1", "61, 24", "8, 16777217"})
  void formatsOutsideTheLimitsAreRejected(int exponentBits, int significandBits) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SoftFloat(exponentBits, significandBits));
  }

  @Test
  void patternsThatDoNotFitTheFormatAreRejected() {
    BigInteger wide = ONE.shiftLeft(64);
    assertThatIllegalArgumentException().isThrownBy(() -> BINARY64.isNaN(wide));
    assertThatIllegalArgumentException().isThrownBy(() -> BINARY64.negate(ONE.negate()));
    assertThatIllegalArgumentException().isThrownBy(() -> BINARY64.add(DOWN, wide, bits(1)));
  }

  @ParameterizedTest
  @EnumSource(
      value = RoundingMode.class,
      names = {"UP", "HALF_DOWN", "UNNECESSARY"})
  void modesThatIeee754LacksAreRejectedWhateverTheOperands(RoundingMode mode) {
    BigInteger nan = BINARY64.nan();
    List<Runnable> calls =
        List.of(
            () -> BINARY64.add(mode, nan, nan),
            () -> BINARY64.multiply(mode, nan, nan),
            () -> BINARY64.divide(mode, nan, nan),
            () -> BINARY64.fusedMultiplyAdd(mode, nan, nan, nan),
            () -> BINARY64.squareRoot(mode, nan),
            () -> BINARY64.roundToIntegral(mode, nan),
            () -> BINARY64.fromInteger(mode, ONE),
            () -> BINARY64.fromRational(mode, ONE, ONE),
            () -> BINARY64.fromDecimal(mode, BigDecimal.ONE),
            () -> BINARY64.convert(mode, BINARY16, BINARY16.nan()),
            () -> BINARY64.toInteger(mode, nan));
    assertThat(calls)
        .allSatisfy(call -> assertThatIllegalArgumentException().isThrownBy(call::run));
  }

  @Test
  void aFractionWithDenominatorZeroIsAnArithmeticException() {
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> BINARY64.fromRational(DOWN, ONE, BigInteger.ZERO));
  }

  @Test
  void overflowGoesToInfinityOrTheLargestValueAsTheModeSays() {
    BigInteger max = BINARY64.maxFinite(false);
    BigInteger min = BINARY64.maxFinite(true);
    assertThat(inAllModes(mode -> BINARY64.add(mode, max, max)))
        .containsExactly(
            BINARY64.infinity(false), BINARY64.infinity(false), BINARY64.infinity(false), max, max);
    assertThat(inAllModes(mode -> BINARY64.multiply(mode, max, min)))
        .containsExactly(
            BINARY64.infinity(true), BINARY64.infinity(true), min, BINARY64.infinity(true), min);
  }

  @Test
  void aProductFarBelowTheLeastValueIsZeroOrTheLeastValueAsTheModeSays() {
    BigInteger zero = BINARY64.zero(false);
    assertThat(inAllModes(mode -> BINARY64.multiply(mode, LEAST, LEAST)))
        .containsExactly(zero, zero, LEAST, zero, zero);
    BigInteger minusZero = BINARY64.zero(true);
    BigInteger minusLeast = BINARY64.negate(LEAST);
    assertThat(inAllModes(mode -> BINARY64.multiply(mode, LEAST, minusLeast)))
        .containsExactly(minusZero, minusZero, minusZero, minusLeast, minusZero);
  }

  @Test
  void halfTheLeastValueIsATieBetweenItAndZero() {
    BigInteger zero = BINARY64.zero(false);
    assertThat(inAllModes(mode -> BINARY64.multiply(mode, LEAST, bits(0.5))))
        .containsExactly(zero, LEAST, LEAST, zero, zero);
  }

  @Test
  void anExactZeroSumIsNegativeOnlyTowardsNegativeOrOfNegativeZeros() {
    BigInteger plus = BINARY64.zero(false);
    BigInteger minus = BINARY64.zero(true);
    BigInteger x = bits(1.5);
    BigInteger y = bits(-1.5);
    assertThat(inAllModes(mode -> BINARY64.add(mode, x, y)))
        .containsExactly(plus, plus, plus, minus, plus);
    assertThat(inAllModes(mode -> BINARY64.fusedMultiplyAdd(mode, bits(-1), x, x)))
        .containsExactly(plus, plus, plus, minus, plus);
    assertThat(inAllModes(mode -> BINARY64.fusedMultiplyAdd(mode, plus, y, minus)))
        .containsOnly(minus);
    assertThat(inAllModes(mode -> BINARY64.add(mode, plus, plus))).containsOnly(plus);
  }

  @Test
  void zerosKeepTheirSignInRootsRoundingAndConversion() {
    BigInteger minus = BINARY64.zero(true);
    assertThat(inAllModes(mode -> BINARY64.squareRoot(mode, minus))).containsOnly(minus);
    assertThat(inAllModes(mode -> BINARY64.roundToIntegral(mode, minus))).containsOnly(minus);
    assertThat(BINARY64.roundToIntegral(CEILING, bits(-0.5))).isEqualTo(minus);
    assertThat(BINARY16.convert(CEILING, BINARY64, minus)).isEqualTo(BINARY16.zero(true));
  }

  @Test
  void anInfiniteAddendOutweighsAProductThatWouldOverflow() {
    BigInteger max = BINARY64.maxFinite(false);
    assertThat(BINARY64.fusedMultiplyAdd(HALF_EVEN, max, max, BINARY64.infinity(true)))
        .isEqualTo(BINARY64.infinity(true));
  }

  @Test
  void onlyFiniteValuesHaveAnInteger() {
    assertThat(BINARY64.toInteger(DOWN, BINARY64.nan())).isEmpty();
    assertThat(BINARY64.toInteger(DOWN, BINARY64.infinity(true))).isEmpty();
    assertThat(BINARY64.toInteger(HALF_EVEN, bits(-2.5))).contains(BigInteger.valueOf(-2));
    assertThat(BINARY64.toInteger(HALF_UP, bits(-2.5))).contains(BigInteger.valueOf(-3));
    assertThat(BINARY64.toInteger(DOWN, bits(0x1p1000))).contains(ONE.shiftLeft(1000));
  }

  @Test
  void formatsThatJavaLacksHaveTheirPublishedValues() {
    assertThat(BINARY16.maxFinite(false)).isEqualTo(0x7bff);
    assertThat(BINARY16.toInteger(DOWN, BINARY16.maxFinite(false)))
        .contains(BigInteger.valueOf(65504));
    assertThat(BINARY16.fromRational(HALF_EVEN, ONE, BigInteger.valueOf(3))).isEqualTo(0x3555);
    assertThat(BINARY128.fromRational(HALF_EVEN, ONE, BigInteger.valueOf(3)))
        .isEqualTo(new BigInteger("3ffd5555555555555555555555555555", 16));
    assertThat(BINARY128.squareRoot(HALF_EVEN, BINARY128.fromInteger(DOWN, BigInteger.TWO)))
        .isEqualTo(new BigInteger("3fff6a09e667f3bcc908b2fb1366ea95", 16));
  }

  @Test
  void remaindersOfQuadPrecisionAreThoseOfTheIntegers() {
    SplittableRandom random = new SplittableRandom(128);
    for (int i = 0; i < 300; i++) {
      BigInteger a = BigInteger.valueOf(random.nextLong(1L << 62)).shiftLeft(random.nextInt(16000));
      BigInteger b = BigInteger.valueOf(random.nextLong(1, 1L << random.nextInt(1, 63)));
      BigInteger x = BINARY128.fromInteger(HALF_EVEN, a);
      BigInteger y = BINARY128.fromInteger(HALF_EVEN, b);
      BigInteger rest = a.mod(b);
      boolean odd = a.divide(b).testBit(0);
      int half = rest.shiftLeft(1).compareTo(b);
      BigInteger nearest = half > 0 || (half == 0 && odd) ? rest.subtract(b) : rest;
      assertThat(BINARY128.remainder(x, y)).isEqualTo(BINARY128.fromInteger(HALF_EVEN, rest));
      assertThat(BINARY128.ieeeRemainder(x, y))
          .isEqualTo(BINARY128.fromInteger(HALF_EVEN, nearest));
    }
  }

  @Test
  void exponentsOfTheWidestFormatCostNoMoreThanOthers() {
    BigInteger max = HUGE.maxFinite(false);
    BigInteger one = HUGE.fromInteger(DOWN, ONE);
    BigInteger three = HUGE.fromInteger(DOWN, BigInteger.valueOf(3));
    BigInteger two = HUGE.fromInteger(DOWN, BigInteger.TWO);
    // The largest value is 2^24 - 1, a multiple of 3, times a power of two.
    assertThat(HUGE.remainder(max, three)).isEqualTo(HUGE.zero(false));
    // One unit less leaves an even power of two, as 2^59 - 1 - 23 is even, to take from 0 modulo 3.
    assertThat(HUGE.remainder(max.subtract(ONE), three)).isEqualTo(two);
    assertThat(HUGE.ieeeRemainder(max.subtract(ONE), three)).isEqualTo(HUGE.negate(one));
    assertThat(HUGE.remainder(LEAST, max)).isEqualTo(LEAST);
    assertThat(HUGE.ieeeRemainder(max, LEAST)).isEqualTo(HUGE.zero(false));
    assertThat(inAllModes(mode -> HUGE.add(mode, one, LEAST)))
        .containsExactly(one, one, one.add(ONE), one, one);
    assertThat(inAllModes(mode -> HUGE.add(mode, one, HUGE.negate(LEAST))))
        .containsExactly(one, one, one, one.subtract(ONE), one.subtract(ONE));
    assertThat(HUGE.fusedMultiplyAdd(CEILING, max, max, LEAST)).isEqualTo(HUGE.infinity(false));
    assertThat(HUGE.divide(FLOOR, max, LEAST)).isEqualTo(max);
    assertThat(HUGE.roundToIntegral(CEILING, LEAST)).isEqualTo(one);
    assertThat(HUGE.convert(CEILING, BINARY64, bits(-0.0))).isEqualTo(HUGE.zero(true));
    assertThat(BINARY64.convert(DOWN, HUGE, max)).isEqualTo(BINARY64.maxFinite(false));
  }

  @Test
  void decimalsFarOutsideTheRangeRoundLikeThoseJustOutside() {
    int far = Integer.MAX_VALUE;
    BigDecimal tiny = BigDecimal.valueOf(-7, far);
    BigDecimal huge = BigDecimal.valueOf(7, -far);
    assertThat(BINARY64.fromDecimal(FLOOR, tiny)).isEqualTo(BINARY64.negate(LEAST));
    assertThat(BINARY64.fromDecimal(HALF_UP, tiny)).isEqualTo(BINARY64.zero(true));
    assertThat(BINARY64.fromDecimal(DOWN, huge)).isEqualTo(BINARY64.maxFinite(false));
    assertThat(BINARY64.fromDecimal(HALF_EVEN, huge)).isEqualTo(BINARY64.infinity(false));
    assertThat(BINARY64.fromDecimal(FLOOR, BigDecimal.valueOf(0, far))).isEqualTo(0);
  }

  private static List<BigInteger> inAllModes(Function<RoundingMode, BigInteger> operation) {
    return SoftFloat.ROUNDING_MODES.stream().map(operation).toList();
  }

  private static BigInteger bits(double value) {
    return new BigInteger(Long.toUnsignedString(Double.doubleToLongBits(value)));
  }
}
