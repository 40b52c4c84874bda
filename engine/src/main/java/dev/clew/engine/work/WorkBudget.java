package dev.clew.engine.work;

import dev.clew.solver.Budget;

/**
 * After which a worker gives back what is left. A worker always does something first, so that
 * whoever hands out what comes back gets to the end, however small the budget.
 *
 * @param time that it may take
 * @param queries the time of everything, which alone ends a solver's work: a query that is cut
 *     short because its unit is due would make the paths depend on where they are split
 * @param paths that may end
 * @param choices that paths may make, of one way among several
 */
public record WorkBudget(Budget time, Budget queries, long paths, long choices) {

  /** Time alone, after which nobody goes on. */
  public static WorkBudget of(Budget time) {
    return new WorkBudget(time, time, Long.MAX_VALUE, Long.MAX_VALUE);
  }
}
