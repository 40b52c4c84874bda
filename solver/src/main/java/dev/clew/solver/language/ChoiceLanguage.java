package dev.clew.solver.language;

import java.util.List;

/** The words of any of several languages. */
public final class ChoiceLanguage implements Language {
  private final List<Language> options;
  private final boolean nullable;
  private final long minLength;
  private final long maxLength;
  private final int hash;

  public ChoiceLanguage(List<Language> options) {
    this.options = List.copyOf(options);
    this.nullable = LengthArithmetic.anyNullable(options);
    this.minLength = LengthArithmetic.least(options, Language::minLength);
    this.maxLength = LengthArithmetic.greatest(options, Language::maxLength);
    this.hash = this.options.hashCode() * 31 + 6;
  }

  /** Two different languages or more; none is a choice, at most one of them is a set of units. */
  public List<Language> options() {
    return options;
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
        || (other instanceof ChoiceLanguage that
            && hash == that.hash
            && options.equals(that.options));
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
