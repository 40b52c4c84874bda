package dev.clew.app.options;

import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.sink.StringSink;
import dev.clew.hotspots.catalogue.SinkRow;
import dev.clew.junit.source.syntax.JUnitVersion;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** From texts to values; what is none says so in words for the user. */
final class SettingParsers {

  private static final Pattern DURATION = Pattern.compile("([0-9]{1,9})(ms|s|m|h)");

  private static final Set<String> DIALECTS =
      Set.of("ansi", "mysql", "postgresql", "oracle", "sqlserver", "h2");

  private SettingParsers() {}

  static Boolean flag(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException("'" + text + "' is neither true nor false");
    };
  }

  static Boolean yesOrNo(String text) {
    return switch (text) {
      case "yes", "true" -> true;
      case "no", "false" -> false;
      default -> throw new IllegalArgumentException("'" + text + "' is neither yes nor no");
    };
  }

  static JUnitVersion junit(String text) {
    return switch (text) {
      case "4" -> JUnitVersion.FOUR;
      case "5", "6" -> JUnitVersion.FIVE;
      default -> throw new IllegalArgumentException("'" + text + "' is none of 4, 5 and 6");
    };
  }

  static NullInputs nullInputs(String text) {
    return switch (text) {
      case "auto" -> NullInputs.AUTO;
      case "yes", "true" -> NullInputs.YES;
      case "no", "false" -> NullInputs.NO;
      default -> throw new IllegalArgumentException("'" + text + "' is none of auto, yes and no");
    };
  }

  static Function<String, Integer> atLeast(int least) {
    return text -> {
      long number = wholeNumber(text);
      if (number < least || number > Integer.MAX_VALUE) {
        throw new IllegalArgumentException(
            "'" + text + "' is no number from " + least + " to " + Integer.MAX_VALUE);
      }
      return (int) number;
    };
  }

  static Function<String, Integer> atLeastOr(int least, String word, int meaning) {
    Function<String, Integer> number = atLeast(least);
    return text -> text.equals(word) ? (Integer) meaning : number.apply(text);
  }

  static Long wholeNumber(String text) {
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is no whole number", e);
    }
  }

  static <E extends Enum<E>> Function<String, E> oneOf(Class<E> type) {
    return text -> {
      for (E constant : type.getEnumConstants()) {
        if (nameOf(constant).equals(text.toLowerCase(Locale.ROOT))) {
          return constant;
        }
      }
      String all =
          Arrays.stream(type.getEnumConstants())
              .map(SettingParsers::nameOf)
              .collect(Collectors.joining(", "));
      throw new IllegalArgumentException("'" + text + "' is none of " + all);
    };
  }

  /** Names with commas between; none for the empty text. */
  static <E extends Enum<E>> Function<String, Set<E>> someOf(Class<E> type) {
    Function<String, E> one = oneOf(type);
    return text ->
        Arrays.stream(text.split(",", -1))
            .filter(name -> !text.isEmpty())
            .map(one)
            .collect(Collectors.toUnmodifiableSet());
  }

  private static String nameOf(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /** A whole number and {@code ms}, {@code s}, {@code m} or {@code h}. */
  static Duration duration(String text) {
    Matcher matcher = DURATION.matcher(text.toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw new IllegalArgumentException("'" + text + "' is no duration such as 500ms, 30s or 5m");
    }
    long number = Long.parseLong(matcher.group(1));
    Duration duration =
        switch (matcher.group(2)) {
          case "ms" -> Duration.ofMillis(number);
          case "s" -> Duration.ofSeconds(number);
          case "m" -> Duration.ofMinutes(number);
          default -> Duration.ofHours(number);
        };
    if (duration.isZero()) {
      throw new IllegalArgumentException("'" + text + "' leaves no time");
    }
    return duration;
  }

  static Path path(String text) {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("the name is empty");
    }
    return Path.of(text);
  }

  static List<Path> paths(String text) {
    return Arrays.stream(text.split(Pattern.quote(File.pathSeparator), -1))
        .filter(entry -> !entry.isEmpty())
        .map(Path::of)
        .toList();
  }

  /** Sinks with commas between, which parameters have between them as well. */
  static List<StringSink> sinks(String text) {
    return Arrays.stream(text.split(",(?![^(]*\\))", -1))
        .filter(each -> !each.isBlank())
        .map(each -> SinkRow.given(each.strip()))
        .toList();
  }

  /** Names of languages, with commas between; users may have some of their own. */
  static Set<String> languages(String text) {
    Set<String> names =
        Arrays.stream(text.split(",", -1))
            .map(String::strip)
            .filter(name -> !name.isEmpty())
            .collect(Collectors.toUnmodifiableSet());
    for (String name : names) {
      if (!name.matches("[a-z]+")) {
        throw new IllegalArgumentException("'" + name + "' is no language such as sql or command");
      }
    }
    return names;
  }

  static String dialect(String text) {
    if (!DIALECTS.contains(text)) {
      throw new IllegalArgumentException(
          "'" + text + "' is none of ansi, mysql, postgresql, oracle, sqlserver and h2");
    }
    return text;
  }

  /** Absent for the empty text, which is a setting's way to have no default. */
  static <T> Function<String, Optional<T>> optional(Function<String, T> parser) {
    return text -> text.isEmpty() ? Optional.empty() : Optional.of(parser.apply(text));
  }
}
