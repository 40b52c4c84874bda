package dev.clew.examples;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Prices, rounded in ways that do not agree. */
public final class Prices {

  private Prices() {}

  /** Whether five cash registers ask for ten. */
  public static int registersThatAskForTen(double price) { // paths 7
    int count = 0;
    if (Math.round(price) == 10) {
      count++;
    }
    if (Math.floor(price) == 10) {
      count++;
    }
    if (Math.ceil(price) == 10) {
      count++;
    }
    if (Math.rint(price) == 10) {
      count++;
    }
    return count; // returns 7
  }

  /** Half a cent, in each of the ways in which books are kept. */
  public static boolean isCent(long mills, RoundingMode mode) { // paths 20
    if (mills < 0 || mills > 10) {
      return false; // returns 2: mills < 0 || mills > 10
    }
    // throws NullPointerException 1: mode == null
    // throws ArithmeticException "Rounding necessary" 1: mode == java.math.RoundingMode.UNNECESSARY
    if (BigDecimal.valueOf(mills, 3).setScale(2, mode).equals(new BigDecimal("0.01"))) {
      return true; // returns 8: mills > 0
    }
    return false; // returns 8: mills < 10
  }
}
