package dev.clew.solver.strings.interchange;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.strings.graph.TermOccurrences;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tries all strings, where the query itself leaves few: whatever operators it has, they can be run.
 * Numbers that can have few values are tried, too, if that does not make too many choices.
 *
 * <p>Each unknown gets its values in turn; a condition is looked at as soon as all that it depends
 * on is chosen. What is left of the others, without strings, goes to the numeric solver.
 */
final class StringEnumeration {

  /** More choices than this are not tried. */
  private static final long MOST_CHOICES = 300_000;

  /** With more unknown strings, or conditions, this is not the way. */
  private static final int MOST_STRINGS = 8;

  private static final int MOST_CONJUNCTS = 1_000;

  private final List<Expr> conjuncts;
  private final Solver numeric;
  private final Budget budget;
  private final Map<Symbol, List<Value>> values;
  private final List<Symbol> chosen;
  private final List<List<Expr>> ready = new ArrayList<>();
  private final List<Expr> mixed = new ArrayList<>();
  private final TermOccurrences strings = TermOccurrences.ofStrings();
  private final TermOccurrences functions = TermOccurrences.ofUninterpretedFunctions();
  private ExprFactory scratch = Simplifier.factory();
  private boolean complete = true;

  private StringEnumeration(
      List<Expr> conjuncts, Map<Symbol, List<Value>> values, Solver numeric, Budget budget) {
    this.conjuncts = conjuncts;
    this.numeric = numeric;
    this.budget = budget;
    this.values = values;
    chosen = List.copyOf(values.keySet());
  }

  /** Whether it may be worth the cost of looking how many strings there are. */
  static boolean isConceivable(List<Expr> conjuncts) {
    return conjuncts.size() <= MOST_CONJUNCTS && FewWords.areConceivable(conjuncts);
  }

  /** How to try all strings, or null where there are too many. */
  static @Nullable StringEnumeration of(
      List<Expr> conjuncts, Solver numeric, Automata automata, Budget budget) {
    if (budget.exhausted() || !isConceivable(conjuncts)) {
      return null;
    }
    Map<Symbol, List<Value>> values = new LinkedHashMap<>();
    FewWords.of(conjuncts, automata)
        .forEach((symbol, words) -> values.put(symbol, words.stream().map(Value::of).toList()));
    if (values.isEmpty() || values.size() > MOST_STRINGS || areMany(values)) {
      return null;
    }
    Set<Symbol> unknowns = new LinkedHashSet<>();
    conjuncts.forEach(conjunct -> collect(conjunct, unknowns));
    boolean all =
        unknowns.stream()
            .filter(symbol -> symbol.sort().kind() == Sort.Kind.STRING)
            .allMatch(values::containsKey);
    if (!all) {
      return null;
    }
    Map<Symbol, List<Value>> more = new LinkedHashMap<>(values);
    more.putAll(FewNumbers.of(conjuncts, unknowns));
    return new StringEnumeration(conjuncts, areMany(more) ? values : more, numeric, budget);
  }

  private static boolean areMany(Map<Symbol, List<Value>> values) {
    long choices = 1;
    for (List<Value> each : values.values()) {
      choices *= Math.max(1, each.size());
      if (choices > MOST_CHOICES) {
        return true;
      }
    }
    return false;
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

  /** The answer; to be asked once. */
  CaseAnswer run() {
    chosen.forEach(symbol -> ready.add(new ArrayList<>()));
    conjuncts.forEach(this::file);
    Assignment found = choose(0, Assignment.EMPTY);
    if (found != null) {
      return new CaseAnswer.Found(found);
    }
    if (budget.exhausted()) {
      return new CaseAnswer.Open(Verdict.outOf(budget));
    }
    return complete
        ? new CaseAnswer.Refuted()
        : CaseAnswer.Open.incomplete("numbers were left open for some strings");
  }

  /** Puts a condition where the last unknown that it depends on is chosen. */
  private void file(Expr conjunct) {
    Set<Symbol> unknowns = new LinkedHashSet<>();
    collect(conjunct, unknowns);
    if (values.keySet().containsAll(unknowns) && !functions.in(conjunct)) {
      int last = unknowns.stream().mapToInt(chosen::indexOf).max().orElse(0);
      ready.get(last).add(conjunct);
    } else {
      mixed.add(conjunct);
    }
  }

  private @Nullable Assignment choose(int place, Assignment before) {
    if (place == chosen.size()) {
      return finish(before);
    }
    for (Value value : values.getOrDefault(chosen.get(place), List.of())) {
      if (budget.spend(1)) {
        return null;
      }
      Assignment more = before.with(chosen.get(place), value);
      if (holds(more, ready.get(place))) {
        Assignment found = choose(place + 1, more);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private boolean holds(Assignment before, List<Expr> conditions) {
    try {
      return new Evaluator(before).allHold(conditions);
    } catch (FunctionFailure noValue) {
      complete = false;
      return false;
    }
  }

  /** Values for what is not chosen, if there are any with what is. */
  private @Nullable Assignment finish(Assignment before) {
    if (mixed.isEmpty()) {
      return before;
    }
    if (scratch.size() > 1 << 16) {
      scratch = Simplifier.factory();
    }
    ExprFactory terms = scratch;
    TermSubstitution pinned = new TermSubstitution(terms, leaf -> pinned(terms, leaf, before));
    List<Expr> rest = mixed.stream().map(pinned::apply).toList();
    if (rest.stream().anyMatch(strings::in)) {
      // A part of a known word from an unknown position: nothing for a numeric solver.
      complete = false;
      return null;
    }
    Verdict verdict = numeric.check(Query.of(rest, budget));
    complete &= verdict.isDecided();
    return verdict instanceof Verdict.Sat sat ? merged(before, sat.assignment()) : null;
  }

  private Expr pinned(ExprFactory terms, Expr leaf, Assignment before) {
    if (leaf instanceof Const constant) {
      return terms.constant(constant.value());
    }
    Symbol symbol = (Symbol) leaf;
    return values.containsKey(symbol)
        ? terms.constant(before.value(symbol))
        : terms.symbol(symbol.name(), symbol.sort());
  }

  private static Assignment merged(Assignment before, Assignment numbers) {
    Map<Symbol, Value> values = new LinkedHashMap<>(numbers.values());
    values.putAll(before.values());
    return Assignment.of(values, numbers.functions());
  }
}
