package numbers;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Locale;

/** DecimalFormat and MessageFormat in the root locale. */
public final class NumberFormats {

  public static void main(String[] args) throws ParseException {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
    String[] patterns = {
      "0",
      "#",
      "0.00",
      "#.##",
      "#,##0.0#",
      "000.000",
      "0.###E0",
      "##0.##E0",
      "0%",
      "+0;-0",
      "'x'0.0'y'",
      "#,####.0"
    };
    double[] values = {0, 1, -1.5, 1234567.891, 0.005, 0.125, -0.0, 99.995, 1e-5};
    for (String pattern : patterns) {
      DecimalFormat format = new DecimalFormat(pattern, symbols);
      StringBuilder line = new StringBuilder(pattern + ":");
      for (double value : values) {
        line.append(' ').append(format.format(value));
      }
      System.out.println(line);
    }
    DecimalFormat format = new DecimalFormat("0.0", symbols);
    for (RoundingMode mode :
        new RoundingMode[] {
          RoundingMode.UP, RoundingMode.HALF_UP, RoundingMode.HALF_EVEN, RoundingMode.FLOOR
        }) {
      format.setRoundingMode(mode);
      System.out.println(
          mode
              + " "
              + format.format(0.25)
              + " "
              + format.format(-0.25)
              + " "
              + format.format(new BigDecimal("0.35")));
    }
    System.out.println(
        format.parse("12.5abc")
            + " "
            + format.parse("7")
            + " "
            + format.parse("-3.25").getClass().getSimpleName());
    ParsePosition position = new ParsePosition(2);
    System.out.println(format.parse("x 42 y", position) + " " + position.getIndex());
    try {
      format.parse("none");
    } catch (ParseException e) {
      System.out.println(e.getMessage() + " " + e.getErrorOffset());
    }
    NumberFormat integer = NumberFormat.getIntegerInstance(Locale.ROOT);
    System.out.println(integer.format(1234.5) + " " + integer.format(Long.MIN_VALUE));
    System.out.println(
        format.toPattern() + " " + new DecimalFormat("#,##0.00", symbols).getGroupingSize());
    System.out.println(
        new MessageFormat("{0} has {1} and {0}: '{2}' ''{3}''", Locale.ROOT)
            .format(new Object[] {"a", 5, "c", null}));
    System.out.println(MessageFormat.format("{0}{1}", "x", "y"));
    try {
      new DecimalFormat("0.0.0", symbols);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
