package text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Formatter;
import java.util.Locale;

/** String.format with many conversions, flags, widths and mistakes. */
public final class Formats {

  private static void show(String format, Object... arguments) {
    try {
      System.out.println(format + " -> [" + String.format(Locale.ROOT, format, arguments) + "]");
    } catch (RuntimeException e) {
      System.out.println(format + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    for (String format :
        new String[] {
          "%d", "%5d", "%-5d|", "%05d", "%+d", "% d", "%,d", "%(d", "%x", "%X", "%o", "%08X", "%#x"
        }) {
      show(format, 42);
      show(format, -1234567);
      show(format, Long.MIN_VALUE);
    }
    for (String format :
        new String[] {
          "%f",
          "%.0f",
          "%.3f",
          "%10.2f",
          "%-10.2f|",
          "%+.1e",
          "%e",
          "%g",
          "%.3g",
          "%a",
          "%,.2f",
          "%(f",
          "%010.3f"
        }) {
      show(format, 3.14159);
      show(format, -12345.678);
      show(format, 0.0);
      show(format, 1e-10);
      show(format, Double.NaN);
      show(format, Double.NEGATIVE_INFINITY);
    }
    show("%.1f %.1f %.1f %.0f %.0f", 0.25, 0.35, -0.05, 0.5, 1.5);
    show("%s %S %10s %-10s| %.2s %h", "text", "text", "right", "left", "cut", "hash");
    show("%b %B %b %b", true, false, null, "x");
    show("%c %C %c %c", 'a', 'b', 65, (int) '\u00e9');
    show("%2$s %1$s %<s %s %s", "a", "b");
    show("%% %n".trim());
    show(
        "%d %s %x",
        new BigInteger("123456789012345678901234567890"), BigInteger.TWO, BigInteger.valueOf(-255));
    show(
        "%.5f %s %e",
        new BigDecimal("1.23456789"), new BigDecimal("1E+3"), new BigDecimal("12345.678"));
    show("%s %s %d", null, new int[0].length, (byte) -1);
    show("%x %x %o", (byte) -1, (short) -1, -1L);
    show("%d", "text");
    show("%s");
    show("%q", 1);
    show("%-d", 1);
    show("%.2d", 1);
    show("%f", 1);
    show("%c", 0x110000);
    show("%,x", 255);
    show("%05s", "x");
    show("%+s", "x");
    Formatter formatter = new Formatter(new StringBuilder("begin "), Locale.ROOT);
    formatter.format("%d/%d ", 1, 2).format("%s", "end");
    System.out.println(formatter);
    System.out.printf(Locale.ROOT, "%s has %d%%%n", "printf", 100);
    System.out.println(String.format(Locale.GERMANY, "%,.2f", 1234567.891));
  }
}
