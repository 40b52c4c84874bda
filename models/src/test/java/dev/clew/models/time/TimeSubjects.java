package dev.clew.models.time;

import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;

/** Times, with or without a date, that are read from texts. */
@SuppressWarnings("all") // odd calls are what is tested
final class TimeSubjects {

  private TimeSubjects() {}

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

  static String hourAfter(String s) {
    LocalTime time = LocalTime.parse(s);
    int hour = (time.getHour() + 1) % 24;
    return LocalTime.of(hour, time.getMinute(), time.getSecond(), time.getNano()).toString();
  }

  static String writtenTime(String s) {
    return LocalTime.parse(s).toString();
  }

  static String writtenDateTime(String s) {
    return "" + LocalDateTime.parse(s);
  }

  static int compareTimes(String s, String t) {
    LocalTime left = LocalTime.parse(s);
    return left.compareTo(LocalTime.parse(t)) + (left.isAfter(LocalTime.NOON) ? 5 : 0);
  }

  static int compareBoth(String s, String t) {
    return LocalDateTime.parse(s).compareTo(LocalDateTime.parse(t));
  }

  static String refusedTime(String s) {
    try {
      return "" + LocalTime.parse(s).getNano();
    } catch (DateTimeParseException e) {
      return Told.of(e);
    }
  }

  static String refusedDateTime(String s) {
    try {
      return "" + LocalDateTime.parse(s).getNano();
    } catch (DateTimeParseException e) {
      return Told.of(e);
    }
  }
}
