package dev.clew.engine.explore;

import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.program.MethodInfo;
import dev.clew.solver.Budget;
import java.util.List;
import java.util.function.Supplier;

/** Explores methods of one program. */
public interface Explorer {

  /** A method that is going to be explored. */
  record Expected(MethodInfo method, Bounds bounds) {}

  /**
   * Hears which methods the first questions will be about, where there are many, so that whoever
   * has several machines begins with all of them. The others have nothing to do.
   *
   * @param budget after which it comes back
   */
  default void expect(Supplier<List<Expected>> methods, Budget budget) {}

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
