package dev.clew.solver.language;

/** All words that the body does not have. */
public final class NotLanguage implements Language {
  private final Language body;

  NotLanguage(Language body) {
    this.body = body;
  }

  /** What is left out. */
  public Language body() {
    return body;
  }

  @Override
  public boolean accepts(String word) {
    return WordSimulation.accepts(this, word);
  }

  @Override
  public boolean nullable() {
    return !body.nullable();
  }

  /** A lower bound only. */
  @Override
  public long minLength() {
    return body.nullable() ? 1 : 0;
  }

  /** Always unbounded, although the complement may be finite. */
  @Override
  public long maxLength() {
    return UNBOUNDED_LENGTH;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NotLanguage that && body.equals(that.body);
  }

  @Override
  public int hashCode() {
    return body.hashCode() * 31 + 3;
  }

  @Override
  public String toString() {
    return LanguageNotation.of(this);
  }
}
