package dev.clew.subjects;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.UUID;

/** Dates, times and ids among the inputs. */
final class GivenDates {

  private GivenDates() {}

  static boolean leapDay(LocalDate d) { // paths 4; cut number-size
    // throws NullPointerException 1: d == null
    if (d.getMonthValue() == 2 && d.getDayOfMonth() == 29) {
      return true; // returns 1: d.isLeapYear()
    }
    return false; // returns 2: d != null
  }

  static int days(LocalDate from, LocalDate to) { // paths >= 4; cut number-size
    if (from.isAfter(to)) { // throws NullPointerException >= 2
      return -1; // returns >= 1
    }
    return 1 / (to.getYear() - from.getYear()); // returns >= 1; throws ArithmeticException >= 1
  }

  static int hour(LocalTime t) { // paths 3
    if (t.isBefore(LocalTime.of(9, 30))) { // throws NullPointerException 1: t == null
      return 0; // returns 1: t != null
    }
    return 24 / (24 - t.getHour()); // returns 1: t != null
  }

  static int evening(LocalDateTime at) { // paths 4; cut number-size
    // throws NullPointerException 1: at == null
    if (at.getHour() >= 22 && at.toLocalDate().equals(LocalDate.of(2024, 12, 31))) {
      return 1; // returns 1: at != null
    }
    return 0; // returns 2: at != null
  }

  static int brief(Duration d) { // paths >= 3; cut number-size
    // throws NullPointerException 1: d == null
    return 10 / (int) (d.toMinutes() - 5); // returns >= 1; throws ArithmeticException >= 1
  }

  static boolean epoch(Instant i) { // paths >= 3; cut number-size
    // throws NullPointerException 1: i == null
    return i.getEpochSecond() == 86_400; // returns >= 2
  }

  static int version(UUID id) { // paths 3
    if (id.getLeastSignificantBits() == 7) { // throws NullPointerException 1: id == null
      return 1; // returns 1: id != null
    }
    return 0; // returns 1: id != null
  }

  static int weekend(LocalDate d) { // paths >= 3; cut number-size
    // throws NullPointerException 1: d == null
    if (d.getDayOfWeek() == DayOfWeek.SUNDAY) {
      return 1; // returns 1: d != null
    }
    return 0; // returns >= 1: d != null
  }
}
