package dev.clew.solver.language;

import java.util.List;

/** The words that several languages have in common. Its bounds of lengths may be too wide. */
public final class BothLanguage implements Language {
  private final List<Language> parts;
  private final boolean nullable;
  private final long minLength;
  private final long maxLength;
  private final int hash;

  BothLanguage(List<Language> parts) {
    this.parts = List.copyOf(parts);
    this.nullable = LengthArithmetic.allNullable(parts);
    this.minLength = LengthArithmetic.greatest(parts, Language::minLength);
    this.maxLength = LengthArithmetic.least(parts, Language::maxLength);
    this.hash = this.parts.hashCode() * 31 + 7;
  }

  /**
   * Two different languages or more; none is an intersection, at most one of them is a set of
   * units.
   */
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
        || (other instanceof BothLanguage that && hash == that.hash && parts.equals(that.parts));
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
