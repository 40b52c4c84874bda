package dev.clew.hotspots.text;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The languages of terms under a condition. Never too small; exact where every operator on the way
 * is, no unknown is used twice, and the condition speaks of each unknown by itself.
 */
final class TermLanguages {

  private static final Language NUMERALS = numerals();

  private final Automata automata;
  private final InputLanguages inputs;
  private final Set<Symbol> used = new HashSet<>();
  private boolean isExact = true;

  TermLanguages(Automata automata, List<Expr> conditions) {
    this.automata = automata;
    this.inputs = new InputLanguages(conditions);
  }

  /** Of one string; to be asked once. */
  RowLanguage of(SentenceRow row) {
    try {
      Nfa all = automata.of(Language.EMPTY);
      for (SentencePart part : row.parts()) {
        Nfa next =
            part instanceof SentencePart.Known known
                ? automata.word(known.text())
                : automaton(((SentencePart.Hole) part).term(), 0);
        all = automata.concat(all, next);
      }
      return new RowLanguage(Optional.of(all), isExact);
    } catch (TooLarge e) {
      return RowLanguage.UNKNOWN;
    }
  }

  private Nfa automaton(Expr term, int depth) throws TooLarge {
    if (term instanceof Const known) {
      return automata.word(known.value().asString());
    }
    if (term instanceof Symbol symbol) {
      isExact &= used.add(symbol) && inputs.isExact(symbol);
      return automata.of(inputs.of(symbol));
    }
    return depth > 50 ? inexact(Language.ANYTHING) : applied(term, depth + 1);
  }

  private Nfa applied(Expr term, int depth) throws TooLarge {
    if (term.is(StringOp.CONCAT)) {
      return automata.concat(automaton(term.arg(0), depth), automaton(term.arg(1), depth));
    }
    if (term.is(CoreOp.ITE)) {
      isExact = false; // both may need what the other excludes
      return automata.union(automaton(term.arg(1), depth), automaton(term.arg(2), depth));
    }
    if (term.is(StringOp.REPLACE_ALL)) {
      return replaced(term, depth);
    }
    if (term.is(StringOp.NUMERAL) || term.is(StringOp.FROM_INT)) {
      return inexact(NUMERALS);
    }
    if (term.is(StringOp.FROM_CODE)) {
      return inexact(Language.optional(Language.ANY_CHAR));
    }
    boolean isStretch =
        term.is(StringOp.SLICE)
            || term.is(StringOp.TRIM)
            || term.is(StringOp.STRIP)
            || term.is(StringOp.STRIP_LEADING)
            || term.is(StringOp.STRIP_TRAILING);
    if (isStretch) {
      isExact = false;
      return automata.factors(automaton(term.arg(0), depth));
    }
    return inexact(Language.ANYTHING);
  }

  private Nfa inexact(Language language) throws TooLarge {
    isExact = false;
    return automata.of(language);
  }

  /** A unit that becomes a word wherever it stands, as escaping does. */
  private Nfa replaced(Expr term, int depth) throws TooLarge {
    boolean isUnit =
        term.arg(1) instanceof Const from
            && from.value().asString().length() == 1
            && term.arg(2) instanceof Const;
    if (!isUnit) {
      return inexact(Language.ANYTHING);
    }
    char unit = ((Const) term.arg(1)).value().asString().charAt(0);
    String word = ((Const) term.arg(2)).value().asString();
    return automata.replaced(automaton(term.arg(0), depth), CharSet.of(unit), word);
  }

  private static Language numerals() {
    Language digits = Language.star(Language.chars(CharSet.DIGITS));
    Language positive = Language.sequence(Language.chars(CharSet.range('1', '9')), digits);
    return Language.choice(
        Language.word("0"), Language.sequence(Language.optional(Language.word("-")), positive));
  }
}
