package dev.clew.subjects;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Branches on what rounding gives, in every way that Java rounds. */
final class Rounding {

  private Rounding() {}

  static String rounded(double d) { // paths 2
    if (Math.round(d) == 5) {
      return "five"; // returns 1: d >= 4.5 && d < 5.5
    }
    return "other"; // returns 1: !(d >= 4.5 && d < 5.5)
  }

  static String roundedFloat(float f) { // paths 2
    return Math.round(f) == -2 ? "yes" : "no"; // returns 1: f >= -2.5f && f < -1.5f; returns 1: !(f >= -2.5f && f < -1.5f)
  }

  static int steps(double d) { // paths 4
    if (Math.ceil(d) == Math.floor(d)) {
      return 0; // returns 1: d == Math.rint(d)
    }
    if (Math.floor(d) == 3) {
      return 1; // returns 1: d > 3 && d < 4
    }
    if (Math.ceil(d) == -2) {
      return 2; // returns 1: d < -2 && d > -3
    }
    return 3; // returns 1
  }

  static boolean even(double d) { // paths 2
    return Math.rint(d) == 2; // returns 1: d >= 1.5 && d <= 2.5; returns 1: !(d >= 1.5 && d <= 2.5)
  }

  private static boolean isOne(long tenths, RoundingMode mode) {
    // @unnecessary throws ArithmeticException "Rounding necessary" 1: x % 10 != 0
    return BigDecimal.valueOf(tenths, 1).setScale(0, mode).equals(BigDecimal.ONE);
  }

  static String up(long x) { // paths 2
    return isOne(x, RoundingMode.UP) ? "one" : "other"; // returns 1: x >= 1 && x <= 10; returns 1: x < 1 || x > 10
  }

  static String down(long x) { // paths 2
    return isOne(x, RoundingMode.DOWN) ? "one" : "other"; // returns 1: x >= 10 && x <= 19; returns 1: x < 10 || x > 19
  }

  static String ceiling(long x) { // paths 2
    return isOne(x, RoundingMode.CEILING) ? "one" : "other"; // returns 1: x >= 1 && x <= 10; returns 1: x < 1 || x > 10
  }

  static String floor(long x) { // paths 2
    return isOne(x, RoundingMode.FLOOR) ? "one" : "other"; // returns 1: x >= 10 && x <= 19; returns 1: x < 10 || x > 19
  }

  static String halfUp(long x) { // paths 2
    return isOne(x, RoundingMode.HALF_UP) ? "one" : "other"; // returns 1: x >= 5 && x <= 14; returns 1: x < 5 || x > 14
  }

  static String halfDown(long x) { // paths 2
    return isOne(x, RoundingMode.HALF_DOWN) ? "one" : "other"; // returns 1: x >= 6 && x <= 15; returns 1: x < 6 || x > 15
  }

  static String halfEven(long x) { // paths 2
    return isOne(x, RoundingMode.HALF_EVEN) ? "one" : "other"; // returns 1: x >= 6 && x <= 14; returns 1: x < 6 || x > 14
  }

  static String unnecessary(long x) { // paths 3
    // returns 1: x == 10; returns 1: x != 10 && x % 10 == 0
    return isOne(x, RoundingMode.UNNECESSARY) ? "one" : "other";
  }

  static String modes(int cents, RoundingMode mode) { // paths 18
    // throws NullPointerException 1: mode == null; throws ArithmeticException "Rounding necessary" 1: cents % 10 != 0
    BigDecimal rounded = BigDecimal.valueOf(cents, 2).setScale(1, mode);
    if (rounded.signum() < 0) {
      return "debt"; // returns 8: cents < 0
    }
    return rounded.toPlainString(); // returns 8: cents > -10
  }

  static String price(int cents, int percent) { // paths 4
    if (percent < 0 || percent > 100) {
      return "no such rate"; // returns 2: percent < 0 || percent > 100
    }
    BigDecimal price = BigDecimal.valueOf(cents, 2);
    BigDecimal rate = BigDecimal.valueOf(percent).movePointLeft(2);
    BigDecimal total = price.multiply(BigDecimal.ONE.add(rate)).setScale(2, RoundingMode.HALF_EVEN);
    if (total.compareTo(new BigDecimal("99.99")) > 0) {
      return "dear"; // returns 1
    }
    return total.toString(); // returns 1
  }

  static int compared(int cents) { // paths 3
    BigDecimal price = BigDecimal.valueOf(cents, 2);
    if (price.equals(BigDecimal.ONE)) {
      return 0; // returns 0
    }
    if (price.compareTo(BigDecimal.ONE) == 0) {
      return 1; // returns 1: cents == 100
    }
    if (price.setScale(0, RoundingMode.DOWN).equals(BigDecimal.ONE)) {
      return 2; // returns 1: cents > 100 && cents < 200
    }
    return 3; // returns 1: cents < 100 || cents >= 200
  }

  static String quotient(int a, int b) { // paths 4
    BigDecimal divisor = BigDecimal.valueOf(b);
    if (divisor.signum() < 0) {
      return "negative"; // returns 1: b < 0
    }
    // throws ArithmeticException 1: b == 0
    BigDecimal q = BigDecimal.valueOf(a).divide(divisor, 1, RoundingMode.FLOOR);
    if (q.compareTo(new BigDecimal("0.3")) == 0) {
      return "three tenths"; // returns 1: b > 0 && Math.floorDiv(10L * a, (long) b) == 3
    }
    return "other"; // returns 1: b > 0 && Math.floorDiv(10L * a, (long) b) != 3
  }
}
