package dev.clew.neighbours;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Amounts of money. */
public class Money {

  private final long cents;

  public Money(long cents) {
    this.cents = cents;
  }

  public String format(char separator) {
    long absolute = Math.abs(cents);
    String whole = Long.toString(absolute / 100);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < whole.length(); i++) {
      if (i > 0 && (whole.length() - i) % 3 == 0) {
        text.append(separator);
      }
      text.append(whole.charAt(i));
    }
    long rest = absolute % 100;
    text.append(rest < 10 ? ".0" : ".").append(rest);
    return cents < 0 ? "-" + text : text.toString();
  }

  public static long parse(String text) {
    BigDecimal amount = new BigDecimal(text.trim());
    if (amount.scale() > 2) {
      throw new NumberFormatException("too precise: " + text);
    }
    return amount.movePointRight(2).longValueExact();
  }

  public static String withTax(String net, int percent) {
    if (percent < 0 || percent > 100) {
      throw new IllegalArgumentException("percent: " + percent);
    }
    BigDecimal gross =
        new BigDecimal(net)
            .multiply(BigDecimal.valueOf(100 + percent))
            .divide(BigDecimal.valueOf(100), 2, RoundingMode.HALF_UP);
    return gross.signum() < 0 ? "(" + gross.negate() + ")" : gross.toPlainString();
  }

  public static int[] split(int amount, int people) {
    int[] shares = new int[people];
    int rest = amount % people;
    for (int i = 0; i < people; i++) {
      shares[i] = amount / people + (i < rest ? 1 : 0);
    }
    return shares;
  }
}
