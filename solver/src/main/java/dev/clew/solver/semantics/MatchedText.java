package dev.clew.solver.semantics;

/**
 * A text that a pattern looks at. Some patterns look at its characters again and again, twice as
 * often for each further one; beyond some millions of looks the match has no value.
 */
final class MatchedText implements CharSequence {

  /** A tenth of a second or two; a long text may be looked at some times, whatever it takes. */
  private static final long MOST_LOOKS = 10_000_000;

  private static final int MOST_ROUNDS = 8;

  private final String text;
  private long left;

  MatchedText(String text) {
    this.text = text;
    this.left = MOST_LOOKS + (long) MOST_ROUNDS * text.length();
  }

  @Override
  public int length() {
    return text.length();
  }

  /**
   * @throws StringTooLong when it was looked at too often
   */
  @Override
  public char charAt(int index) {
    if (--left < 0) {
      throw new StringTooLong("what is looked at for a match");
    }
    return text.charAt(index);
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.substring(start, end);
  }

  @Override
  public String toString() {
    return text;
  }
}
