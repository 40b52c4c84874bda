package dev.clew.hotspots.interpreter;

import dev.clew.solver.language.Language;
import java.util.List;

/**
 * Where a hole stands in a sentence, and what may stand there.
 *
 * @param name the token that the hole is or is part of: "'…' literal", "number", "identifier", …
 * @param confined words that leave the structure of the sentence as it is, whatever their length;
 *     never one that changes it. Where the token's own words cannot be told exactly, it has fewer.
 * @param attacks words worth trying in order to change the structure, the most convincing ones
 *     first; no word of these is confined
 * @param representative one confined word that stands for them all
 * @param isName whether it names something: another name keeps the structure, not the meaning
 */
public record HoleContext(
    String name, Language confined, List<Language> attacks, String representative, boolean isName) {

  public HoleContext {
    attacks = List.copyOf(attacks);
  }

  /** One that names nothing. */
  public HoleContext(
      String name, Language confined, List<Language> attacks, String representative) {
    this(name, confined, attacks, representative, /* isName= */ false);
  }

  /** The same where it is a name that is interpreted. */
  public HoleContext naming(boolean isName) {
    return new HoleContext(name, confined, attacks, representative, isName);
  }

  /** The same with other words to try. */
  public HoleContext withAttacks(List<Language> words) {
    return new HoleContext(name, confined, words, representative, isName);
  }
}
