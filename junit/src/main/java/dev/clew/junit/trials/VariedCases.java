package dev.clew.junit.trials;

import dev.clew.engine.program.ClassInfo;
import dev.clew.junit.source.SuiteCase;
import dev.clew.replay.Replay;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.Recipe;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Performs calls like those that were tried, with other values. One counts if it returns as the
 * other did: whether an exception is an error or a refusal is not judged here. For one thread.
 */
public final class VariedCases {

  private final Replayer replayer;
  private final Budget budget;
  private final Map<ClassInfo, ClassConstants> byType = new HashMap<>();

  public VariedCases(Replayer replayer, Budget budget) {
    this.replayer = replayer;
    this.budget = budget;
  }

  /** In the order of what they are like, as far as there is time. */
  public List<SuiteCase> of(List<SuiteCase> cases) throws InterruptedException {
    List<SuiteCase> varied = new ArrayList<>();
    for (SuiteCase each : cases) {
      if (!each.isError() && each.replay().ending() instanceof Ending.Returned) {
        add(each, varied);
      }
    }
    return varied;
  }

  private void add(SuiteCase like, List<SuiteCase> varied) throws InterruptedException {
    ClassConstants constants = byType.computeIfAbsent(like.target().owner(), ClassConstants::of);
    for (Recipe recipe : Variants.of(like.replay().recipe(), constants)) {
      if (budget.exhausted()) {
        return;
      }
      Replay replay = replayer.run(List.of(recipe), budget);
      if (replay.ending() instanceof Ending.Returned) {
        varied.add(like.variant(replay));
      }
    }
  }
}
