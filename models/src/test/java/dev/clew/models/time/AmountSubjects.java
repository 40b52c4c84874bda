package dev.clew.models.time;

import java.time.Duration;
import java.time.Instant;
import java.time.Period;
import java.time.format.DateTimeParseException;

/** Amounts of time and moments that are read from texts; what they hold is written. */
@SuppressWarnings("all") // odd calls are what is tested
final class AmountSubjects {

  private AmountSubjects() {}

  static String duration(String s) {
    Duration duration = Duration.parse(s);
    return duration.getSeconds() + "/" + duration.getNano();
  }

  static long minutes(String s) {
    return Duration.parse(s).toMinutes();
  }

  static String sum(String s, String t) {
    Duration sum = Duration.parse(s).plus(Duration.parse(t));
    return sum.compareTo(Duration.ofHours(36)) + "/" + sum.isNegative() + sum.isZero();
  }

  static String refusedDuration(String s) {
    try {
      return "" + Duration.parse(s).toDays();
    } catch (DateTimeParseException e) {
      return Told.of(e);
    }
  }

  static String period(String s) {
    Period period = Period.parse(s);
    return period.getYears() + "/" + period.getMonths() + "/" + period.getDays();
  }

  static long months(String s) {
    return Period.parse(s).toTotalMonths();
  }

  static String refusedPeriod(String s) {
    try {
      return "" + Period.parse(s).isNegative();
    } catch (DateTimeParseException e) {
      return Told.of(e);
    }
  }

  static String instant(String s) {
    Instant instant = Instant.parse(s);
    return instant.getEpochSecond() + "/" + instant.getNano();
  }

  static boolean order(String s, String t) {
    return Instant.parse(s).isBefore(Instant.parse(t));
  }

  static String refusedInstant(String s) {
    try {
      return "" + Instant.parse(s).toEpochMilli();
    } catch (DateTimeParseException e) {
      return Told.of(e);
    }
  }
}
