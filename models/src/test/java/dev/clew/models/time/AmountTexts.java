package dev.clew.models.time;

import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Amounts of time and moments in ISO's form, nearly so, or not at all. */
final class AmountTexts {

  private static final List<String> NUMBERS =
      List.of(
          "1",
          "0",
          "-1",
          "+7",
          "90",
          "007",
          "59",
          "2147483647",
          "-2147483648",
          "2147483648",
          "99999999",
          "306783379",
          "106751991167300",
          "106751991167301",
          "999999999999",
          "1000000000000",
          "9223372036854775807",
          "-9223372036854775808",
          "9223372036854775808",
          "99999999999999999999",
          "",
          "--1",
          "\u0661");

  private static final List<String> FRACTIONS =
      List.of(".5", ".000000001", ",999999999", ".", ".1234567890", ".-5", ".05");

  private final Random random;

  AmountTexts(long seed) {
    random = new Random(seed);
  }

  String any() {
    return switch (random.nextInt(5)) {
      case 0, 1 -> changed(duration());
      case 2 -> changed(period());
      default -> changed(moment());
    };
  }

  private String duration() {
    String text = sign() + "P" + part("D");
    if (random.nextInt(4) > 0) {
      text += "T" + part("H") + part("M");
      text += random.nextBoolean() ? number() + fraction() + "S" : "";
    }
    return text;
  }

  private String period() {
    return sign() + "P" + part("Y") + part("M") + part("W") + part("D");
  }

  private String moment() {
    List<String> years =
        List.of(
            "2024",
            "1970",
            "0000",
            "-0001",
            "+12345",
            "-999999999",
            "+1000000000",
            "9999",
            "+1000000001",
            "-1000000000",
            "12345",
            "+9999999999");
    List<String> ends =
        List.of(
            "Z",
            "z",
            "+01:00",
            "-18:00",
            "+18:01",
            "+19:00",
            "-00:00",
            "+01",
            "",
            "+01:00:30",
            "+01:60",
            "+0100",
            " Z",
            "-00:00:01");
    List<String> fractions = List.of("", "", "", ".5", ".123456789", ".", ",5", ".1234567890");
    String date = pick(years, 3) + "-" + pick(PAIRS, 3) + "-" + pick(PAIRS, 5);
    String time = pick(PAIRS, 6) + ":" + pick(PAIRS, 6);
    return date + "T" + time + ":" + pick(PAIRS, 6) + pick(fractions, 4) + pick(ends, 3);
  }

  private static final List<String> PAIRS =
      List.of("01", "02", "12", "28", "23", "00", "29", "30", "31", "24", "59", "60", "13", "32");

  private String pick(List<String> all, int good) {
    return all.get(random.nextInt(random.nextInt(3) == 0 ? all.size() : good));
  }

  private String sign() {
    return random.nextInt(4) > 0 ? "" : random.nextBoolean() ? "-" : "+";
  }

  private String number() {
    return pick(NUMBERS, 7);
  }

  private String part(String letter) {
    return random.nextBoolean() ? number() + letter : "";
  }

  private String fraction() {
    return random.nextBoolean() ? pick(FRACTIONS, 3) : "";
  }

  private String changed(String text) {
    return switch (random.nextInt(12)) {
      case 0 -> text.toLowerCase(Locale.ROOT);
      case 1 -> text.substring(random.nextInt(text.length() + 1));
      case 2 -> text + "x";
      default -> text;
    };
  }
}
