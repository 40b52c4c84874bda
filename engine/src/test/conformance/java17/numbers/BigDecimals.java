package numbers;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Decimals: scales, rounding in all modes, text, comparison. */
public final class BigDecimals {

  public static void main(String[] args) {
    String[] values = {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.1", "-1.6", "-2.5", "-5.5", "0.5"};
    for (RoundingMode mode : RoundingMode.values()) {
      StringBuilder line = new StringBuilder(mode + ":");
      for (String value : values) {
        try {
          line.append(' ').append(new BigDecimal(value).setScale(0, mode));
        } catch (ArithmeticException e) {
          line.append(' ').append(e.getMessage());
        }
      }
      System.out.println(line);
    }
    BigDecimal a = new BigDecimal("123.4500");
    BigDecimal b = new BigDecimal("-0.00078");
    System.out.println(
        a.add(b)
            + " "
            + a.subtract(b)
            + " "
            + a.multiply(b)
            + " "
            + a.divide(b, 5, RoundingMode.HALF_EVEN));
    System.out.println(
        a.divide(new BigDecimal("3"), MathContext.DECIMAL32)
            + " "
            + a.divideToIntegralValue(b)
            + " "
            + a.remainder(new BigDecimal("7")));
    System.out.println(
        a.scale()
            + " "
            + a.precision()
            + " "
            + a.unscaledValue()
            + " "
            + a.stripTrailingZeros()
            + " "
            + b.negate().plus());
    System.out.println(
        a.equals(new BigDecimal("123.45"))
            + " "
            + a.compareTo(new BigDecimal("123.45"))
            + " "
            + a.hashCode()
            + " "
            + new BigDecimal("123.45").hashCode());
    for (String text :
        new String[] {
          "1E+5",
          "1e-10",
          "0.0000001",
          "0.000001",
          "12345678901234567890.123",
          "-0",
          "1E+2147483647",
          "00.10",
          "1234.5E3"
        }) {
      BigDecimal value = new BigDecimal(text);
      System.out.println(
          value
              + " "
              + (value.scale() < -1000 ? "huge" : value.toPlainString())
              + " "
              + value.toEngineeringString()
              + " "
              + value.doubleValue()
              + " "
              + value.signum());
    }
    System.out.println(
        new BigDecimal(0.1)
            + " "
            + BigDecimal.valueOf(0.1)
            + " "
            + BigDecimal.valueOf(12, 3)
            + " "
            + new BigDecimal(1e20));
    System.out.println(
        a.pow(7)
            + " "
            + a.pow(3, new MathContext(5))
            + " "
            + new BigDecimal("2").sqrt(new MathContext(30)));
    System.out.println(
        a.movePointLeft(5)
            + " "
            + a.movePointRight(5)
            + " "
            + a.scaleByPowerOfTen(3)
            + " "
            + a.ulp()
            + " "
            + a.round(new MathContext(2)));
    System.out.println(
        a.intValue()
            + " "
            + a.toBigInteger()
            + " "
            + b.longValue()
            + " "
            + a.max(b)
            + " "
            + a.abs().min(b));
    BigDecimal balance = new BigDecimal("1000.00");
    for (int year = 1; year <= 5; year++) {
      balance = balance.multiply(new BigDecimal("1.0375")).setScale(2, RoundingMode.HALF_UP);
      System.out.println(year + ": " + balance);
    }
    BigDecimal pi = BigDecimal.ZERO;
    for (int k = 0; k < 20; k++) {
      BigDecimal term =
          new BigDecimal(4).divide(BigDecimal.valueOf(2L * k + 1), 30, RoundingMode.HALF_EVEN);
      pi = k % 2 == 0 ? pi.add(term) : pi.subtract(term);
    }
    System.out.println(pi);
    Runnable[] failures = {
      () -> BigDecimal.ONE.divide(new BigDecimal(3)),
      () -> BigDecimal.ONE.divide(BigDecimal.ZERO),
      () -> BigDecimal.ZERO.divide(BigDecimal.ZERO),
      () -> new BigDecimal("1.5x"),
      () -> new BigDecimal(""),
      () -> new BigDecimal(Double.NaN),
      () -> a.intValueExact(),
      () -> a.setScale(1),
      () -> new BigDecimal("1e99999999999")
    };
    for (Runnable failure : failures) {
      try {
        failure.run();
        System.out.println("fine");
      } catch (RuntimeException e) {
        System.out.println(
            e.getClass().getSimpleName()
                + " "
                + (e.getMessage() == null ? "" : e.getMessage().lines().findFirst().get()));
      }
    }
  }
}
