package dev.clew.solver.chain;

import dev.clew.solver.Layer;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Expr;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Tries the query's hint and the models of the last answers before anything is solved.
 *
 * <p>Conjuncts are evaluated from the newest on: the newest is the one that a model of the path so
 * far most likely fails, so a miss costs little more than one evaluation for each model.
 */
final class RecentModels implements Layer {

  private final int capacity;
  private final Deque<Assignment> recent = new ArrayDeque<>();

  public RecentModels(int capacity) {
    this.capacity = capacity;
  }

  @Override
  public String name() {
    return "models";
  }

  @Override
  public boolean remembers() {
    return true;
  }

  @Override
  public Verdict check(Query query, Solver next) {
    if (satisfies(query.hint(), query.conjuncts())) {
      return new Verdict.Sat(query.hint());
    }
    for (Assignment model : recent) {
      if (satisfies(model, query.conjuncts())) {
        return new Verdict.Sat(model);
      }
    }
    Verdict verdict = next.check(query);
    if (verdict instanceof Verdict.Sat sat) {
      remember(sat.assignment());
    }
    return verdict;
  }

  private void remember(Assignment model) {
    recent.addFirst(model);
    if (recent.size() > capacity) {
      recent.removeLast();
    }
  }

  /** Whether the model makes all conjuncts true; a function without value makes none true. */
  static boolean satisfies(Assignment model, List<Expr> conjuncts) {
    Evaluator evaluator = new Evaluator(model);
    try {
      for (int i = conjuncts.size() - 1; i >= 0; i--) {
        if (!evaluator.holds(conjuncts.get(i))) {
          return false;
        }
      }
      return true;
    } catch (FunctionFailure noValue) {
      return false;
    }
  }
}
