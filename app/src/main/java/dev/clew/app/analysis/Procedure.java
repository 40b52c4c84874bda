package dev.clew.app.analysis;

import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.program.MethodInfo;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import dev.clew.solver.Budget;
import java.util.List;
import java.util.Optional;

/** What a command does with each target. */
public interface Procedure {

  /** Explores one method, and comes back soon after its budget is exhausted. */
  interface Exploring {
    Exploration explore(MethodInfo method, Budget budget);
  }

  /** What came of a target. */
  record Result(Exploration exploration, Optional<Trials> trials) {}

  /**
   * Performed for each target in turn.
   *
   * @param share of the time of the run
   */
  Result perform(MethodInfo target, Budget share, Exploring exploring);

  /** What is remembered of a target until the end of the run: memory is kept for the others. */
  default TargetResult kept(TargetResult result) {
    return result;
  }

  /** Those that the results file is to tell. */
  default List<Setting<?>> settings() {
    return Settings.ALL;
  }
}
