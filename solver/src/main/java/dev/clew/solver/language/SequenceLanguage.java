package dev.clew.solver.language;

import java.util.List;

/** Words of several languages, one after the other. */
public final class SequenceLanguage extends CompoundLanguage {

  public SequenceLanguage(List<Language> parts) {
    super(
        parts,
        LengthArithmetic.allNullable(parts),
        LengthArithmetic.sum(parts, Language::minLength),
        LengthArithmetic.sum(parts, Language::maxLength),
        5);
  }

  /** Two languages or more; none is a sequence, none is empty, no two literals are neighbours. */
  public List<Language> parts() {
    return members();
  }
}
