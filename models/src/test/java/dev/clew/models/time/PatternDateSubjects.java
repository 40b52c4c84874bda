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
