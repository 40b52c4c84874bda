package dev.clew.engine.explore;

import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.program.MethodInfo;
import dev.clew.solver.Budget;

/** Explores methods of one program. */
public interface Explorer {

  /**
   * Explores the paths of one method until all have ended or the budget is exhausted; then what was
   * found so far comes back, with {@link dev.clew.engine.outcome.Status#TIMEOUT}.
   *
   * @param jobs how many threads; the result does not depend on it
   */
  Exploration explore(
      MethodInfo target,
      Bounds bounds,
      StrategyName strategy,
      long seed,
      int jobs,
      Budget budget,
      ExplorationListener listener);
}
