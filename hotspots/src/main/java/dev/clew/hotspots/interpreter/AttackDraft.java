package dev.clew.hotspots.interpreter;

import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;

/**
 * An attack worth trying.
 *
 * @param word one that an interpreter can judge
 * @param language words like it, none of them confined
 */
public record AttackDraft(String word, Language language) {

  /** A word alone. */
  public static AttackDraft of(String word) {
    return new AttackDraft(word, Language.word(word));
  }

  /**
   * The languages of those drafts that change the structure of a sentence; those that have an
   * effect come first.
   */
  public static List<Language> promising(
      SinkInterpreter interpreter, String sentence, HoleRange hole, List<AttackDraft> drafts) {
    SentenceStructure structure = interpreter.structureOf(sentence);
    List<Language> shown = new ArrayList<>();
    List<Language> others = new ArrayList<>();
    for (AttackDraft draft : drafts) {
      String attacked = hole.replaced(sentence, draft.word());
      if (interpreter.syntaxOf(attacked).isSentence()
          && !interpreter.structureOf(attacked).equals(structure)) {
        boolean effect = interpreter.effectOf(sentence, attacked).isPresent();
        (effect ? shown : others).add(draft.language());
      }
    }
    shown.addAll(others);
    return shown;
  }
}
