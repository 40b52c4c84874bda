package dev.clew.models.time;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;

/** Dates that are read from texts; what they hold is written. */
@SuppressWarnings("all") // odd calls are what is tested
final class DateSubjects {

  private DateSubjects() {}

  static String date(String s) {
    LocalDate date = LocalDate.parse(s);
    return date.getYear() + "/" + date.getMonthValue() + "/" + date.getDayOfMonth();
  }

  static String writtenDate(String s) {
    return LocalDate.parse(s).toString();
  }

  static long day(String s) {
    return LocalDate.parse(s).toEpochDay();
  }

  static String yearAfter(String s) {
    LocalDate date = LocalDate.parse(s);
    return LocalDate.of(date.getYear() + 1, date.getMonthValue(), date.getDayOfMonth()).toString();
  }

  static int length(String s) {
    return LocalDate.parse(s).lengthOfMonth();
  }

  static int daysAfter(String s) {
    LocalDate date = LocalDate.parse(s);
    return date.plusDays(366).getDayOfYear() + date.getDayOfWeek().getValue();
  }

  static int compareDates(String s, String t) {
    LocalDate left = LocalDate.parse(s);
    return left.compareTo(LocalDate.parse(t)) + (left.isBefore(LocalDate.of(2024, 2, 29)) ? 1 : 0);
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
      return Told.of(e);
    }
  }
}
