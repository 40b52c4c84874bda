package dev.clew.models;

import java.math.BigDecimal;
import java.math.BigInteger;

/** {@code BigDecimal}: written, and read from texts and other numbers. */
@SuppressWarnings("all") // odd calls are what is tested
final class BigDecimalTextSubjects {

  private BigDecimalTextSubjects() {}

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

  static int compareText(String s) {
    return new BigDecimal(s).compareTo(new BigDecimal("1000"));
  }

  static int compareToText(String s) {
    return new BigDecimal("-0.05").compareTo(new BigDecimal(s));
  }

  static int compareTexts(String s, String t) {
    return new BigDecimal(s).compareTo(new BigDecimal(t));
  }

  static int compareProduct(String s, int n) {
    BigDecimal product = new BigDecimal(s).multiply(BigDecimal.valueOf(n));
    return product.compareTo(BigDecimal.TEN) * 2 + product.signum();
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

  static String causeOf(String s) {
    try {
      return new BigDecimal(s).toPlainString();
    } catch (NumberFormatException e) {
      return e.getCause() == null ? e.getMessage() : e.getCause().getMessage();
    }
  }
}
