package dev.clew.replay.hunt;

import dev.clew.replay.recipe.Recipe;
import dev.clew.solver.Budget;
import java.util.List;

/**
 * Performs calls to see what they reach. What it says is a hint and never a proof: calls share
 * their JVM and what static fields keep. For one thread.
 */
public interface CallTracer extends AutoCloseable {

  /**
   * What the calls came to, in their order. Ends early when the budget is over or several calls
   * were {@link CallEnd.Lost}: the list is then shorter.
   */
  List<TracedCall> perform(List<Recipe> calls, Budget budget) throws InterruptedException;

  @Override
  void close();
}
