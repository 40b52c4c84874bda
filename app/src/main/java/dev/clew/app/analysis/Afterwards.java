package dev.clew.app.analysis;

import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.program.MethodInfo;
import dev.clew.output.Trials;
import dev.clew.solver.Budget;
import java.util.List;
import java.util.Optional;

/** What is done with the paths of a target. */
public interface Afterwards {

  /** Looks at the paths; the budget is that of the target as a whole. */
  Optional<Trials> look(MethodInfo target, Exploration exploration, Budget budget);

  /** Those that the results file is to tell. */
  default List<Setting<?>> settings() {
    return Settings.ALL;
  }

  /** The part of a target's time that exploring may take. */
  default Budget shareOf(Budget whole) {
    return whole;
  }
}
