package dev.clew.models.time;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.format.DateTimeParseException;
import java.util.UUID;

/** Dates, times and identifiers that are read from texts; what they hold is written. */
@SuppressWarnings("all") // odd calls are what is tested
final class TemporalSubjects {

  private TemporalSubjects() {}

  static String date(String s) {
    LocalDate date = LocalDate.parse(s);
    return date.getYear() + "/" + date.getMonthValue() + "/" + date.getDayOfMonth();
  }

  static String time(String s) {
    LocalTime time = LocalTime.parse(s);
    return time.getHour() + "/" + time.getMinute() + "/" + time.getSecond() + "/" + time.getNano();
  }

  static String dateTime(String s) {
    LocalDateTime at = LocalDateTime.parse(s);
    return at.getYear()
        + "/"
        + at.getMonthValue()
        + "/"
        + at.getDayOfMonth()
        + " "
        + at.getHour()
        + "/"
        + at.getMinute()
        + "/"
        + at.getSecond()
        + "/"
        + at.getNano();
  }

  static int year(String s) {
    return Year.parse(s).getValue();
  }

  static String yearMonth(String s) {
    YearMonth month = YearMonth.parse(s);
    return month.getYear() + "/" + month.getMonthValue();
  }

  static String id(String s) {
    UUID id = UUID.fromString(s);
    return id.getMostSignificantBits() + "/" + id.getLeastSignificantBits();
  }

  static String kindOfId(String s) {
    UUID id = UUID.fromString(s);
    return id.version() + "/" + id.variant();
  }

  static String writtenId(String s) {
    return UUID.fromString(s).toString();
  }

  static String writtenDate(String s) {
    return LocalDate.parse(s).toString();
  }

  static String writtenTime(String s) {
    return LocalTime.parse(s).toString();
  }

  static String writtenDateTime(String s) {
    return "" + LocalDateTime.parse(s);
  }

  static String writtenMonth(String s) {
    return YearMonth.parse(s) + "/" + YearMonth.parse(s).lengthOfMonth();
  }

  static boolean leap(String s) {
    return Year.parse(s).isLeap();
  }

  static long day(String s) {
    return LocalDate.parse(s).toEpochDay();
  }

  static int daysAfter(String s) {
    LocalDate date = LocalDate.parse(s);
    return date.plusDays(366).getDayOfYear() + date.getDayOfWeek().getValue();
  }

  static int compareDates(String s, String t) {
    LocalDate left = LocalDate.parse(s);
    return left.compareTo(LocalDate.parse(t)) + (left.isBefore(LocalDate.of(2024, 2, 29)) ? 1 : 0);
  }

  static int compareTimes(String s, String t) {
    LocalTime left = LocalTime.parse(s);
    return left.compareTo(LocalTime.parse(t)) + (left.isAfter(LocalTime.NOON) ? 5 : 0);
  }

  static int compareBoth(String s, String t) {
    return LocalDateTime.parse(s).compareTo(LocalDateTime.parse(t));
  }

  static boolean equalDates(String s) {
    return LocalDate.parse(s).equals(null) || LocalDate.parse(s).equals(LocalDate.parse(s));
  }

  static int dateOfBuilder(String s) {
    return LocalDate.parse(new StringBuilder(s)).getYear();
  }

  static String refusedDate(String s) {
    try {
      return "" + LocalDate.parse(s).getYear();
    } catch (DateTimeParseException e) {
      return told(e);
    }
  }

  static String refusedTime(String s) {
    try {
      return "" + LocalTime.parse(s).getNano();
    } catch (DateTimeParseException e) {
      return told(e);
    }
  }

  static String refusedDateTime(String s) {
    try {
      return "" + LocalDateTime.parse(s).getNano();
    } catch (DateTimeParseException e) {
      return told(e);
    }
  }

  static String refusedYear(String s) {
    try {
      return "" + Year.parse(s).getValue();
    } catch (DateTimeParseException e) {
      return told(e);
    }
  }

  static String refusedYearMonth(String s) {
    try {
      return "" + YearMonth.parse(s).getYear();
    } catch (DateTimeParseException e) {
      return told(e);
    }
  }

  /** All that such an exception holds. */
  private static String told(DateTimeParseException e) {
    String told = e.getMessage() + "|" + e.getParsedString() + "|" + e.getErrorIndex();
    for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
      told = told + "|" + cause.getClass().getName() + ": " + cause.getMessage();
    }
    return told;
  }
}
