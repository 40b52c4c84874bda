package dev.clew.app.explore;

import org.jspecify.annotations.Nullable;

/** How many are expected. */
record Count(int least, int most) {

  /** Reads {@code 3} or {@code >= 3}; nothing means at least one. */
  static Count parse(@Nullable String text) {
    if (text == null || text.isBlank()) {
      return new Count(1, Integer.MAX_VALUE);
    }
    String digits = text.replace(">=", "").strip();
    int least = Integer.parseInt(digits);
    return new Count(least, text.contains(">=") ? Integer.MAX_VALUE : least);
  }

  boolean admits(long number) {
    return least <= number && number <= most;
  }

  @Override
  public String toString() {
    return most == least ? Integer.toString(least) : "at least " + least;
  }
}
