package dev.clew.solver.language;

import java.util.List;

/** The words that several languages have in common. Its bounds of lengths may be too wide. */
public final class BothLanguage extends CompoundLanguage {

  BothLanguage(List<Language> parts) {
    super(
        parts,
        LengthArithmetic.allNullable(parts),
        LengthArithmetic.greatest(parts, Language::minLength),
        LengthArithmetic.least(parts, Language::maxLength),
        7);
  }

  /**
   * Two different languages or more; none is an intersection, at most one of them is a set of
   * units.
   */
  public List<Language> parts() {
    return members();
  }
}
