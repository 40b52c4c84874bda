package dev.clew.subjects;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;

/** Dates and times that are read by patterns: as many paths as in ISO's form. */
final class PatternDates {

  private PatternDates() {}

  static int leapDay(String s) { // paths 6
    LocalDate date =
        LocalDate.parse(s, DateTimeFormatter.ofPattern("dd.MM.yyyy")); // throws DateTimeParseException 2: s != null; throws NullPointerException 1: s == null
    if (date.getMonthValue() == 2 && date.getDayOfMonth() == 29) {
      return 1; // returns 1: s.matches("(29|30|31).02.*")
    }
    return 0; // returns 2: s != null
  }

  static int neverThirtieth(String s) { // paths 5
    LocalDate date =
        LocalDate.parse(s, DateTimeFormatter.ofPattern("MM/dd/uuuu")); // throws DateTimeParseException 2: s != null; throws NullPointerException 1: s == null
    if (date.getMonthValue() == 2 && date.getDayOfMonth() == 30) {
      return 1; // returns 0
    }
    return 0; // returns 2: s != null
  }
}
