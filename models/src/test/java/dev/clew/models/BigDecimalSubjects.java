package dev.clew.models;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Methods of {@code BigDecimal}, called on decimals with two digits behind the point and others.
 */
@SuppressWarnings("all") // odd calls are what is tested
final class BigDecimalSubjects {

  private BigDecimalSubjects() {}

  private static BigDecimal cents(long x) {
    return BigDecimal.valueOf(x, 2);
  }

  private static BigDecimal tenths(long x) {
    return new BigDecimal(BigInteger.valueOf(x), 1);
  }

  static String setScaleUp(long x) {
    return cents(x).setScale(1, RoundingMode.UP).toString();
  }

  static long setScaleZeroUp(long x) {
    return cents(x).setScale(0, RoundingMode.UP).longValueExact();
  }

  static String divideUp(long x, long y) {
    return cents(x).divide(tenths(y), 3, RoundingMode.UP).toString();
  }

  static String divideByKnownUp(long x) {
    return cents(x).divide(new BigDecimal("-0.75"), RoundingMode.UP).toString();
  }

  static String setScaleOfDoubleUp(double d) {
    return new BigDecimal(d).setScale(2, RoundingMode.UP).toPlainString();
  }

  static String setScaleOfShortDoubleUp(double d) {
    return BigDecimal.valueOf(d).setScale(1, RoundingMode.UP).toString();
  }

  static String setScaleOfTextUp(String s) {
    return new BigDecimal(s).setScale(2, RoundingMode.UP).toPlainString();
  }

  static String setScaleDown(long x) {
    return cents(x).setScale(1, RoundingMode.DOWN).toString();
  }

  static long setScaleZeroDown(long x) {
    return cents(x).setScale(0, RoundingMode.DOWN).longValueExact();
  }

  static String divideDown(long x, long y) {
    return cents(x).divide(tenths(y), 3, RoundingMode.DOWN).toString();
  }

  static String divideByKnownDown(long x) {
    return cents(x).divide(new BigDecimal("-0.75"), RoundingMode.DOWN).toString();
  }

  static String setScaleOfDoubleDown(double d) {
    return new BigDecimal(d).setScale(2, RoundingMode.DOWN).toPlainString();
  }

  static String setScaleOfShortDoubleDown(double d) {
    return BigDecimal.valueOf(d).setScale(1, RoundingMode.DOWN).toString();
  }

  static String setScaleOfTextDown(String s) {
    return new BigDecimal(s).setScale(2, RoundingMode.DOWN).toPlainString();
  }

  static String setScaleCeiling(long x) {
    return cents(x).setScale(1, RoundingMode.CEILING).toString();
  }

  static long setScaleZeroCeiling(long x) {
    return cents(x).setScale(0, RoundingMode.CEILING).longValueExact();
  }

  static String divideCeiling(long x, long y) {
    return cents(x).divide(tenths(y), 3, RoundingMode.CEILING).toString();
  }

  static String divideByKnownCeiling(long x) {
    return cents(x).divide(new BigDecimal("-0.75"), RoundingMode.CEILING).toString();
  }

  static String setScaleOfDoubleCeiling(double d) {
    return new BigDecimal(d).setScale(2, RoundingMode.CEILING).toPlainString();
  }

  static String setScaleOfShortDoubleCeiling(double d) {
    return BigDecimal.valueOf(d).setScale(1, RoundingMode.CEILING).toString();
  }

  static String setScaleOfTextCeiling(String s) {
    return new BigDecimal(s).setScale(2, RoundingMode.CEILING).toPlainString();
  }

  static String setScaleFloor(long x) {
    return cents(x).setScale(1, RoundingMode.FLOOR).toString();
  }

  static long setScaleZeroFloor(long x) {
    return cents(x).setScale(0, RoundingMode.FLOOR).longValueExact();
  }

  static String divideFloor(long x, long y) {
    return cents(x).divide(tenths(y), 3, RoundingMode.FLOOR).toString();
  }

  static String divideByKnownFloor(long x) {
    return cents(x).divide(new BigDecimal("-0.75"), RoundingMode.FLOOR).toString();
  }

  static String setScaleOfDoubleFloor(double d) {
    return new BigDecimal(d).setScale(2, RoundingMode.FLOOR).toPlainString();
  }

  static String setScaleOfShortDoubleFloor(double d) {
    return BigDecimal.valueOf(d).setScale(1, RoundingMode.FLOOR).toString();
  }

  static String setScaleOfTextFloor(String s) {
    return new BigDecimal(s).setScale(2, RoundingMode.FLOOR).toPlainString();
  }

  static String setScaleHalfUp(long x) {
    return cents(x).setScale(1, RoundingMode.HALF_UP).toString();
  }

  static long setScaleZeroHalfUp(long x) {
    return cents(x).setScale(0, RoundingMode.HALF_UP).longValueExact();
  }

  static String divideHalfUp(long x, long y) {
    return cents(x).divide(tenths(y), 3, RoundingMode.HALF_UP).toString();
  }

  static String divideByKnownHalfUp(long x) {
    return cents(x).divide(new BigDecimal("-0.75"), RoundingMode.HALF_UP).toString();
  }

  static String setScaleOfDoubleHalfUp(double d) {
    return new BigDecimal(d).setScale(2, RoundingMode.HALF_UP).toPlainString();
  }

  static String setScaleOfShortDoubleHalfUp(double d) {
    return BigDecimal.valueOf(d).setScale(1, RoundingMode.HALF_UP).toString();
  }

  static String setScaleOfTextHalfUp(String s) {
    return new BigDecimal(s).setScale(2, RoundingMode.HALF_UP).toPlainString();
  }

  static String setScaleHalfDown(long x) {
    return cents(x).setScale(1, RoundingMode.HALF_DOWN).toString();
  }

  static long setScaleZeroHalfDown(long x) {
    return cents(x).setScale(0, RoundingMode.HALF_DOWN).longValueExact();
  }

  static String divideHalfDown(long x, long y) {
    return cents(x).divide(tenths(y), 3, RoundingMode.HALF_DOWN).toString();
  }

  static String divideByKnownHalfDown(long x) {
    return cents(x).divide(new BigDecimal("-0.75"), RoundingMode.HALF_DOWN).toString();
  }

  static String setScaleOfDoubleHalfDown(double d) {
    return new BigDecimal(d).setScale(2, RoundingMode.HALF_DOWN).toPlainString();
  }

  static String setScaleOfShortDoubleHalfDown(double d) {
    return BigDecimal.valueOf(d).setScale(1, RoundingMode.HALF_DOWN).toString();
  }

  static String setScaleOfTextHalfDown(String s) {
    return new BigDecimal(s).setScale(2, RoundingMode.HALF_DOWN).toPlainString();
  }

  static String setScaleHalfEven(long x) {
    return cents(x).setScale(1, RoundingMode.HALF_EVEN).toString();
  }

  static long setScaleZeroHalfEven(long x) {
    return cents(x).setScale(0, RoundingMode.HALF_EVEN).longValueExact();
  }

  static String divideHalfEven(long x, long y) {
    return cents(x).divide(tenths(y), 3, RoundingMode.HALF_EVEN).toString();
  }

  static String divideByKnownHalfEven(long x) {
    return cents(x).divide(new BigDecimal("-0.75"), RoundingMode.HALF_EVEN).toString();
  }

  static String setScaleOfDoubleHalfEven(double d) {
    return new BigDecimal(d).setScale(2, RoundingMode.HALF_EVEN).toPlainString();
  }

  static String setScaleOfShortDoubleHalfEven(double d) {
    return BigDecimal.valueOf(d).setScale(1, RoundingMode.HALF_EVEN).toString();
  }

  static String setScaleOfTextHalfEven(String s) {
    return new BigDecimal(s).setScale(2, RoundingMode.HALF_EVEN).toPlainString();
  }

  static String setScaleUnnecessary(long x) {
    return cents(x).setScale(1, RoundingMode.UNNECESSARY).toString();
  }

  static long setScaleZeroUnnecessary(long x) {
    return cents(x).setScale(0, RoundingMode.UNNECESSARY).longValueExact();
  }

  static String divideUnnecessary(long x, long y) {
    return cents(x).divide(tenths(y), 3, RoundingMode.UNNECESSARY).toString();
  }

  static String divideByKnownUnnecessary(long x) {
    return cents(x).divide(new BigDecimal("-0.75"), RoundingMode.UNNECESSARY).toString();
  }

  static String setScaleOfDoubleUnnecessary(double d) {
    return new BigDecimal(d).setScale(2, RoundingMode.UNNECESSARY).toPlainString();
  }

  static String setScaleOfShortDoubleUnnecessary(double d) {
    return BigDecimal.valueOf(d).setScale(1, RoundingMode.UNNECESSARY).toString();
  }

  static String setScaleOfTextUnnecessary(String s) {
    return new BigDecimal(s).setScale(2, RoundingMode.UNNECESSARY).toPlainString();
  }

  static String setScaleLonger(long x) {
    return cents(x).setScale(5).toString() + cents(x).setScale(7).toPlainString();
  }

  static String setScaleDeep(long x) {
    return cents(x).setScale(-2, RoundingMode.HALF_EVEN).toString();
  }

  static String setScaleDeepPlain(long x) {
    return cents(x).setScale(-2, RoundingMode.HALF_UP).toPlainString();
  }

  static String add(long x, long y) {
    return cents(x).add(tenths(y)).toString();
  }

  static String addReversed(int x, int y) {
    return tenths(x).add(cents(y)).toString();
  }

  static String addKnown(long x) {
    return cents(x).add(new BigDecimal("2.50")).toString();
  }

  static String addFromKnown(long x) {
    return new BigDecimal("123.4").add(cents(x)).toString();
  }

  static String addContext(long x, long y) {
    return cents(x).add(tenths(y), new MathContext(5, RoundingMode.HALF_EVEN)).toString();
  }

  static String addTexts(String s, long y) {
    return new BigDecimal(s).add(cents(y)).toString();
  }

  static String addDoubles(double d, int y) {
    return BigDecimal.valueOf(d).add(cents(y)).toString();
  }

  static String subtract(long x, long y) {
    return cents(x).subtract(tenths(y)).toString();
  }

  static String subtractReversed(int x, int y) {
    return tenths(x).subtract(cents(y)).toString();
  }

  static String subtractKnown(long x) {
    return cents(x).subtract(new BigDecimal("2.50")).toString();
  }

  static String subtractFromKnown(long x) {
    return new BigDecimal("123.4").subtract(cents(x)).toString();
  }

  static String subtractContext(long x, long y) {
    return cents(x).subtract(tenths(y), new MathContext(5, RoundingMode.HALF_EVEN)).toString();
  }

  static String subtractTexts(String s, long y) {
    return new BigDecimal(s).subtract(cents(y)).toString();
  }

  static String subtractDoubles(double d, int y) {
    return BigDecimal.valueOf(d).subtract(cents(y)).toString();
  }

  static String multiply(long x, long y) {
    return cents(x).multiply(tenths(y)).toString();
  }

  static String multiplyReversed(int x, int y) {
    return tenths(x).multiply(cents(y)).toString();
  }

  static String multiplyKnown(long x) {
    return cents(x).multiply(new BigDecimal("2.50")).toString();
  }

  static String multiplyFromKnown(long x) {
    return new BigDecimal("123.4").multiply(cents(x)).toString();
  }

  static String multiplyContext(long x, long y) {
    return cents(x).multiply(tenths(y), new MathContext(5, RoundingMode.HALF_EVEN)).toString();
  }

  static String multiplyTexts(String s, long y) {
    return new BigDecimal(s).multiply(cents(y)).toString();
  }

  static String multiplyDoubles(double d, int y) {
    return BigDecimal.valueOf(d).multiply(cents(y)).toString();
  }

  static String divide(long x, long y) {
    return cents(x).divide(tenths(y)).toString();
  }

  static String divideReversed(int x, int y) {
    return tenths(x).divide(cents(y)).toString();
  }

  static String divideKnown(long x) {
    return cents(x).divide(new BigDecimal("2.50")).toString();
  }

  static String divideFromKnown(long x) {
    return new BigDecimal("123.4").divide(cents(x)).toString();
  }

  static String divideContext(long x, long y) {
    return cents(x).divide(tenths(y), new MathContext(5, RoundingMode.HALF_EVEN)).toString();
  }

  static String divideTexts(String s, long y) {
    return new BigDecimal(s).divide(cents(y)).toString();
  }

  static String divideDoubles(double d, int y) {
    return BigDecimal.valueOf(d).divide(cents(y)).toString();
  }

  static String remainder(long x, long y) {
    return cents(x).remainder(tenths(y)).toString();
  }

  static String remainderReversed(int x, int y) {
    return tenths(x).remainder(cents(y)).toString();
  }

  static String remainderKnown(long x) {
    return cents(x).remainder(new BigDecimal("2.50")).toString();
  }

  static String remainderFromKnown(long x) {
    return new BigDecimal("123.4").remainder(cents(x)).toString();
  }

  static String remainderContext(long x, long y) {
    return cents(x).remainder(tenths(y), new MathContext(5, RoundingMode.HALF_EVEN)).toString();
  }

  static String remainderTexts(String s, long y) {
    return new BigDecimal(s).remainder(cents(y)).toString();
  }

  static String remainderDoubles(double d, int y) {
    return BigDecimal.valueOf(d).remainder(cents(y)).toString();
  }

  static String divideToIntegralValue(long x, long y) {
    return cents(x).divideToIntegralValue(tenths(y)).toString();
  }

  static String divideToIntegralValueReversed(int x, int y) {
    return tenths(x).divideToIntegralValue(cents(y)).toString();
  }

  static String divideToIntegralValueKnown(long x) {
    return cents(x).divideToIntegralValue(new BigDecimal("2.50")).toString();
  }

  static String divideToIntegralValueFromKnown(long x) {
    return new BigDecimal("123.4").divideToIntegralValue(cents(x)).toString();
  }

  static String divideToIntegralValueContext(long x, long y) {
    return cents(x)
        .divideToIntegralValue(tenths(y), new MathContext(5, RoundingMode.HALF_EVEN))
        .toString();
  }

  static String divideToIntegralValueTexts(String s, long y) {
    return new BigDecimal(s).divideToIntegralValue(cents(y)).toString();
  }

  static String divideToIntegralValueDoubles(double d, int y) {
    return BigDecimal.valueOf(d).divideToIntegralValue(cents(y)).toString();
  }

  static String negate(long x) {
    return cents(x).negate().toString();
  }

  static String negateOfText(String s) {
    return new BigDecimal(s).negate().toString();
  }

  static String abs(long x) {
    return cents(x).abs().toString();
  }

  static String absOfText(String s) {
    return new BigDecimal(s).abs().toString();
  }

  static String plus(long x) {
    return cents(x).plus().toString();
  }

  static String plusOfText(String s) {
    return new BigDecimal(s).plus().toString();
  }

  static String stripTrailingZeros(long x) {
    return cents(x).stripTrailingZeros().toString();
  }

  static String stripTrailingZerosOfText(String s) {
    return new BigDecimal(s).stripTrailingZeros().toString();
  }

  static String ulp(long x) {
    return cents(x).ulp().toString();
  }

  static String ulpOfText(String s) {
    return new BigDecimal(s).ulp().toString();
  }

  static String unscaledValue(long x) {
    return cents(x).unscaledValue().toString();
  }

  static String unscaledValueOfText(String s) {
    return new BigDecimal(s).unscaledValue().toString();
  }

  static String toBigInteger(long x) {
    return cents(x).toBigInteger().toString();
  }

  static String toBigIntegerOfText(String s) {
    return new BigDecimal(s).toBigInteger().toString();
  }

  static String toBigIntegerExact(long x) {
    return cents(x).toBigIntegerExact().toString();
  }

  static String toBigIntegerExactOfText(String s) {
    return new BigDecimal(s).toBigIntegerExact().toString();
  }

  static String negateContext(long x) {
    return cents(x).negate(new MathContext(3)).toString();
  }

  static String negateUnlimited(long x) {
    return cents(x).negate(MathContext.UNLIMITED).toString();
  }

  static String absContext(long x) {
    return cents(x).abs(new MathContext(3)).toString();
  }

  static String absUnlimited(long x) {
    return cents(x).abs(MathContext.UNLIMITED).toString();
  }

  static String plusContext(long x) {
    return cents(x).plus(new MathContext(3)).toString();
  }

  static String plusUnlimited(long x) {
    return cents(x).plus(MathContext.UNLIMITED).toString();
  }

  static String roundContext(long x) {
    return cents(x).round(new MathContext(3)).toString();
  }

  static String roundUnlimited(long x) {
    return cents(x).round(MathContext.UNLIMITED).toString();
  }

  static String sqrtContext(long x) {
    return cents(x).sqrt(new MathContext(3)).toString();
  }

  static String sqrtUnlimited(long x) {
    return cents(x).sqrt(MathContext.UNLIMITED).toString();
  }

  static int intValueOf(long x) {
    return cents(x).intValue();
  }

  static int intValueOfWhole(long x) {
    return BigDecimal.valueOf(x).intValue();
  }

  static int intValueOfDouble(double x) {
    return new BigDecimal(x).intValue();
  }

  static int intValueOfText(String s) {
    return new BigDecimal(s).intValue();
  }

  static long longValueOf(long x) {
    return cents(x).longValue();
  }

  static long longValueOfWhole(long x) {
    return BigDecimal.valueOf(x).longValue();
  }

  static long longValueOfDouble(double x) {
    return new BigDecimal(x).longValue();
  }

  static long longValueOfText(String s) {
    return new BigDecimal(s).longValue();
  }

  static short shortValueOf(long x) {
    return cents(x).shortValue();
  }

  static short shortValueOfWhole(long x) {
    return BigDecimal.valueOf(x).shortValue();
  }

  static short shortValueOfDouble(double x) {
    return new BigDecimal(x).shortValue();
  }

  static short shortValueOfText(String s) {
    return new BigDecimal(s).shortValue();
  }

  static byte byteValueOf(long x) {
    return cents(x).byteValue();
  }

  static byte byteValueOfWhole(long x) {
    return BigDecimal.valueOf(x).byteValue();
  }

  static byte byteValueOfDouble(double x) {
    return new BigDecimal(x).byteValue();
  }

  static byte byteValueOfText(String s) {
    return new BigDecimal(s).byteValue();
  }

  static double doubleValueOf(long x) {
    return cents(x).doubleValue();
  }

  static double doubleValueOfWhole(long x) {
    return BigDecimal.valueOf(x).doubleValue();
  }

  static double doubleValueOfDouble(double x) {
    return new BigDecimal(x).doubleValue();
  }

  static double doubleValueOfText(String s) {
    return new BigDecimal(s).doubleValue();
  }

  static float floatValueOf(long x) {
    return cents(x).floatValue();
  }

  static float floatValueOfWhole(long x) {
    return BigDecimal.valueOf(x).floatValue();
  }

  static float floatValueOfDouble(double x) {
    return new BigDecimal(x).floatValue();
  }

  static float floatValueOfText(String s) {
    return new BigDecimal(s).floatValue();
  }

  static int intValueExactOf(long x) {
    return cents(x).intValueExact();
  }

  static int intValueExactOfWhole(long x) {
    return BigDecimal.valueOf(x).intValueExact();
  }

  static int intValueExactOfDouble(double x) {
    return new BigDecimal(x).intValueExact();
  }

  static int intValueExactOfText(String s) {
    return new BigDecimal(s).intValueExact();
  }

  static long longValueExactOf(long x) {
    return cents(x).longValueExact();
  }

  static long longValueExactOfWhole(long x) {
    return BigDecimal.valueOf(x).longValueExact();
  }

  static long longValueExactOfDouble(double x) {
    return new BigDecimal(x).longValueExact();
  }

  static long longValueExactOfText(String s) {
    return new BigDecimal(s).longValueExact();
  }

  static short shortValueExactOf(long x) {
    return cents(x).shortValueExact();
  }

  static short shortValueExactOfWhole(long x) {
    return BigDecimal.valueOf(x).shortValueExact();
  }

  static short shortValueExactOfDouble(double x) {
    return new BigDecimal(x).shortValueExact();
  }

  static short shortValueExactOfText(String s) {
    return new BigDecimal(s).shortValueExact();
  }

  static byte byteValueExactOf(long x) {
    return cents(x).byteValueExact();
  }

  static byte byteValueExactOfWhole(long x) {
    return BigDecimal.valueOf(x).byteValueExact();
  }

  static byte byteValueExactOfDouble(double x) {
    return new BigDecimal(x).byteValueExact();
  }

  static byte byteValueExactOfText(String s) {
    return new BigDecimal(s).byteValueExact();
  }

  static int signumOf(long x) {
    return cents(x).signum();
  }

  static int signumOfWhole(long x) {
    return BigDecimal.valueOf(x).signum();
  }

  static int signumOfDouble(double x) {
    return new BigDecimal(x).signum();
  }

  static int signumOfText(String s) {
    return new BigDecimal(s).signum();
  }

  static int scaleOf(long x) {
    return cents(x).scale();
  }

  static int scaleOfWhole(long x) {
    return BigDecimal.valueOf(x).scale();
  }

  static int scaleOfDouble(double x) {
    return new BigDecimal(x).scale();
  }

  static int scaleOfText(String s) {
    return new BigDecimal(s).scale();
  }

  static int precisionOf(long x) {
    return cents(x).precision();
  }

  static int precisionOfWhole(long x) {
    return BigDecimal.valueOf(x).precision();
  }

  static int precisionOfDouble(double x) {
    return new BigDecimal(x).precision();
  }

  static int precisionOfText(String s) {
    return new BigDecimal(s).precision();
  }

  static int hashCodeOf(long x) {
    return cents(x).hashCode();
  }

  static int hashCodeOfWhole(long x) {
    return BigDecimal.valueOf(x).hashCode();
  }

  static int hashCodeOfDouble(double x) {
    return new BigDecimal(x).hashCode();
  }

  static int compareTo(long x, long y) {
    return cents(x).compareTo(tenths(y));
  }

  static int compareToKnown(long x) {
    return cents(x).compareTo(BigDecimal.TEN);
  }

  static int compareToZero(long x) {
    return BigDecimal.ZERO.compareTo(cents(x));
  }

  static int compareTexts(String s) {
    return new BigDecimal(s).compareTo(new BigDecimal("1.50"));
  }

  static int compareDoubles(double d, double e) {
    return new BigDecimal(d).compareTo(BigDecimal.valueOf(e));
  }

  static boolean equalTo(long x, long y) {
    return cents(x).equals(cents(y));
  }

  static boolean equalScales(long x) {
    return cents(x).equals(BigDecimal.ONE) || new BigDecimal("1.00").equals(cents(x));
  }

  static boolean equalTexts(String s, String t) {
    return new BigDecimal(s).equals(new BigDecimal(t));
  }

  static boolean equalToOther(long x) {
    return cents(x).equals("x") || cents(x).equals(null);
  }

  static boolean objectsEqual(long x, long y) {
    return java.util.Objects.equals(cents(x), cents(y));
  }

  static String toString0(long x) {
    return BigDecimal.valueOf(x, 0).toString();
  }

  static String toString1(long x) {
    return BigDecimal.valueOf(x, 1).toString();
  }

  static String toString6(long x) {
    return BigDecimal.valueOf(x, 6).toString();
  }

  static String toString7(long x) {
    return BigDecimal.valueOf(x, 7).toString();
  }

  static String toString10(long x) {
    return BigDecimal.valueOf(x, 10).toString();
  }

  static String toStringMinus3(long x) {
    return BigDecimal.valueOf(x, -3).toString();
  }

  static String toStringOfText(String s) {
    return new BigDecimal(s).toString();
  }

  static String toStringOfDouble(double d) {
    return BigDecimal.valueOf(d).toString();
  }

  static String toPlainString0(long x) {
    return BigDecimal.valueOf(x, 0).toPlainString();
  }

  static String toPlainString1(long x) {
    return BigDecimal.valueOf(x, 1).toPlainString();
  }

  static String toPlainString6(long x) {
    return BigDecimal.valueOf(x, 6).toPlainString();
  }

  static String toPlainString7(long x) {
    return BigDecimal.valueOf(x, 7).toPlainString();
  }

  static String toPlainString10(long x) {
    return BigDecimal.valueOf(x, 10).toPlainString();
  }

  static String toPlainStringMinus3(long x) {
    return BigDecimal.valueOf(x, -3).toPlainString();
  }

  static String toPlainStringOfText(String s) {
    return new BigDecimal(s).toPlainString();
  }

  static String toPlainStringOfDouble(double d) {
    return BigDecimal.valueOf(d).toPlainString();
  }

  static String toEngineeringString0(long x) {
    return BigDecimal.valueOf(x, 0).toEngineeringString();
  }

  static String toEngineeringString1(long x) {
    return BigDecimal.valueOf(x, 1).toEngineeringString();
  }

  static String toEngineeringString6(long x) {
    return BigDecimal.valueOf(x, 6).toEngineeringString();
  }

  static String toEngineeringString7(long x) {
    return BigDecimal.valueOf(x, 7).toEngineeringString();
  }

  static String toEngineeringString10(long x) {
    return BigDecimal.valueOf(x, 10).toEngineeringString();
  }

  static String toEngineeringStringMinus3(long x) {
    return BigDecimal.valueOf(x, -3).toEngineeringString();
  }

  static String toEngineeringStringOfText(String s) {
    return new BigDecimal(s).toEngineeringString();
  }

  static String toEngineeringStringOfDouble(double d) {
    return BigDecimal.valueOf(d).toEngineeringString();
  }

  static String ofInt(int x) {
    return new BigDecimal(x).toString();
  }

  static String ofLong(long x) {
    return new BigDecimal(x).toString();
  }

  static String ofBig(long x, long y) {
    return new BigDecimal(BigInteger.valueOf(x).multiply(BigInteger.valueOf(y)), 3).toString();
  }

  static String ofBigWhole(long x) {
    return new BigDecimal(BigInteger.valueOf(x)).toString();
  }

  static String ofScientificText(int x, byte y) {
    return new BigDecimal(x + "e" + y).toString();
  }

  static String ofPointedText(short x, int y) {
    return new BigDecimal(x + "." + y).toString();
  }

  static String ofPointedScientificText(short x, int y, byte z) {
    return new BigDecimal(x + ".5" + y + "E" + z).toString();
  }

  static String ofFarText(int x, long y) {
    return new BigDecimal(x + "e" + y).negate().scale() + "";
  }

  static String ofUnknownScale(long x, byte scale) {
    return BigDecimal.valueOf(x, scale).add(BigDecimal.ONE).toString();
  }

  static String pow(long x) {
    return cents(x).pow(3).toString() + cents(x).pow(0) + cents(x).pow(12);
  }

  static String badPower(long x) {
    return cents(x).pow(-1).toString();
  }

  static String movePoint(long x) {
    return cents(x).movePointLeft(3)
        + " "
        + cents(x).movePointRight(1)
        + " "
        + cents(x).movePointRight(5)
        + " "
        + cents(x).movePointLeft(0);
  }

  static String scaleByPowerOfTen(long x) {
    return cents(x).scaleByPowerOfTen(3) + " " + cents(x).scaleByPowerOfTen(-3);
  }

  static String movePointOfText(String s) {
    return new BigDecimal(s).movePointLeft(2).toString();
  }

  static String minMax(long x, long y) {
    return cents(x).min(tenths(y)) + " " + cents(x).max(tenths(y));
  }

  static String divideAndRemainder(long x, int y) {
    BigDecimal[] both = cents(x).divideAndRemainder(tenths(y));
    return both[0] + " " + both[1];
  }

  @SuppressWarnings("deprecation")
  static String oldModes(long x, byte mode) {
    return switch (mode) {
      case 0 -> cents(x).setScale(1, BigDecimal.ROUND_HALF_UP).toString();
      case 1 -> cents(x).divide(tenths(7), BigDecimal.ROUND_UP).toString();
      case 2 -> cents(x).divide(tenths(7), 1, BigDecimal.ROUND_DOWN).toString();
      case 3 -> cents(x).setScale(1, 8).toString();
      default -> cents(x).divide(tenths(7), -1).toString();
    };
  }

  static String causeOf(String s) {
    try {
      return new BigDecimal(s).toPlainString();
    } catch (NumberFormatException e) {
      return e.getCause() == null ? e.getMessage() : e.getCause().getMessage();
    }
  }

  static int nulls(long x, int which) {
    BigDecimal none = null;
    RoundingMode mode = null;
    MathContext context = null;
    return switch (which & 7) {
      case 0 -> cents(x).add(none).signum();
      case 1 -> cents(x).compareTo(none);
      case 2 -> cents(x).divide(none).signum();
      case 3 -> cents(x).setScale(1, mode).signum();
      case 4 -> cents(x).divide(BigDecimal.TEN, mode).signum();
      case 5 -> cents(x).round(context).signum();
      case 6 -> cents(x).divide(none, 1, RoundingMode.UP).signum();
      default -> cents(x).multiply(none).signum();
    };
  }

  static String price(long cents, int percent) {
    BigDecimal price = cents(cents);
    BigDecimal tax = price.multiply(BigDecimal.valueOf(percent)).divide(BigDecimal.valueOf(100));
    BigDecimal total = price.add(tax).setScale(2, RoundingMode.HALF_UP);
    return total.compareTo(new BigDecimal("1000")) > 0 ? "much: " + total : total.toPlainString();
  }
}
