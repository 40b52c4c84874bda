package dev.clew.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Durations on the command line: a whole number and {@code ms}, {@code s}, {@code m} or {@code h}.
 */
final class DurationConverter implements ITypeConverter<Duration> {

  private static final Pattern SYNTAX = Pattern.compile("([0-9]{1,9})(ms|s|m|h)");

  @Override
  public Duration convert(String text) {
    Matcher matcher = SYNTAX.matcher(text.toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw new TypeConversionException("'" + text + "' is no duration such as 500ms, 30s or 5m");
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
      throw new TypeConversionException("'" + text + "' leaves no time");
    }
    return duration;
  }
}
