package dev.clew.engine.explore;

import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.work.WorkBudget;
import dev.clew.engine.work.WorkDone;
import dev.clew.engine.work.WorkUnit;
import java.util.List;

/** Explores parts of the paths of a method, and tells what is left of them. */
public interface UnitExplorer {

  /**
   * Explores some units until none is left or the budget is used up. Whatever comes back may be
   * split and explored anywhere: all paths together are those of {@link Explorer#explore}.
   *
   * @param jobs how many threads; the paths do not depend on it
   * @param units none of which is a part of another
   */
  WorkDone explore(
      MethodInfo target,
      Bounds bounds,
      StrategyName strategy,
      long seed,
      int jobs,
      WorkBudget budget,
      List<WorkUnit> units);
}
