package dev.clew.neighbours;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Ranges of versions: ^1.2.3, ~1.2, >=2.0.0. */
public class SemverRange {

  private static final Pattern VERSION = Pattern.compile("(\\d+)\\.(\\d+)\\.(\\d+)");

  public static boolean satisfies(String range, int major, int minor, int patch) {
    if (range.equals("*")) {
      return true;
    }
    if (range.startsWith("^")) {
      int[] low = parse(range.substring(1));
      return major == low[0] && compare(low, major, minor, patch) <= 0;
    }
    if (range.startsWith("~")) {
      int[] low = parse(range.substring(1));
      return major == low[0] && minor == low[1] && patch >= low[2];
    }
    if (range.startsWith(">=")) {
      return compare(parse(range.substring(2)), major, minor, patch) <= 0;
    }
    return compare(parse(range), major, minor, patch) == 0;
  }

  private static int[] parse(String text) {
    Matcher matcher = VERSION.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("not a version: " + text);
    }
    return new int[] {
      Integer.parseInt(matcher.group(1)),
      Integer.parseInt(matcher.group(2)),
      Integer.parseInt(matcher.group(3))
    };
  }

  private static int compare(int[] low, int major, int minor, int patch) {
    if (low[0] != major) {
      return Integer.compare(low[0], major);
    }
    if (low[1] != minor) {
      return Integer.compare(low[1], minor);
    }
    return Integer.compare(low[2], patch);
  }
}
