package dev.clew.models;

import java.util.Formatter;
import java.util.IllegalFormatException;
import java.util.Locale;

/** Formats with unknown arguments. */
@SuppressWarnings("all") // odd calls are what is tested
final class FormatSubjects {

  private FormatSubjects() {}

  static String strings(String s, String t) {
    return String.format("%s and %S, %10s|%-4s|%.2s|%-5.1S|", s, t, s, t, s, t);
  }

  static String decimal(int n, long l) {
    return String.format("%d %5d %-5d| %05d %d", n, n, n, n, l);
  }

  static String fixed(double d, float f) {
    return String.format(Locale.ROOT, "%.2f|%f|%.0f|%10.3f|%-12.1f|%.5f", d, f, d, f, d, f);
  }

  static String fixedComma(double d, String s) {
    return String.format(Locale.GERMANY, "%.2f %s %.0f%%", d, s, d);
  }

  static String signs(int n, long l) {
    return String.format("%+d % d %(d %(08d %+06d", n, l, n, n, l);
  }

  static String groups(int n, long l) {
    return String.format(Locale.ROOT, "%,d|%,15d|%0,12d|%(,d", n, l, n, l);
  }

  static String small(byte b, short s) {
    return String.format("%d %x %04X %o %d %#x %s", b, b, b, b, s, s, s);
  }

  static String hex(int n, long l) {
    return String.format("%x %X %08x %#x %o %#o %-6x|", n, l, n, l, n, l, n);
  }

  static String units(char c, char d) {
    return String.format("%c%C%3c%-3c|%s", c, d, c, d, c);
  }

  static String truths(boolean b, String s, int n) {
    return String.format("%b %B %b %.2b %7b", b, b, s, n, b);
  }

  static String indexes(String s, int n) {
    return String.format("%2$d %1$s %<s %s%n%% %d", s, n);
  }

  static String mixed(String s, int n) {
    return String.format("%s %s%% %s 100%%%n", new StringBuilder("x"), s, n);
  }

  static String formatted(String s, int n) {
    return "<%s:%03d>".formatted(s, n);
  }

  static String wrongKind(String s) {
    try {
      return String.format("a%d", s);
    } catch (IllegalFormatException e) {
      return e + e.getMessage();
    }
  }

  static String wrongKindOfNumber(int n) {
    try {
      return String.format("%s %c", n, n);
    } catch (IllegalFormatException e) {
      return e + e.getMessage();
    }
  }

  static String missing(String s) {
    try {
      return String.format("%s %s", s);
    } catch (IllegalFormatException e) {
      return e + e.getMessage();
    }
  }

  static String badFlags(int n) {
    try {
      return String.format("%-d", n);
    } catch (IllegalFormatException e) {
      return e + e.getMessage();
    }
  }

  static String badConversion(String s) {
    try {
      return String.format("%s %q", s);
    } catch (IllegalFormatException e) {
      return e + e.getMessage();
    }
  }

  static String french(int n) {
    return String.format(Locale.FRANCE, "%,d %d", n, n);
  }

  static String arabic(byte n) {
    return String.format(new Locale.Builder().setLanguageTag("ar-EG").build(), "%d", n);
  }

  static String formatter(String s, int n) {
    Formatter formatter = new Formatter(new StringBuilder("> "));
    formatter.format("%s=", s).format("%d", n);
    return formatter.toString();
  }

  static String nothingUnknown(int n) {
    return String.format("%5.1f %s", 2.25, "x") + n;
  }
}
