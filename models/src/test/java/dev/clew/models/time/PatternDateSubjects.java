package dev.clew.models.time;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.Locale;

/** Dates and times that are read by patterns; what they hold is written. */
@SuppressWarnings("all") // odd calls are what is tested
final class PatternDateSubjects {

  private static final DateTimeFormatter GERMAN = DateTimeFormatter.ofPattern("dd.MM.yyyy");
  private static final DateTimeFormatter BASIC = DateTimeFormatter.ofPattern("yyyyMMdd");

  private PatternDateSubjects() {}

  private static String date(String s, String pattern) {
    LocalDate date = LocalDate.parse(s, DateTimeFormatter.ofPattern(pattern));
    return date.getYear() + "/" + date.getMonthValue() + "/" + date.getDayOfMonth();
  }

  static String german(String s) {
    LocalDate date = LocalDate.parse(s, GERMAN);
    return date.getYear() + "/" + date.getMonthValue() + "/" + date.getDayOfMonth();
  }

  static long basic(String s) {
    return LocalDate.parse(s, BASIC).toEpochDay();
  }

  static String american(String s) {
    return date(s, "MM/dd/uuuu");
  }

  static String yearBetween(String s) {
    return date(s, "dd yyyy MM");
  }

  static String quoted(String s) {
    return date(s, "'am' dd.MM.uuuu 'o''clock'");
  }

  static String strict(String s) {
    LocalDate date =
        LocalDate.parse(
            s, DateTimeFormatter.ofPattern("uuuuMMdd").withResolverStyle(ResolverStyle.STRICT));
    return date.toString();
  }

  static String open(String s) {
    return date(s, "d/M/yyyy");
  }

  static String openBetween(String s) {
    return date(s, "yyyy-M-d");
  }

  static String shortYear(String s) {
    return date(s, "d.M.yy");
  }

  static String shortYearAlone(String s) {
    return date(s, "yyMMdd");
  }

  static String strictly(String s) {
    return LocalDate.parse(
            s, DateTimeFormatter.ofPattern("uuuu-M-d").withResolverStyle(ResolverStyle.STRICT))
        .toString();
  }

  static String openTime(String s) {
    return LocalTime.parse(s, DateTimeFormatter.ofPattern("H:m:s")).toString();
  }

  static String strictTime(String s) {
    return LocalTime.parse(
            s, DateTimeFormatter.ofPattern("H:mm").withResolverStyle(ResolverStyle.STRICT))
        .toString();
  }

  static String openDateTime(String s) {
    return LocalDateTime.parse(s, DateTimeFormatter.ofPattern("d.M.uu H:mm")).toString();
  }

  static String digitBehindYear(String s) {
    return date(s, "yyyy'0'MM-dd");
  }

  static String iso(String s) {
    try {
      return LocalDate.parse(s, DateTimeFormatter.ISO_LOCAL_DATE).toString();
    } catch (DateTimeParseException e) {
      return Told.of(e);
    }
  }

  static String refusedOpen(String s) {
    try {
      return "" + LocalDate.parse(s, DateTimeFormatter.ofPattern("d/M/yyyy")).getDayOfYear();
    } catch (DateTimeParseException e) {
      return Told.of(e);
    }
  }

  static String refusedStrictly(String s) {
    try {
      return ""
          + LocalDate.parse(
                  s,
                  DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT))
              .getDayOfYear();
    } catch (DateTimeParseException e) {
      return Told.of(e);
    }
  }

  static String time(String s) {
    LocalTime time = LocalTime.parse(s, DateTimeFormatter.ofPattern("HH:mm"));
    return time.getHour() + ":" + time.getMinute() + ":" + time.getSecond() + "." + time.getNano();
  }

  static int seconds(String s) {
    return LocalTime.parse(s, DateTimeFormatter.ofPattern("HHmmss", Locale.GERMANY))
        .toSecondOfDay();
  }

  static String dateTime(String s) {
    LocalDateTime both = LocalDateTime.parse(s, DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss"));
    return both.getYear() + "/" + both.getDayOfYear() + " " + both.toLocalTime().toSecondOfDay();
  }

  static String refused(String s) {
    try {
      return "" + LocalDate.parse(s, GERMAN).getYear();
    } catch (DateTimeParseException e) {
      return Told.of(e);
    }
  }

  static String refusedTime(String s) {
    try {
      return "" + LocalTime.parse(s, DateTimeFormatter.ofPattern("HH:mm")).getHour();
    } catch (DateTimeParseException e) {
      return Told.of(e);
    }
  }
}
