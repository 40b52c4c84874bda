package dev.clew.models;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** {@code BigDecimal}: sums, products, quotients and remainders. */
@SuppressWarnings("all") // odd calls are what is tested
final class BigDecimalArithmeticSubjects {

  private BigDecimalArithmeticSubjects() {}

  private static BigDecimal cents(long x) {
    return BigDecimal.valueOf(x, 2);
  }

  private static BigDecimal tenths(long x) {
    return new BigDecimal(BigInteger.valueOf(x), 1);
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

  static String divideToIntegralValueTexts(String s, long y) {
    return new BigDecimal(s).divideToIntegralValue(cents(y)).toString();
  }

  static String divideToIntegralValueDoubles(double d, int y) {
    return BigDecimal.valueOf(d).divideToIntegralValue(cents(y)).toString();
  }

  static String minMax(long x, long y) {
    return cents(x).min(tenths(y)) + " " + cents(x).max(tenths(y));
  }

  static String divideAndRemainder(long x, int y) {
    BigDecimal[] both = cents(x).divideAndRemainder(tenths(y));
    return both[0] + " " + both[1];
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
}
