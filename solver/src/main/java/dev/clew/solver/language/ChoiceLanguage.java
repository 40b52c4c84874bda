package dev.clew.solver.language;

import java.util.List;

/** The words of any of several languages. */
public final class ChoiceLanguage extends CompoundLanguage {

  public ChoiceLanguage(List<Language> options) {
    super(
        options,
        LengthArithmetic.anyNullable(options),
        LengthArithmetic.least(options, Language::minLength),
        LengthArithmetic.greatest(options, Language::maxLength),
        6);
  }

  /** Two different languages or more; none is a choice, at most one of them is a set of units. */
  public List<Language> options() {
    return members();
  }
}
