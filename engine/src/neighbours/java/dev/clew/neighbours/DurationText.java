package dev.clew.neighbours;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations such as 1h30m. */
public class DurationText {

  private static final Pattern FORM = Pattern.compile("(?:(\\d+)h)?(?:(\\d+)m)?(?:(\\d+)s)?");

  public static long seconds(String text) {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("empty");
    }
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("not a duration: " + text);
    }
    long seconds = 0;
    if (matcher.group(1) != null) {
      seconds += Long.parseLong(matcher.group(1)) * 3600;
    }
    if (matcher.group(2) != null) {
      seconds += Long.parseLong(matcher.group(2)) * 60;
    }
    if (matcher.group(3) != null) {
      seconds += Long.parseLong(matcher.group(3));
    }
    return seconds;
  }

  public static int scan(String text) {
    int total = 0;
    int number = -1;
    for (char c : text.toCharArray()) {
      if (c >= '0' && c <= '9') {
        number = Math.max(number, 0) * 10 + (c - '0');
        continue;
      }
      if (number < 0) {
        throw new IllegalArgumentException("number expected before " + c);
      }
      switch (c) {
        case 'd' -> total += number * 86400;
        case 'h' -> total += number * 3600;
        case 'm' -> total += number * 60;
        case 's' -> total += number;
        default -> throw new IllegalArgumentException("unknown unit " + c);
      }
      number = -1;
    }
    if (number >= 0) {
      throw new IllegalArgumentException("unit is missing");
    }
    return total;
  }
}
