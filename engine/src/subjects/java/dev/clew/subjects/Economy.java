package dev.clew.subjects;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;

/**
 * How many paths a call takes. What stands before a method names the call for the table in the
 * documentation; a null among the arguments is one path more, at the method's first line.
 */
final class Economy {

  private Economy() {}

  /* Integer.parseInt(s) */
  static int parse(String s) { // paths 3
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return Integer.parseInt(s); // returns 1; throws NumberFormatException 1
  }

  /* s.matches("[a-z]+@[a-z]+") */
  static int match(String s) { // paths 3
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return s.matches("[a-z]+@[a-z]+") ? 1 : 0; // returns 1: s.matches("[a-z]+@[a-z]+"); returns 1: !s.matches("[a-z]+@[a-z]+")
  }

  private static Map<String, Integer> ten() {
    Map<String, Integer> map = new HashMap<>();
    for (int i = 0; i < 10; i++) {
      map.put("key" + i, i);
    }
    return map;
  }

  /* map.get(k), ten entries, the result used */
  static int get(String s) { // paths 12
    if (s == null) {
      return -1; // returns 1: s == null
    }
    Integer value = ten().get(s);
    return value == null ? -2 : value; // returns 1: !s.matches("key[0-9]"); returns 10: s.matches("key[0-9]")
  }

  /* map.get(k), ten entries, the result compared with null */
  static int present(String s) { // paths 3
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return ten().get(s) == null ? 0 : 1; // returns 1: !s.matches("key[0-9]"); returns 1: s.matches("key[0-9]")
  }

  /* switch over three texts */
  static int choose(String s) { // paths 5
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return switch (s) { // returns 1: s.equals("one"); returns 1: s.equals("two"); returns 1: s.equals("three"); returns 1: !s.equals("one") && !s.equals("two") && !s.equals("three")
      case "one" -> 1;
      case "two" -> 2;
      case "three" -> 3;
      default -> 0;
    };
  }

  /* s.equals("abc") */
  static int equal(String s) { // paths 3
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return s.equals("abc") ? 1 : 0; // returns 1: s.equals("abc"); returns 1: !s.equals("abc")
  }

  /* s.contains("abc") */
  static int contain(String s) { // paths 3
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return s.contains("abc") ? 1 : 0; // returns 1: s.contains("abc"); returns 1: !s.contains("abc")
  }

  /* s.startsWith("abc") */
  static int start(String s) { // paths 3
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return s.startsWith("abc") ? 1 : 0; // returns 1: s.startsWith("abc"); returns 1: !s.startsWith("abc")
  }

  /* s.compareTo("abc") < 0 */
  static int less(String s) { // paths 3
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return s.compareTo("abc") < 0 ? 1 : 0; // returns 1: s.compareTo("abc") < 0; returns 1: s.compareTo("abc") >= 0
  }

  /* list.contains(x), ten elements */
  static int listed(String s) { // paths 3
    if (s == null) {
      return -1; // returns 1: s == null
    }
    List<String> list = new java.util.ArrayList<>(ten().keySet());
    return list.contains(s) ? 1 : 0; // returns 1: s.matches("key[0-9]"); returns 1: !s.matches("key[0-9]")
  }

  /* Math.round(d) == 5 */
  static int round(double d) { // paths 2
    return Math.round(d) == 5 ? 1 : 0; // returns 1: d >= 4.5 && d < 5.5; returns 1: !(d >= 4.5 && d < 5.5)
  }

  /* s.split(",").length == 3 */
  static int parts(String s) { // paths 3
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return s.split(",").length == 3 ? 1 : 0; // returns 1: s.split(",").length == 3; returns 1: s.split(",").length != 3
  }

  /* s.trim().isEmpty() */
  static int blank(String s) { // paths 3
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return s.trim().isEmpty() ? 1 : 0; // returns 1: s.trim().isEmpty(); returns 1: !s.trim().isEmpty()
  }

  /* Arrays.sort(x), three elements */
  static int sort(int a, int b, int c) { // paths 1
    int[] x = {a, b, c};
    Arrays.sort(x);
    return x[1]; // returns 1
  }

  /* Arrays.sort(x), of unknown length: 0 to 8 */
  static int sortAny(int[] x) { // paths 10; cut array-length
    if (x == null) {
      return -1; // returns 1: x == null
    }
    Arrays.sort(x);
    return x.length; // returns 9: x.length <= 8
  }

  /* LocalDate.parse(s) */
  static int date(String s) { // paths 4
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return LocalDate.parse(s).getYear(); // returns 1: s.length() >= 10; throws DateTimeParseException 2
  }

  /* LocalTime.parse(s) */
  static int time(String s) { // paths 4
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return LocalTime.parse(s).getHour(); // returns 1: s.length() >= 5; throws DateTimeParseException 2
  }

  /* LocalDateTime.parse(s) */
  static int dateAndTime(String s) { // paths 5
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return LocalDateTime.parse(s).getMinute(); // returns 2: s.length() >= 16; throws DateTimeParseException 2
  }

  private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d/M/yyyy");

  /* LocalDate.parse(s, DateTimeFormatter.ofPattern("d/M/yyyy")) */
  static int pattern(String s) { // paths 4
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return LocalDate.parse(s, DAY).getYear(); // returns 1; throws DateTimeParseException 2
  }

  /* Duration.parse(s) */
  static long duration(String s) { // paths 7
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return Duration.parse(s).getSeconds(); // returns 3; throws DateTimeParseException 3
  }

  /* Period.parse(s) */
  static int period(String s) { // paths 7
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return Period.parse(s).getMonths(); // returns 2; throws DateTimeParseException 3; throws ArithmeticException 1
  }

  /* Instant.parse(s) */
  static long instant(String s) { // paths 6
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return Instant.parse(s).getEpochSecond(); // returns 3; throws DateTimeParseException 2
  }

  /* String.format("%.2f", d) */
  static String formatted(double d) { // paths 1
    return String.format(Locale.ROOT, "%.2f", d); // returns 1
  }

  /* LocalDate.parse(s).isAfter(date) */
  static int later(String s) { // paths 5
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return LocalDate.parse(s).isAfter(LocalDate.of(2024, 2, 28)) ? 1 : 0; // returns 2; throws DateTimeParseException 2
  }

  /* LocalDate.parse(s).toString() */
  static String written(String s) { // paths 4
    if (s == null) {
      return ""; // returns 1: s == null
    }
    return LocalDate.parse(s).toString(); // returns 1; throws DateTimeParseException 2
  }

  /* UUID.fromString(s) */
  static int id(String s) { // paths 5
    if (s == null) {
      return -1; // returns 1: s == null
    }
    return UUID.fromString(s).version(); // returns 2; throws IllegalArgumentException 1; throws NumberFormatException 1
  }
}
