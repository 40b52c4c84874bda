package dev.clew.hostile;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Numbers with more digits than there is time for. */
public final class HugeNumbers {

  private HugeNumbers() {}

  public static int power(int n) {
    return BigInteger.valueOf(7).pow(300_000_000).bitLength() / n;
  }

  public static int shift(int n) {
    return BigInteger.ONE.shiftLeft(2_000_000_000).toString().length() / n;
  }

  public static int plain(int n) {
    return new BigDecimal("1E+2000000000").toPlainString().length() / n;
  }

  public static int unknown(BigInteger n, int exponent) {
    return n.pow(exponent).intValueExact();
  }
}
