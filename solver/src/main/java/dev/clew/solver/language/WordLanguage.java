package dev.clew.solver.language;

/** One word: empty, or of two units or more. Words of one unit are {@link CharsLanguage}. */
public final class WordLanguage implements Language {
  private final String text;

  public WordLanguage(String text) {
    this.text = text;
  }

  /** The word. */
  public String text() {
    return text;
  }

  @Override
  public boolean accepts(String word) {
    return WordSimulation.accepts(this, word);
  }

  @Override
  public boolean nullable() {
    return text.isEmpty();
  }

  @Override
  public long minLength() {
    return text.length();
  }

  @Override
  public long maxLength() {
    return text.length();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof WordLanguage that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode() + 2;
  }

  @Override
  public String toString() {
    return LanguageNotation.of(this);
  }
}
