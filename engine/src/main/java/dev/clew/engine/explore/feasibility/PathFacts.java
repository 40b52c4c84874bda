package dev.clew.engine.explore.feasibility;

import dev.clew.engine.machine.DecisionPath;
import dev.clew.solver.bounds.GrowingBounds;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.membership.KnownNumbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What the conditions of a path say of numbers, units of strings and truths, kept up to date while
 * one path is followed: one more condition costs microseconds, and another path what it does not
 * share with the one before. For one thread.
 */
final class PathFacts {

  private GrowingBounds bounds = new GrowingBounds();
  private KnownNumbers numbers = new KnownNumbers();

  /** The steps whose conditions are in the bounds, in their order. */
  private final List<DecisionPath> steps = new ArrayList<>();

  /** Whether the latest question was answered; memory may run out half-way. */
  private boolean intact = true;

  /** Whether a path is found to have no values with which a condition holds. */
  boolean refute(DecisionPath path, Expr condition) {
    if (!intact) {
      bounds = new GrowingBounds();
      numbers = new KnownNumbers();
      steps.clear();
    }
    intact = false;
    follow(path);
    boolean refuted = numbers.refutes(condition) || bounds.refutes(condition);
    intact = true;
    return refuted;
  }

  private void follow(DecisionPath path) {
    List<DecisionPath> missing = new ArrayList<>();
    DecisionPath step = path.newestCondition();
    while (step != null && !isKnown(step)) {
      missing.add(step);
      step = step.conditionBefore();
    }
    int shared = step == null ? 0 : step.conditions();
    steps.subList(shared, steps.size()).clear();
    bounds.shrink(shared);
    numbers.shrink(shared);
    for (int i = missing.size() - 1; i >= 0; i--) {
      steps.add(missing.get(i));
      Expr guard = Objects.requireNonNull(missing.get(i).guard());
      bounds.push(guard);
      numbers.push(guard);
    }
  }

  private boolean isKnown(DecisionPath step) {
    int place = step.conditions() - 1;
    return place < steps.size() && steps.get(place) == step;
  }
}
