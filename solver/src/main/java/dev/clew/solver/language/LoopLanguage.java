package dev.clew.solver.language;

/** Words of the body, one after the other, between a smallest and a largest number of times. */
public final class LoopLanguage implements Language {
  /** Stands for "no largest number". */
  public static final int UNBOUNDED = -1;

  private final Language body;
  private final int min;
  private final int max;
  private final int hash;

  public LoopLanguage(Language body, int min, int max) {
    this.body = body;
    this.min = min;
    this.max = max;
    this.hash = (body.hashCode() * 31 + min) * 31 + max + 4;
  }

  /** What is repeated; never the empty word alone, never nothing. */
  public Language body() {
    return body;
  }

  /** The smallest number of times; 0 if the body has the empty word. */
  public int min() {
    return min;
  }

  /** The largest number of times, at least 1, or {@link #UNBOUNDED}. */
  public int max() {
    return max;
  }

  /** Whether it has every word. */
  public boolean isAnything() {
    return min == 0
        && max == UNBOUNDED
        && body instanceof CharsLanguage chars
        && chars.set().equals(CharSet.ALL);
  }

  @Override
  public boolean accepts(String word) {
    return WordSimulation.accepts(this, word);
  }

  @Override
  public boolean nullable() {
    return min == 0 || body.nullable();
  }

  @Override
  public long minLength() {
    return LengthArithmetic.times(body.minLength(), min);
  }

  @Override
  public long maxLength() {
    return max == UNBOUNDED ? UNBOUNDED_LENGTH : LengthArithmetic.times(body.maxLength(), max);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof LoopLanguage that
            && hash == that.hash
            && min == that.min
            && max == that.max
            && body.equals(that.body));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return LanguageNotation.of(this);
  }
}
