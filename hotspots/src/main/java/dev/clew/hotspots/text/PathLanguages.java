package dev.clew.hotspots.text;

import dev.clew.engine.explore.StringPath;
import dev.clew.solver.Verdict;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a string can be on a path. Where it is one of a few words, a solver lists them; otherwise
 * the operators that made it say what is possible. For one thread.
 */
public final class PathLanguages {

  /** A solver is asked for so many words. */
  private static final int MOST_WORDS = 6;

  /** So many models may give these words. */
  private static final int MOST_MODELS = 24;

  private final Automata automata = new Automata();

  /** The language of a string on a path. */
  public RowLanguage of(SentenceRow row, Expr term, StringPath path) {
    if (row.isConstant()) {
      return words(List.of(row.write(Assignment.EMPTY).text()));
    }
    RowLanguage structural = new TermLanguages(automata, path.conditions()).of(row);
    if (structural.isExact() || isFree(row)) {
      return structural;
    }
    return listed(term, path).orElse(structural);
  }

  /** Whether some hole is an input as it is given: then a few words are not all. */
  private static boolean isFree(SentenceRow row) {
    return row.holes().stream().anyMatch(hole -> hole.term() instanceof Symbol);
  }

  private Optional<RowLanguage> listed(Expr term, StringPath path) {
    List<String> words = new ArrayList<>();
    List<Expr> others = new ArrayList<>();
    while (words.size() <= MOST_WORDS) {
      Verdict verdict = path.decide(others);
      if (verdict instanceof Verdict.Unsat) {
        return Optional.of(words(words));
      }
      if (!(verdict instanceof Verdict.Sat sat)) {
        return Optional.empty();
      }
      String word = new Evaluator(sat.assignment()).evaluate(term).asString();
      if (!words.contains(word)) {
        words.add(word);
      }
      others.add(path.terms().not(same(term, word, sat.assignment(), path.terms())));
      if (others.size() > MOST_MODELS) {
        break;
      }
    }
    return Optional.empty();
  }

  /**
   * Whether a string is a word once more. Where it is made of numbers alone these are compared:
   * that is easy to decide, and no other word can come of the same numbers.
   */
  private static Expr same(Expr term, String word, Assignment values, ExprFactory terms) {
    Set<Symbol> symbols = InputLanguages.symbols(term);
    if (symbols.stream().anyMatch(symbol -> symbol.sort().equals(Sort.STRING))) {
      return terms.eq(term, terms.string(word));
    }
    Expr all = terms.bool(true);
    for (Symbol symbol : symbols) {
      all = terms.and(all, terms.eq(symbol, terms.constant(values.value(symbol))));
    }
    return all;
  }

  private RowLanguage words(List<String> words) {
    try {
      Nfa all = automata.of(Language.choice(words.stream().map(Language::word).toList()));
      return new RowLanguage(Optional.of(all), /* isExact= */ true);
    } catch (TooLarge e) {
      return RowLanguage.UNKNOWN;
    }
  }

  /** A language as a regular expression, or how large it is where that would be long. */
  public String text(RowLanguage language) {
    return new LanguageWriter(automata).of(language);
  }

  /** The language of one hole. */
  public RowLanguage of(SentencePart.Hole hole, StringPath path) {
    return new TermLanguages(automata, path.conditions()).of(new SentenceRow(List.of(hole)));
  }
}
