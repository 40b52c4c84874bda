package dev.clew.engine.work;

import dev.clew.solver.Budget;

/**
 * After which a worker gives back what is left. A worker always does something first, so that
 * whoever hands out what comes back gets to the end, however small the budget.
 *
 * @param time that it may take
 * @param paths that may end
 * @param choices that paths may make, of one way among several
 */
public record WorkBudget(Budget time, long paths, long choices) {

  /** Time alone. */
  public static WorkBudget of(Budget time) {
    return new WorkBudget(time, Long.MAX_VALUE, Long.MAX_VALUE);
  }
}
