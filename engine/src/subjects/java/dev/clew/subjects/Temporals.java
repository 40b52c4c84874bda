package dev.clew.subjects;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.format.DateTimeParseException;
import java.util.UUID;

/** Dates, times and identifiers that are read from unknown texts. */
final class Temporals {

  private Temporals() {}

  static boolean leapDay(String s) { // paths 6
    // throws NullPointerException "text" 1: s == null; throws DateTimeParseException 2: s != null
    LocalDate date = LocalDate.parse(s);
    return date.getMonthValue() == 2 && date.getDayOfMonth() == 29; // returns 1: s.endsWith("-02-29"); returns 2: !s.endsWith("-02-29")
  }

  static boolean lastDay(String s) { // paths 5
    // throws NullPointerException 1: s == null; throws DateTimeParseException 2: s != null
    LocalDate date = LocalDate.parse(s);
    if (date.getDayOfMonth() == date.lengthOfMonth()) {
      return true; // returns 1: s.matches(".*-(28|29|30|31)")
    }
    return false; // returns 1: !s.endsWith("-31")
  }

  static int evening(String s) { // paths 7
    // throws NullPointerException 1: s == null; throws DateTimeParseException 2: s != null
    LocalDateTime at = LocalDateTime.parse(s);
    if (at.getHour() >= 22) {
      return 1; // returns 2: s.matches(".*[Tt]2[23]:.*")
    }
    return 0; // returns 2: !s.matches(".*[Tt]2[23]:.*")
  }

  static int opened(String s) { // paths 5
    try {
      LocalTime time = LocalTime.parse(s); // throws NullPointerException 1: s == null
      if (time.isBefore(LocalTime.of(9, 30))) {
        return 0; // returns 1: s.compareTo("09:30") < 0
      }
      return 1; // returns 1: s.compareTo("09:30") >= 0
    } catch (DateTimeParseException e) {
      return -1 - e.getErrorIndex(); // returns 2: s != null
    }
  }

  static int kindOfRefusal(String s) { // paths 4
    try {
      return LocalDate.parse(s).getYear(); // returns 1: s.length() >= 10; throws NullPointerException 1: s == null
    } catch (DateTimeParseException e) {
      return e.getCause() == null ? -1 : -2; // returns 2: s != null
    }
  }

  static boolean leapYear(String s) { // paths 4
    // throws NullPointerException 1: s == null; throws DateTimeParseException 1: s != null
    if (Year.parse(s).isLeap()) {
      return true; // returns 1: Math.floorMod(Integer.parseInt(s), 4) == 0
    }
    return false; // returns 1: Integer.parseInt(s) % 400 != 0
  }

  static boolean december(String s) { // paths 5
    // throws NullPointerException 1: s == null; throws DateTimeParseException 2: s != null
    if (YearMonth.parse(s).getMonthValue() == 12) {
      return true; // returns 1: s.endsWith("-12")
    }
    return false; // returns 1: !s.endsWith("-12")
  }

  static boolean ordered(String s, String t) { // paths 8
    // throws NullPointerException 1: s == null; throws DateTimeParseException 2: s != null
    LocalDate from = LocalDate.parse(s);
    // throws NullPointerException 1: t == null; throws DateTimeParseException 2: t != null
    LocalDate to = LocalDate.parse(t);
    if (from.isAfter(to)) {
      return false; // returns 1: !s.equals(t)
    }
    return true; // returns 1
  }

  static boolean random(String s) { // paths 4
    if (s == null || !s.matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")) {
      return false; // returns 2: s == null || !s.matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
    }
    if (UUID.fromString(s).version() == 4) {
      return true; // returns 1: s.charAt(14) == '4'
    }
    return false; // returns 1: s.charAt(14) != '4'
  }
}
