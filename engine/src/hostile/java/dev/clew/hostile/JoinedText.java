package dev.clew.hostile;

import java.util.Collections;

/** Joins, formats and replaces into texts that are too long. */
public final class JoinedText {

  private JoinedText() {}

  public static int joined(int n) {
    return String.join("-".repeat(100_000), Collections.nCopies(100_000, "x")).length() / n;
  }

  public static int formatted(int n) {
    return String.format("%2000000000d", n).length() / n;
  }
}
