package dev.clew.models.time;

import java.util.List;
import java.util.Random;

/** Texts that a pattern reads, nearly so, or not at all. */
final class PatternTexts {

  private static final List<String> PATTERNS =
      List.of(
          "dd.MM.yyyy",
          "yyyyMMdd",
          "MM/dd/yyyy",
          "dd yyyy MM",
          "am dd.MM.yyyy o'clock",
          "HH:mm",
          "HHmmss",
          "yyyy-MM-dd HH:mm:ss",
          "d/M/yyyy",
          "yyyy-M-d",
          "d.M.yy",
          "yyMMdd",
          "H:m:s",
          "H:mm",
          "d.M.yy H:mm",
          "yyyy-MM-dd",
          "yyyy0MM-dd");

  private static final List<String> YEARS =
      List.of(
          "2024",
          "2023",
          "1900",
          "2000",
          "0000",
          "0001",
          "+12345",
          "-2024",
          "-0000",
          "12345",
          "+0000000000000000001",
          "+9999999999",
          "+9223372036854775808",
          "-9223372036854775808",
          "-9223372036854775809",
          "+02024",
          "202",
          "-999999999",
          "+999999999",
          "\u0662\u0660\u0662\u0664");

  private static final List<String> PAIRS =
      List.of(
          "01",
          "02",
          "12",
          "13",
          "00",
          "24",
          "23",
          "28",
          "29",
          "30",
          "31",
          "32",
          "59",
          "60",
          "7",
          "-1",
          "+1",
          "99",
          "\uFF10\uFF11");

  private static final List<String> OPEN =
      List.of(
          "1",
          "2",
          "4",
          "02",
          "9",
          "12",
          "30",
          "31",
          "28",
          "29",
          "0",
          "24",
          "-1",
          "-0",
          "+1",
          "007",
          "60",
          "13",
          "0000000000000000001",
          "00000000000000000001",
          "9223372036854775807",
          "9223372036854775808",
          "-9223372036854775808",
          "\uFF11");

  private final Random random;

  PatternTexts(long seed) {
    random = new Random(seed);
  }

  /** One that fits a pattern, more often than not. */
  String any() {
    String text = PATTERNS.get(random.nextInt(PATTERNS.size()));
    text = text.replace("yyyy", nice(YEARS, 4));
    text = text.replace("yy", nice(PAIRS, 6));
    for (String field : List.of("dd", "MM", "HH", "mm", "ss")) {
      text = text.replace(field, nice(PAIRS, field.equals("MM") ? 3 : 6));
    }
    if (!text.contains("clock")) {
      for (String field : List.of("d", "M", "H", "m", "s")) {
        text = text.replace(field, nice(OPEN, 6));
      }
    }
    return switch (random.nextInt(8)) {
      case 0 -> text.substring(random.nextInt(text.length() + 1));
      case 1 -> text + "x";
      case 2 -> text.replace('.', '/');
      default -> text;
    };
  }

  /** Mostly one of the first, which are good. */
  private String nice(List<String> all, int good) {
    return all.get(random.nextInt(random.nextInt(3) == 0 ? all.size() : good));
  }
}
