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
 */
public record HoleContext(
    String name, Language confined, List<Language> attacks, String representative) {

  public HoleContext {
    attacks = List.copyOf(attacks);
  }
}
