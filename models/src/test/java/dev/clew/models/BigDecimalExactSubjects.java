package dev.clew.models;

import java.math.BigDecimal;

/** {@code BigDecimal}: as integers that it has to fit. */
@SuppressWarnings("all") // odd calls are what is tested
final class BigDecimalExactSubjects {

  private BigDecimalExactSubjects() {}

  private static BigDecimal cents(long x) {
    return BigDecimal.valueOf(x, 2);
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
}
