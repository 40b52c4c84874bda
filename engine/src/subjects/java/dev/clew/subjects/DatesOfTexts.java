package dev.clew.subjects;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;

/** Dates that are read from texts, under conditions. */
final class DatesOfTexts {

  private DatesOfTexts() {}

  static int leapDay(String s) { // paths >= 4
    LocalDate date = LocalDate.parse(s, DateTimeFormatter.ofPattern("d/M/yyyy")); // throws NullPointerException; throws DateTimeParseException 2
    if (date.getMonthValue() == 2 && date.getDayOfMonth() == 29) {
      return 1; // returns 1
    }
    return 0; // returns >= 1
  }

  static int shortYear(String s) { // paths >= 4
    LocalDate date = LocalDate.parse(s, DateTimeFormatter.ofPattern("d.M.yy")); // throws NullPointerException; throws DateTimeParseException 2
    if (date.getYear() < 2000) {
      return 1; // returns 0
    }
    return 0; // returns 1
  }

  static int thirtyDays(String s, String t) { // paths >= 4
    long days = ChronoUnit.DAYS.between(LocalDate.parse(s), LocalDate.parse(t)); // throws NullPointerException; throws DateTimeParseException
    if (days == 30) {
      return 1; // returns 1
    }
    return 0; // returns 1
  }
}
