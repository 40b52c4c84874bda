package dev.clew.solver.language;

import java.util.List;

/** Words of several languages, one after the other. */
public final class SequenceLanguage implements Language {
  private final List<Language> parts;
  private final boolean nullable;
  private final long minLength;
  private final long maxLength;
  private final int hash;

  public SequenceLanguage(List<Language> parts) {
    this.parts = List.copyOf(parts);
    this.nullable = LengthArithmetic.allNullable(parts);
    this.minLength = LengthArithmetic.sum(parts, Language::minLength);
    this.maxLength = LengthArithmetic.sum(parts, Language::maxLength);
    this.hash = this.parts.hashCode() * 31 + 5;
  }

  /** Two languages or more; none is a sequence, none is empty, no two literals are neighbours. */
  public List<Language> parts() {
    return parts;
  }

  @Override
  public boolean accepts(String word) {
    return WordSimulation.accepts(this, word);
  }

  @Override
  public boolean nullable() {
    return nullable;
  }

  @Override
  public long minLength() {
    return minLength;
  }

  @Override
  public long maxLength() {
    return maxLength;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof SequenceLanguage that
            && hash == that.hash
            && parts.equals(that.parts));
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
