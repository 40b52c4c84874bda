package dev.clew.hostile;

import java.util.regex.Pattern;

/** A pattern that takes twice as long for each further letter. */
public final class PatternBacktracking {

  private static final Pattern PATTERN = Pattern.compile("(a+)+b");

  private PatternBacktracking() {}

  public static boolean known(int n) {
    return PATTERN.matcher("a".repeat(60 + n % 2)).matches();
  }

  public static boolean unknown(String text) {
    return text.length() > 40 && !PATTERN.matcher(text).matches();
  }
}
