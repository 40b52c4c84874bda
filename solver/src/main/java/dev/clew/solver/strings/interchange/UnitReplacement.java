package dev.clew.solver.strings.interchange;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.WordLanguage;
import dev.clew.solver.strings.edges.ComputedEdge;
import dev.clew.solver.strings.edges.EdgeOperand;
import dev.clew.solver.strings.strand.Strand;
import org.jspecify.annotations.Nullable;

/**
 * A string in which known units are replaced by a known word wherever they stand. What such a
 * replacement makes of a regular language is one, and so is what it makes a regular language of:
 * what {@code s.replace("-", "")} lacks or has says what s has.
 *
 * @param result after the replacement
 * @param text before it
 */
record UnitReplacement(Strand result, Strand text, CharSet units, String word) {

  /** Longer words make larger automata than they are worth. */
  private static final int LONGEST = 32;

  /** The edge as such a replacement; null if it is none. */
  static @Nullable UnitReplacement of(ComputedEdge edge) {
    if (!(edge.result() instanceof EdgeOperand.OfString result)
        || (edge.op() != StringOp.REPLACE_ALL && edge.op() != StringOp.REPLACE_WORDS)
        || !(edge.operands().get(0) instanceof EdgeOperand.OfString text)) {
      return null;
    }
    CharSet units = units(edge.operands().get(1));
    String word = fixed(edge.operands().get(2));
    return units == null || word == null || word.length() > LONGEST
        ? null
        : new UnitReplacement(result.strand(), text.strand(), units, word);
  }

  /** Each of which is a match; null where there are others. */
  private static @Nullable CharSet units(EdgeOperand part) {
    if (part instanceof EdgeOperand.OfTerm term) {
      return term.term() instanceof Const language ? units(language.value().asLanguage()) : null;
    }
    String text = fixed(part);
    return text != null && text.length() == 1 ? CharSet.of(text.charAt(0)) : null;
  }

  /** The shortest words that are not empty, if they are units that every other word starts with. */
  private static @Nullable CharSet units(Language language) {
    if (language instanceof CharsLanguage chars) {
      return chars.set();
    }
    if (language instanceof WordLanguage word && word.text().length() == 1) {
      return CharSet.of(word.text().charAt(0));
    }
    boolean repeats = language instanceof LoopLanguage loop && loop.min() <= 1 && loop.max() != 0;
    return repeats ? units(((LoopLanguage) language).body()) : null;
  }

  private static @Nullable String fixed(EdgeOperand operand) {
    return operand instanceof EdgeOperand.OfString string && string.strand().isFixed()
        ? string.strand().text()
        : null;
  }

  /** Lets languages flow both ways; false for a contradiction. */
  boolean flow(VertexLanguages languages, Automata automata) throws TooLarge {
    return languages.refine(result, automata.replaced(languages.language(text), units, word))
        && languages.refine(text, automata.unreplaced(languages.language(result), units, word));
  }
}
