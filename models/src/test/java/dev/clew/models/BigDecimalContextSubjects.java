package dev.clew.models;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** {@code BigDecimal}: one number made another, with a {@code MathContext} or without. */
@SuppressWarnings("all") // odd calls are what is tested
final class BigDecimalContextSubjects {

  private BigDecimalContextSubjects() {}

  private static BigDecimal cents(long x) {
    return BigDecimal.valueOf(x, 2);
  }

  private static BigDecimal tenths(long x) {
    return new BigDecimal(BigInteger.valueOf(x), 1);
  }

  static String addContext(long x, long y) {
    return cents(x).add(tenths(y), new MathContext(5, RoundingMode.HALF_EVEN)).toString();
  }

  static String subtractContext(long x, long y) {
    return cents(x).subtract(tenths(y), new MathContext(5, RoundingMode.HALF_EVEN)).toString();
  }

  static String multiplyContext(long x, long y) {
    return cents(x).multiply(tenths(y), new MathContext(5, RoundingMode.HALF_EVEN)).toString();
  }

  static String divideContext(long x, long y) {
    return cents(x).divide(tenths(y), new MathContext(5, RoundingMode.HALF_EVEN)).toString();
  }

  static String remainderContext(long x, long y) {
    return cents(x).remainder(tenths(y), new MathContext(5, RoundingMode.HALF_EVEN)).toString();
  }

  static String divideToIntegralValueContext(long x, long y) {
    return cents(x)
        .divideToIntegralValue(tenths(y), new MathContext(5, RoundingMode.HALF_EVEN))
        .toString();
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
}
