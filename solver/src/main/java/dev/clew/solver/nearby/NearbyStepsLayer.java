package dev.clew.solver.nearby;

import dev.clew.solver.Layer;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Expr;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds a model of many conjuncts step by step: the values that the conjuncts before leave are
 * changed where the next one does not hold. What was found for the first conjuncts is remembered,
 * so that a path costs what it does not share with others.
 *
 * <p>The answer depends on the conjuncts alone, not on a hint or on what was asked before. Solvers
 * find values that people like better to read, so few conjuncts are theirs first. Refutes nothing.
 */
public final class NearbyStepsLayer implements Layer {

  private static final int MANY = 12;
  private static final int MOST_SOLVED = 2;
  private static final int CAPACITY = 1 << 15;

  private final KnownUnits units = new KnownUnits();
  private final KnownWords words = new KnownWords();
  private final int least;
  private final int mostSolved;
  private Step start = new Step(Assignment.EMPTY, 0);
  private int steps;

  /** What is known of the first conjuncts, and of those that were asked about next. */
  private static final class Step {
    private final @Nullable Assignment values;
    private final int solved;
    private final Map<Expr, Step> next = new HashMap<>(2);

    /**
     * @param values null where none were found
     * @param solved how many times all conjuncts so far were solved at once
     */
    Step(@Nullable Assignment values, int solved) {
      this.values = values;
      this.solved = solved;
    }
  }

  private NearbyStepsLayer(int least, int mostSolved) {
    this.least = least;
    this.mostSolved = mostSolved;
  }

  /** For many conjuncts only; where no change helps, a few of their beginnings are solved. */
  public static NearbyStepsLayer ofMany() {
    return new NearbyStepsLayer(MANY, MOST_SOLVED);
  }

  /** For what others did not decide: asks nobody about beginnings. */
  public static NearbyStepsLayer ofAny() {
    return new NearbyStepsLayer(0, 0);
  }

  @Override
  public String name() {
    return "steps";
  }

  @Override
  public Verdict check(Query query, Solver next) {
    if (query.conjuncts().size() < least) {
      return next.check(query);
    }
    Assignment found = climb(query, next);
    return found != null ? new Verdict.Sat(found) : next.check(query);
  }

  private @Nullable Assignment climb(Query query, Solver next) {
    if (steps > CAPACITY) {
      start = new Step(Assignment.EMPTY, 0);
      steps = 0;
    }
    Step step = start;
    Evaluator evaluator = new Evaluator(Assignment.EMPTY);
    for (int i = 0; i < query.conjuncts().size(); i++) {
      Expr conjunct = query.conjuncts().get(i);
      Step known = step.next.get(conjunct);
      Step after = known != null ? known : after(step, evaluator, query, i, next);
      if (query.budget().exhausted()) {
        return null; // with more time there may be values
      }
      if (known == null) {
        step.next.put(conjunct, after);
        steps++;
      }
      if (after.values == null) {
        return null;
      }
      if (!after.values.equals(step.values)) {
        evaluator = new Evaluator(after.values);
      }
      step = after;
    }
    return step.values;
  }

  /** What is known with one more conjunct. */
  private Step after(Step before, Evaluator evaluator, Query query, int place, Solver next) {
    Assignment values = before.values;
    if (values == null || holds(evaluator, query.conjuncts().get(place))) {
      return new Step(values, before.solved);
    }
    List<Expr> beginning = query.conjuncts().subList(0, place + 1);
    Query smaller = new Query(beginning, values, query.budget(), query.effort());
    Expr newest = beginning.get(place);
    Assignment changed = new NearbySearch(smaller, units, words).find(evaluator, newest);
    if (changed != null) {
      return new Step(changed, before.solved);
    }
    boolean isLast = place == query.conjuncts().size() - 1;
    if (isLast || before.solved == mostSolved) {
      return new Step(null, before.solved);
    }
    Verdict verdict = next.check(Query.of(beginning, query.budget()).withEffort(query.effort()));
    return new Step(
        verdict instanceof Verdict.Sat sat ? sat.assignment() : null, before.solved + 1);
  }

  private static boolean holds(Evaluator evaluator, Expr conjunct) {
    try {
      return evaluator.holds(conjunct);
    } catch (FunctionFailure noValue) {
      return false;
    }
  }
}
