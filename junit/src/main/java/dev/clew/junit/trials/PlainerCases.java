package dev.clew.junit.trials;

import dev.clew.engine.program.Program;
import dev.clew.junit.source.SuiteCase;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.Recipe;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.List;

/** Performs calls like another one that there is less to read of. For one thread. */
public final class PlainerCases {

  private final Program program;
  private final Refusals refusals;
  private final Replayer replayer;
  private final Budget budget;

  public PlainerCases(Program program, Refusals refusals, Replayer replayer, Budget budget) {
    this.program = program;
    this.refusals = refusals;
    this.replayer = replayer;
    this.budget = budget;
  }

  /** Those that can be tests, as far as there is time. */
  public List<SuiteCase> of(SuiteCase plain) throws InterruptedException {
    List<SuiteCase> plainer = new ArrayList<>();
    for (Recipe recipe : PlainerRecipes.of(plain, program)) {
      if (budget.exhausted()) {
        return plainer;
      }
      Replay replay = replayer.run(List.of(recipe), budget);
      if (refusals.allow(replay.ending())) {
        plainer.add(plain.variant(replay));
      }
    }
    return plainer;
  }
}
