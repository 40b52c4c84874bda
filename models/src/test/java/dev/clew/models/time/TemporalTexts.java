package dev.clew.models.time;

import java.time.LocalDate;
import java.util.List;
import java.util.Random;

/** Texts that are dates, times or identifiers, nearly so, or not at all. */
final class TemporalTexts {

  private static final List<String> YEARS =
      List.of(
          "2024",
          "2023",
          "1900",
          "2000",
          "0000",
          "0004",
          "9999",
          "+10000",
          "+0999",
          "+00000",
          "+999999999",
          "+1000000000",
          "+0999999999",
          "+9999999999",
          "+12345678901",
          "-0000",
          "-0001",
          "-0004",
          "-2024",
          "-000000000",
          "-0000000000",
          "-999999999",
          "-1000000000",
          "-0999999999",
          "12345",
          "202",
          "-999",
          "+2024",
          "\u0662\u0660\u0662\u0664",
          "20 4",
          "");

  private static final List<String> MONTHS =
      List.of(
          "01",
          "02",
          "02",
          "02",
          "04",
          "06",
          "11",
          "12",
          "00",
          "13",
          "99",
          "2",
          "002",
          "-1",
          "\uFF10\uFF11");

  private static final List<String> DAYS =
      List.of("01", "28", "29", "29", "30", "31", "32", "00", "10", "99", "9", "001", "+1", "");

  private static final List<String> TIMES =
      List.of(
          "00:00",
          "23:59",
          "24:00",
          "24:00:00",
          "12:60",
          "12:30:59",
          "23:59:60",
          "12:30:61",
          "1:30",
          "12:3",
          "12:30:",
          "12:30:5",
          "12:30:00.",
          "12:30:00.0",
          "12:30:00.123456789",
          "12:30:00.1234567890",
          "12:30:00,5",
          "12:30:00.5",
          "12:30:00.000000001",
          "12:30.5",
          "12-30",
          " 12:30",
          "12:30 ",
          "\u0661\u0662:30",
          "12:30:00.\u0661",
          "99:99:99.999999999",
          "12:30:00.5Z",
          "");

  private static final List<String> MARKS =
      List.of("T", "T", "T", "T", "T", "T", "t", " ", "", "TT", "T\u0301");

  private static final List<String> GROUPS =
      List.of(
          "0",
          "1",
          "+1",
          "-1",
          "+",
          "",
          "abcd",
          "ABCD",
          "12345678",
          "ffffffff",
          "123456789abc",
          "7fffffffffffffff",
          "8000000000000000",
          "0000000000000001",
          "g",
          "0x1",
          "\uFF11\uFF21",
          "\u0661",
          " 1",
          "123456789");

  private final Random random;

  TemporalTexts(long seed) {
    random = new Random(seed);
  }

  /** Anything. */
  String any() {
    return switch (random.nextInt(4)) {
      case 0 -> date();
      case 1 -> moment();
      case 2 -> month();
      default -> id();
    };
  }

  String date() {
    return spoiltAtTimes(dayOf(random.nextInt(8) - 4));
  }

  /** A time, with or without a date. */
  String moment() {
    boolean isOdd = random.nextInt(3) == 0;
    String time = isOdd ? any(TIMES) : time();
    boolean isAlone = random.nextBoolean();
    return spoiltAtTimes(isAlone ? time : dayOf(random.nextInt(4)) + any(MARKS) + time);
  }

  String month() {
    return spoiltAtTimes(any(YEARS) + (random.nextBoolean() ? "" : "-" + any(MONTHS)));
  }

  String id() {
    return spoiltAtTimes(group());
  }

  private String spoiltAtTimes(String text) {
    return random.nextInt(10) == 0 ? spoilt(text) : text;
  }

  /** An odd one for negative numbers, a date that exists for others. */
  private String dayOf(int kind) {
    return kind < 0
        ? any(YEARS) + "-" + any(MONTHS) + "-" + any(DAYS)
        : LocalDate.ofEpochDay(
                switch (kind) {
                  case 0 -> random.nextInt(3_000) + 18_000;
                  case 1 -> random.nextInt();
                  case 2 -> 19_700 + random.nextInt(100);
                  default -> -719_528 + random.nextInt(2_000) - 1_000;
                })
            .toString();
  }

  private String time() {
    String time = String.format("%02d:%02d", random.nextInt(25), random.nextInt(61));
    if (random.nextBoolean()) {
      time += String.format(":%02d", random.nextInt(61));
    }
    return random.nextBoolean()
        ? time
        : time + "." + random.nextInt(1 + random.nextInt(1_200_000_000));
  }

  private String group() {
    if (random.nextInt(4) == 0) {
      return String.format(
          "%08x-%04X-%04x-%04x-%012x",
          random.nextInt(),
          random.nextInt(0x10000),
          random.nextInt(0x10000),
          random.nextInt(0x10000),
          random.nextLong() >>> 16);
    }
    StringBuilder id = new StringBuilder(any(GROUPS));
    int dashes = random.nextInt(4) == 0 ? random.nextInt(7) : 4;
    for (int i = 0; i < dashes; i++) {
      id.append('-').append(any(GROUPS));
    }
    return id.toString();
  }

  private String spoilt(String text) {
    int at = random.nextInt(text.length() + 1);
    return switch (random.nextInt(3)) {
      case 0 -> text.substring(0, at) + (char) (' ' + random.nextInt(95)) + text.substring(at);
      case 1 -> text.substring(0, at);
      default -> text + "x".repeat(random.nextInt(70));
    };
  }

  private String any(List<String> list) {
    return list.get(random.nextInt(list.size()));
  }
}
