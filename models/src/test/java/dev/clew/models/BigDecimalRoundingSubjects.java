package dev.clew.models;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** {@code BigDecimal}: other scales and quotients, in all rounding modes. */
@SuppressWarnings("all") // odd calls are what is tested
final class BigDecimalRoundingSubjects {

  private BigDecimalRoundingSubjects() {}

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

  static String price(long cents, int percent) {
    BigDecimal price = cents(cents);
    BigDecimal tax = price.multiply(BigDecimal.valueOf(percent)).divide(BigDecimal.valueOf(100));
    BigDecimal total = price.add(tax).setScale(2, RoundingMode.HALF_UP);
    return total.compareTo(new BigDecimal("1000")) > 0 ? "much: " + total : total.toPlainString();
  }
}
