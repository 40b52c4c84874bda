package dev.clew.engine.explore.report;

import dev.clew.engine.explore.feasibility.Feasibility;
import dev.clew.engine.explore.feasibility.PathModel;
import dev.clew.engine.machine.DecisionPath;
import dev.clew.engine.machine.FurtherInput;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether it matters to a path what clocks and generators of random numbers say. It does
 * not where each branch goes the same way and the outcome is the same, with the path's other inputs
 * as they are, for every clock of this century. Costs a query for each branch that looks at a
 * clock, and nothing where no clock is asked.
 */
final class OutsideInfluence {

  /** What an answer can be while tests are run. */
  private record Range(long least, long most) {

    private static final Range ANY = new Range(Long.MIN_VALUE, Long.MAX_VALUE);

    /** Moments that differ in all parts of a date. */
    List<Long> samples() {
      if (equals(ANY)) {
        return List.of(0x1234_5678_9ABCL, -77L, 5L);
      }
      long span = most - least;
      return List.of(least + span / 7, least + span / 3 + 1, most - span / 5);
    }
  }

  private static final long FIRST_SECOND = 946_684_800L; // of the year 2000
  private static final long LAST_SECOND = 4_102_444_799L;

  private static final Map<String, Range> QUESTIONS =
      Map.of(
          "System.currentTimeMillis()", new Range(FIRST_SECOND * 1_000, LAST_SECOND * 1_000),
          "Instant.now().getEpochSecond()", new Range(FIRST_SECOND, LAST_SECOND),
          "Instant.now().getNano()", new Range(0, 999_999_999),
          "System.nanoTime()", Range.ANY,
          "new Random()", Range.ANY);

  private final Feasibility solver;

  OutsideInfluence(Feasibility solver) {
    this.solver = solver;
  }

  /** Whether an input is an answer from outside of the program. */
  static boolean isAnswer(FurtherInput input) {
    return range(input) != null
        || (input.origin() instanceof InputOrigin.FromWorld world
            && (world.question().startsWith("System.getenv(")
                || world.question().startsWith("System.getProperty(")));
  }

  private static @Nullable Range range(FurtherInput input) {
    return input.origin() instanceof InputOrigin.FromWorld world
        ? QUESTIONS.get(world.question())
        : null;
  }

  /**
   * @param model the path's inputs
   * @param outcome what comes of other inputs on the same path
   */
  boolean matters(Machine m, PathModel model, Function<PathModel, Outcome> outcome) {
    Map<Symbol, Range> asked = new LinkedHashMap<>();
    for (FurtherInput each : m.journal().furtherInputs()) {
      Range range = range(each);
      if (range != null && each.sym() instanceof Symbol symbol) {
        asked.put(symbol, range);
      } else if (isAnswer(each)) {
        return true;
      }
    }
    return !asked.isEmpty() && (decides(m, model, asked) || shows(model, asked, outcome));
  }

  /** Whether a branch could go another way. */
  private boolean decides(Machine m, PathModel model, Map<Symbol, Range> asked) {
    for (DecisionPath step : m.path().steps()) {
      Expr guard = step.guard();
      if (guard != null && step.choice() >= 0) {
        Set<Symbol> symbols = symbols(guard);
        if (symbols.stream().anyMatch(asked::containsKey)
            && solver.solve(otherwise(m.terms(), guard, symbols, model, asked), model) != null) {
          return true;
        }
      }
    }
    return false;
  }

  private static List<Expr> otherwise(
      Terms terms, Expr guard, Set<Symbol> symbols, PathModel model, Map<Symbol, Range> asked) {
    List<Expr> all = new ArrayList<>();
    all.add(terms.factory().not(guard));
    for (Symbol symbol : symbols) {
      Range range = asked.get(symbol);
      if (range == null) {
        Value value = model.evaluator().evaluate(symbol);
        all.add(terms.factory().eq(symbol, terms.factory().constant(value)));
      } else if (!range.equals(Range.ANY)) {
        all.add(terms.ints().ge(symbol, constant(terms, symbol, range.least)));
        all.add(terms.ints().le(symbol, constant(terms, symbol, range.most)));
      }
    }
    return all;
  }

  private static Expr constant(Terms terms, Symbol symbol, long value) {
    return symbol.sort().equals(Sort.INT)
        ? terms.factory().intConst((int) value)
        : terms.factory().longConst(value);
  }

  private static Set<Symbol> symbols(Expr term) {
    Set<Symbol> symbols = new HashSet<>();
    new PostOrder()
        .visit(
            term,
            each -> {
              if (each instanceof Symbol symbol) {
                symbols.add(symbol);
              }
            });
    return symbols;
  }

  /** Whether other answers give another outcome: three are tried. */
  private static boolean shows(
      PathModel model, Map<Symbol, Range> asked, Function<PathModel, Outcome> outcome) {
    Outcome expected = outcome.apply(model);
    for (int i = 0; i < Range.ANY.samples().size(); i++) {
      Assignment other = model.assignment();
      for (Map.Entry<Symbol, Range> each : asked.entrySet()) {
        long sample = each.getValue().samples().get(i);
        boolean isInt = each.getKey().sort().equals(Sort.INT);
        Value value = isInt ? Value.of((int) sample) : Value.of(sample);
        other = other.with(each.getKey(), value);
      }
      if (!outcome.apply(new PathModel(other, /* proven= */ true)).equals(expected)) {
        return true;
      }
    }
    return false;
  }
}
