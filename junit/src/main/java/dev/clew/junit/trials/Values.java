package dev.clew.junit.trials;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Values in the place of others of the same type. */
final class Values {

  private static final Pattern DATE = Pattern.compile("([+-]?\\d{4,9})(-\\d\\d(-\\d\\d.*)?)");
  private static final Pattern LEADING_ZEROS = Pattern.compile("(?<!\\d)0+(\\d)");
  private static final Pattern DECIMAL = Pattern.compile("-?\\d{1,9}(\\.\\d{1,4})?");
  private static final Pattern TOKEN = Pattern.compile("[^\\s,;:|/-]+");
  private static final Pattern REPEATED = Pattern.compile("([A-Za-z])\\1{2,}");
  private static final List<String> YEARS =
      List.of("2024", "2025", "2023", "2022", "2021", "2020", "2019");

  private static final Pattern DURATION = Pattern.compile("PT[\\d.]+[SMH]");
  private static final Pattern NUMERAL = Pattern.compile("\\d{1,9}");
  private static final Pattern BELOW_ZERO = Pattern.compile("(?<!\\w)-(?=\\d)");
  private static final List<String> SMALL = List.of("2", "5", "8", "10");
  private static final long MOST_NUMBERS = 1_000_000;
  private static final int MOST_TOKENS = 6;
  private static final List<Integer> SOME = List.of(5, 3, 8, 2);

  private Values() {}

  /** The neighbours, those of the program's own numbers, and some that are neither. */
  static Stream<Number> numbers(Number value, Set<Long> known) {
    List<Double> wanted = new ArrayList<>();
    double number = value.doubleValue();
    Stream.of(number + 1, number - 1, 0.0, 1.0, -1.0, 2 * number, 7.0, 10.0, -3.0)
        .forEach(wanted::add);
    for (long each : known) {
      wanted.addAll(List.of((double) each, each - 1.0, each + 1.0));
    }
    return wanted.stream()
        .filter(each -> each != number)
        .distinct()
        .map(each -> like(value, each))
        .filter(each -> !each.equals(value));
  }

  static boolean isDecimal(String text) {
    return DECIMAL.matcher(text).matches();
  }

  static boolean isDuration(String text) {
    return DURATION.matcher(text).matches();
  }

  /** Small numbers, one after the other. */
  static Function<Number, Number> some() {
    Iterator<Integer> numbers = Stream.iterate(0, i -> i + 1).iterator();
    return box -> like(box, SOME.get(numbers.next() % SOME.size()));
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
  static Stream<String> texts(String value, Set<String> known, Set<Long> numbers) {
    if (DATE.matcher(value).matches()) {
      return dates(value, numbers).filter(text -> !text.equals(value));
    }
    List<String> texts = new ArrayList<>(List.of("apple", counted(value)));
    texts.add(aboveZero(value));
    texts.addAll(rows(known));
    texts.addAll(List.of(value + "x", "x" + value, value + value));
    if (!value.isEmpty()) {
      texts.add(value.substring(1));
      texts.add(value.substring(0, value.length() - 1));
      texts.add(value.toUpperCase(Locale.ROOT));
      texts.add(" " + value + " ");
    }
    texts.addAll(known);
    known.forEach(word -> texts.addAll(completed(word)));
    if (isDuration(value)) {
      texts.addAll(0, List.of("PT1H", "PT30M"));
    }
    if (NUMERAL.matcher(value).find()) {
      around(numbers, MOST_NUMBERS)
          .forEach(each -> texts.add(NUMERAL.matcher(value).replaceAll(each.toString())));
    }
    if (DECIMAL.matcher(value).matches()) {
      decimals(value, known).forEach(texts::add);
    } else if (TOKEN.matcher(value).find() && value.length() > 1) {
      List<String> words = Stream.concat(known.stream().limit(6), Stream.of("1", "12")).toList();
      words.forEach(
          word -> texts.add(TOKEN.matcher(value).replaceAll(Matcher.quoteReplacement(word))));
      TOKEN
          .matcher(value)
          .results()
          .limit(MOST_TOKENS)
          .forEach(token -> words.forEach(word -> texts.add(replaced(value, token, word))));
    }
    texts.addAll(TextWording.of(value));
    return texts.stream().distinct().filter(text -> !text.equals(value));
  }

  /** Without signs before numbers. */
  static String aboveZero(String text) {
    return BELOW_ZERO.matcher(text).replaceAll("");
  }

  /** With other numbers, one at a time. */
  static List<String> renumbered(String text) {
    return NUMERAL
        .matcher(text)
        .results()
        .limit(2)
        .flatMap(numeral -> SMALL.stream().map(each -> replaced(text, numeral, each)))
        .toList();
  }

  /** As people would go on, where a word is but a beginning or an end. */
  static List<String> completed(String word) {
    boolean isSign = word.chars().noneMatch(Character::isLetterOrDigit);
    if (isSign) {
      return List.of(word + "tea", word + " tea", word + "5");
    }
    boolean isEnd = !Character.isLetterOrDigit(word.charAt(0));
    boolean isLoud = word.equals(word.toUpperCase(Locale.ROOT));
    return isEnd
        ? List.of((isLoud ? "TEA" : "tea") + word)
        : isLoud ? List.of(word + "10", word + "20") : List.of();
  }

  /** With other years, and with months and days that the program knows. */
  private static Stream<String> dates(String value, Set<Long> numbers) {
    Matcher date = DATE.matcher(value);
    List<String> dates = new ArrayList<>();
    if (date.matches()) {
      YEARS.forEach(year -> dates.add(year + date.group(2)));
      String rest = date.group(2);
      around(numbers, 12).forEach(n -> dates.add(date.group(1) + two(n) + rest.substring(3)));
      if (rest.length() >= 6) {
        String month = date.group(1) + rest.substring(0, 3);
        around(numbers, 31).forEach(n -> dates.add(month + two(n) + rest.substring(6)));
      }
    }
    return dates.stream();
  }

  private static String two(long number) {
    return (number < 10 ? "-0" : "-") + number;
  }

  /** Numbers up to a bound, with their neighbours. */
  private static List<Long> around(Set<Long> numbers, long most) {
    return numbers.stream()
        .flatMap(each -> Stream.of(each, each + 1, each - 1))
        .filter(each -> each > 0 && each <= most)
        .distinct()
        .toList();
  }

  /** Several words in a row, as what is split at blanks or commas wants them. */
  private static List<String> rows(Set<String> known) {
    Stream<String> counted =
        IntStream.rangeClosed(2, MOST_TOKENS)
            .mapToObj(count -> IntStream.rangeClosed(1, count).mapToObj(String::valueOf).toList())
            .flatMap(row -> Stream.of(String.join(" ", row), String.join(",", row)));
    Stream<String> words = known.stream().filter(word -> word.length() <= 2).limit(3);
    Stream<String> repeated =
        words.flatMap(
            word ->
                IntStream.rangeClosed(2, MOST_TOKENS)
                    .mapToObj(count -> Collections.nCopies(count, word))
                    .flatMap(row -> Stream.of(String.join(" ", row), String.join(",", row))));
    return Stream.concat(counted, repeated).toList();
  }

  private static String replaced(String text, MatchResult token, String word) {
    return text.substring(0, token.start()) + word + text.substring(token.end());
  }

  /** Around the number, and around those that the program knows. */
  private static Stream<String> decimals(String value, Set<String> known) {
    Stream<BigDecimal> numbers =
        Stream.concat(Stream.of(value), known.stream().filter(DECIMAL.asMatchPredicate()))
            .map(BigDecimal::new);
    BigDecimal cent = new BigDecimal("0.01");
    return numbers.flatMap(
        number ->
            Stream.of(number, number.add(cent), number.subtract(cent), number.add(BigDecimal.TEN))
                .map(BigDecimal::toPlainString));
  }

  /** With 7 in the place of 000000007, and abcd in that of aaaa; dates stay what they are. */
  static String plain(String text) {
    if (DATE.matcher(text).matches()) {
      return text;
    }
    String brief = LEADING_ZEROS.matcher(text).replaceAll("$1");
    return REPEATED
        .matcher(brief)
        .replaceAll(run -> lettersFrom(run.group(1).charAt(0), run.group().length()));
  }

  private static String lettersFrom(char first, int length) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < length; i++) {
      int last = Character.isUpperCase(first) ? 'Z' : 'z';
      letters.append((char) Math.min(last, first + i));
    }
    return letters.toString();
  }

  /** With 1234 in the place of 0000, and the like. */
  private static String counted(String text) {
    StringBuilder counted = new StringBuilder(text);
    int run = 0;
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      run = Character.isDigit(unit) ? run + 1 : 0;
      boolean repeats = run > 0 && (unit == '0' || (i > 0 && unit == text.charAt(i - 1)));
      if (repeats) {
        counted.setCharAt(i, (char) ('0' + run % 10));
      }
    }
    return counted.toString();
  }
}
