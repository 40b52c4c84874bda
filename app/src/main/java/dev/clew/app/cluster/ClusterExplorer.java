package dev.clew.app.cluster;

import dev.clew.app.work.WorkTarget;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.program.MethodInfo;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Explores on a cluster. What it hears of beforehand it explores all at once; asked for one of them
 * it goes on where that stopped. Strategy, seed and bounds are those of the cluster's program.
 */
final class ClusterExplorer implements Explorer {

  private final WorkRounds rounds;
  private final Map<MethodInfo, TargetWork> works = new HashMap<>();

  /** Why the cluster cannot go on; empty as long as it can. */
  private String gaveUp = "";

  ClusterExplorer(WorkRounds rounds) {
    this.rounds = rounds;
  }

  @Override
  public synchronized void expect(Supplier<List<Expected>> methods, Budget budget) {
    List<TargetWork> all = new ArrayList<>();
    for (Expected each : methods.get()) {
      all.add(work(each.method(), each.bounds()));
    }
    perform(all, budget);
  }

  @Override
  public synchronized Exploration explore(
      MethodInfo target,
      Bounds bounds,
      StrategyName strategy,
      long seed,
      int jobs,
      Budget budget,
      ExplorationListener listener) {
    TargetWork work = work(target, bounds);
    listener.explorationStarted(work::exploration);
    perform(List.of(work), budget);
    String failure = work.left() > 0 ? gaveUp : work.failure();
    if (!failure.isEmpty()) {
      throw new IllegalStateException(failure);
    }
    Exploration found = work.exploration();
    for (ExploredPath path : found.paths()) {
      listener.pathEnded(path);
    }
    return found;
  }

  /** What was done stays, also where the cluster cannot go on. */
  private void perform(List<TargetWork> some, Budget budget) {
    if (gaveUp.isEmpty()) {
      try {
        rounds.run(some, budget);
      } catch (IllegalStateException e) {
        boolean isOver = budget.exhausted(); // it may have ended with the run
        gaveUp = isOver ? "" : String.valueOf(e.getMessage());
      }
    }
  }

  private TargetWork work(MethodInfo explored, Bounds bounds) {
    MethodInfo awaited = bounds.callDepth().awaited();
    return works.computeIfAbsent(
        explored,
        method -> new TargetWork(WorkTarget.of(awaited == null ? method : awaited, method)));
  }
}
