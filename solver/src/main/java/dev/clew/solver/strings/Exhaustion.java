package dev.clew.solver.strings;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Substitution;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tries all strings, where the query itself leaves few: whatever operators it has, they can be run.
 *
 * <p>Each unknown string gets its words in turn; a condition is looked at as soon as all that it
 * depends on is chosen. What is left of the others, without strings, goes to the numeric solver.
 */
final class Exhaustion {

  /** More choices than this are not tried. */
  private static final long MOST_CHOICES = 300_000;

  /** With more unknown strings, or conditions, this is not the way. */
  private static final int MOST_STRINGS = 8;

  private static final int MOST_CONJUNCTS = 1_000;

  private final List<Expr> conjuncts;
  private final Solver numeric;
  private final Budget budget;
  private final Map<Symbol, List<String>> words;
  private final List<Symbol> strings;
  private final List<List<Expr>> ready = new ArrayList<>();
  private final List<Expr> mixed = new ArrayList<>();
  private ExprFactory scratch = Simplifier.factory();
  private boolean complete = true;

  private Exhaustion(
      List<Expr> conjuncts, Map<Symbol, List<String>> words, Solver numeric, Budget budget) {
    this.conjuncts = conjuncts;
    this.numeric = numeric;
    this.budget = budget;
    this.words = words;
    strings = List.copyOf(words.keySet());
  }

  /** The answer, or null where there are too many strings to try. */
  static @Nullable Verdict check(
      List<Expr> conjuncts, Solver numeric, Automata automata, Budget budget) {
    if (budget.exhausted() || conjuncts.size() > MOST_CONJUNCTS) {
      return null;
    }
    Map<Symbol, List<String>> words = FewWords.of(conjuncts, automata);
    if (words.size() > MOST_STRINGS) {
      return null;
    }
    long choices = 1;
    for (List<String> each : words.values()) {
      choices *= Math.max(1, each.size());
      if (choices > MOST_CHOICES) {
        return null;
      }
    }
    Set<Symbol> unknowns = new LinkedHashSet<>();
    conjuncts.forEach(conjunct -> collect(conjunct, unknowns));
    boolean all =
        unknowns.stream()
            .filter(symbol -> symbol.sort().kind() == Sort.Kind.STRING)
            .allMatch(words::containsKey);
    return all && !words.isEmpty() ? new Exhaustion(conjuncts, words, numeric, budget).run() : null;
  }

  private static void collect(Expr conjunct, Set<Symbol> into) {
    new PostOrder()
        .visit(
            conjunct,
            expr -> {
              if (expr instanceof Symbol symbol) {
                into.add(symbol);
              }
            });
  }

  private Verdict run() {
    strings.forEach(symbol -> ready.add(new ArrayList<>()));
    conjuncts.forEach(this::file);
    Assignment found = choose(0, Assignment.EMPTY);
    if (found != null) {
      return new Verdict.Sat(found);
    }
    if (budget.exhausted()) {
      return Verdict.outOf(budget);
    }
    return complete
        ? new Verdict.Unsat(List.of())
        : new Verdict.Unknown(Reason.INCOMPLETE, "numbers were left open for some strings");
  }

  /** Puts a condition where the last string that it depends on is chosen. */
  private void file(Expr conjunct) {
    Set<Symbol> unknowns = new LinkedHashSet<>();
    collect(conjunct, unknowns);
    if (words.keySet().containsAll(unknowns)) {
      int last = unknowns.stream().mapToInt(strings::indexOf).max().orElse(0);
      ready.get(last).add(conjunct);
    } else {
      mixed.add(conjunct);
    }
  }

  private @Nullable Assignment choose(int place, Assignment chosen) {
    if (place == strings.size()) {
      return finish(chosen);
    }
    for (String word : words.getOrDefault(strings.get(place), List.of())) {
      if (budget.exhausted()) {
        return null;
      }
      Assignment more = chosen.with(strings.get(place), Value.of(word));
      if (holds(more, ready.get(place))) {
        Assignment found = choose(place + 1, more);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private boolean holds(Assignment chosen, List<Expr> conditions) {
    try {
      return new Evaluator(chosen).allHold(conditions);
    } catch (FunctionFailure noValue) {
      complete = false;
      return false;
    }
  }

  /** Values for what is no string, if there are any with these strings. */
  private @Nullable Assignment finish(Assignment chosen) {
    if (mixed.isEmpty()) {
      return chosen;
    }
    if (scratch.size() > 1 << 16) {
      scratch = Simplifier.factory();
    }
    ExprFactory terms = scratch;
    Substitution pinned = new Substitution(terms, leaf -> pinned(terms, leaf, chosen));
    List<Expr> rest = mixed.stream().map(pinned::apply).toList();
    Verdict verdict = numeric.check(Query.of(rest, budget));
    complete &= verdict.isDecided();
    return verdict instanceof Verdict.Sat sat ? merged(chosen, sat.assignment()) : null;
  }

  private static Expr pinned(ExprFactory terms, Expr leaf, Assignment chosen) {
    if (leaf instanceof Const constant) {
      return terms.constant(constant.value());
    }
    Symbol symbol = (Symbol) leaf;
    return symbol.sort().kind() == Sort.Kind.STRING
        ? terms.constant(chosen.value(symbol))
        : terms.symbol(symbol.name(), symbol.sort());
  }

  private static Assignment merged(Assignment strings, Assignment numbers) {
    Map<Symbol, Value> values = new LinkedHashMap<>(numbers.values());
    values.putAll(strings.values());
    return Assignment.of(values, numbers.functions());
  }
}
