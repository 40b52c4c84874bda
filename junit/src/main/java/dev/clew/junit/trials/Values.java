package dev.clew.junit.trials;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Values in the place of others of the same type. */
final class Values {

  private static final Pattern DATE = Pattern.compile("([+-]?\\d{4,9})(-\\d\\d(-\\d\\d.*)?)");
  private static final List<String> YEARS =
      List.of("2024", "2025", "2023", "2022", "2021", "2020", "2019");

  private Values() {}

  /** The neighbours, those of the program's own numbers, and some that are neither. */
  static Stream<Number> numbers(Number value, Set<Long> known) {
    List<Double> wanted = new ArrayList<>();
    double number = value.doubleValue();
    Stream.of(number + 1, number - 1, 2 * number, 7.0, 10.0, -3.0).forEach(wanted::add);
    for (long each : known) {
      wanted.addAll(List.of((double) each, each - 1.0, each + 1.0));
    }
    return wanted.stream()
        .filter(each -> each != number)
        .distinct()
        .map(each -> like(value, each))
        .filter(each -> !each.equals(value));
  }

  /** A number as a box of the same class. */
  static Number like(Number box, double value) {
    if (box instanceof Integer) {
      return (int) value;
    } else if (box instanceof Long) {
      return (long) value;
    } else if (box instanceof Short) {
      return (short) value;
    } else if (box instanceof Byte) {
      return (byte) value;
    }
    return box instanceof Float ? (Number) (float) value : (Number) value;
  }

  /** Dates of our time; the program's own words; a little more, less, or other of what is there. */
  static Stream<String> texts(String value, Set<String> known) {
    Matcher date = DATE.matcher(value);
    if (date.matches()) {
      return YEARS.stream().map(year -> year + date.group(2)).filter(text -> !text.equals(value));
    }
    List<String> texts = new ArrayList<>(List.of("apple", value + "x", "x" + value, value + value));
    if (!value.isEmpty()) {
      texts.add(value.substring(1));
      texts.add(value.substring(0, value.length() - 1));
      texts.add(value.toUpperCase(Locale.ROOT));
      texts.add(" " + value + " ");
    }
    texts.addAll(known);
    known.forEach(word -> texts.add(word + "apple"));
    return texts.stream().distinct().filter(text -> !text.equals(value));
  }
}
