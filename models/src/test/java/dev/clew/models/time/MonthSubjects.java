package dev.clew.models.time;

import java.time.Year;
import java.time.YearMonth;
import java.time.format.DateTimeParseException;

/** Years, with or without a month, that are read from texts. */
@SuppressWarnings("all") // odd calls are what is tested
final class MonthSubjects {

  private MonthSubjects() {}

  static int year(String s) {
    return Year.parse(s).getValue();
  }

  static String yearMonth(String s) {
    YearMonth month = YearMonth.parse(s);
    return month.getYear() + "/" + month.getMonthValue();
  }

  static String writtenMonth(String s) {
    return YearMonth.parse(s) + "/" + YearMonth.parse(s).lengthOfMonth();
  }

  static boolean leap(String s) {
    return Year.parse(s).isLeap();
  }

  static String refusedYear(String s) {
    try {
      return "" + Year.parse(s).getValue();
    } catch (DateTimeParseException e) {
      return Told.of(e);
    }
  }

  static String refusedYearMonth(String s) {
    try {
      return "" + YearMonth.parse(s).getYear();
    } catch (DateTimeParseException e) {
      return Told.of(e);
    }
  }
}
