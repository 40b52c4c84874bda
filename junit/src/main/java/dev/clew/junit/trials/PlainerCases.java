package dev.clew.junit.trials;

import dev.clew.engine.program.Program;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.Recipe;
import dev.clew.solver.Budget;
import java.util.List;
import java.util.Optional;

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

  /**
   * What may say the same more plainly.
   *
   * @param others that are tests, too
   */
  public List<Recipe> recipes(SuiteCase plain, List<SuiteCase> others) {
    return PlainerRecipes.of(plain, others, program);
  }

  /** The same call performed in another way, if that can be a test and there is time. */
  public Optional<SuiteCase> perform(SuiteCase plain, Recipe recipe) throws InterruptedException {
    if (budget.exhausted()) {
      return Optional.empty();
    }
    Replay replay = replayer.run(List.of(recipe), budget);
    return refusals.allow(replay.ending()) ? Optional.of(plain.variant(replay)) : Optional.empty();
  }
}
