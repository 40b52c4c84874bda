package dev.clew.solver.language;

import java.util.List;

/** What languages that are made of several others have in common; what there is of them is kept. */
abstract sealed class CompoundLanguage implements Language
    permits SequenceLanguage, ChoiceLanguage, BothLanguage {

  private final List<Language> members;
  private final boolean nullable;
  private final long minLength;
  private final long maxLength;
  private final int kind;
  private final int hash;

  /**
   * The parts that decide about equality, and what follows from them.
   *
   * @param kind another number for each class
   */
  CompoundLanguage(
      List<Language> members, boolean nullable, long minLength, long maxLength, int kind) {
    this.members = List.copyOf(members);
    this.nullable = nullable;
    this.minLength = minLength;
    this.maxLength = maxLength;
    this.kind = kind;
    this.hash = this.members.hashCode() * 31 + kind;
  }

  final List<Language> members() {
    return members;
  }

  @Override
  public final boolean accepts(String word) {
    return WordSimulation.accepts(this, word);
  }

  @Override
  public final boolean nullable() {
    return nullable;
  }

  @Override
  public final long minLength() {
    return minLength;
  }

  @Override
  public final long maxLength() {
    return maxLength;
  }

  @Override
  public final boolean equals(Object other) {
    return this == other
        || (other instanceof CompoundLanguage that
            && kind == that.kind
            && hash == that.hash
            && members.equals(that.members));
  }

  @Override
  public final int hashCode() {
    return hash;
  }

  @Override
  public final String toString() {
    return LanguageNotation.of(this);
  }
}
