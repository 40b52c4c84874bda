package dev.clew.models;

import java.math.BigDecimal;
import java.math.BigInteger;

/** {@code BigDecimal}: as other numbers, and compared. */
@SuppressWarnings("all") // odd calls are what is tested
final class BigDecimalNumberSubjects {

  private BigDecimalNumberSubjects() {}

  private static BigDecimal cents(long x) {
    return BigDecimal.valueOf(x, 2);
  }

  private static BigDecimal tenths(long x) {
    return new BigDecimal(BigInteger.valueOf(x), 1);
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
}
