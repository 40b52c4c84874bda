package dev.clew.solver.language;

/** The words of one unit of a set. With the empty set it is the language without words. */
public final class CharsLanguage implements Language {
  private final CharSet set;

  public CharsLanguage(CharSet set) {
    this.set = set;
  }

  /** The units. */
  public CharSet set() {
    return set;
  }

  @Override
  public boolean accepts(String word) {
    return WordSimulation.accepts(this, word);
  }

  @Override
  public boolean nullable() {
    return false;
  }

  @Override
  public long minLength() {
    return set.isEmpty() ? UNBOUNDED_LENGTH : 1;
  }

  @Override
  public long maxLength() {
    return set.isEmpty() ? 0 : 1;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CharsLanguage that && set.equals(that.set);
  }

  @Override
  public int hashCode() {
    return set.hashCode() + 1;
  }

  @Override
  public String toString() {
    return LanguageNotation.of(this);
  }
}
