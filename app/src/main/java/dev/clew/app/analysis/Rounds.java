package dev.clew.app.analysis;

import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.MethodInfo;
import dev.clew.output.Confirmation;
import dev.clew.output.Finding;
import dev.clew.output.Obstacle;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import dev.clew.solver.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Targets in turn, twice: a short look at each, then more time for those that the look was too
 * short for. They are begun again, which costs the time of the look: at most a third of the run.
 * Going on where it stopped would take the memory of all their states until then.
 */
final class Rounds {

  /** What is done with a target. */
  interface Turn {
    TargetResult take(MethodInfo target, TimeSlice time);
  }

  /** Of the run, for the first round. */
  private static final int LOOK_PART = 3;

  /** Less does not get a target anywhere, however many there are. */
  private static final Duration SHORTEST_LOOK = Duration.ofMillis(500);

  /** The second time less would end where the look did. */
  private static final Duration SHORTEST_AGAIN = Duration.ofSeconds(2);

  /** Of two results the one that says more: errors and other findings, then lines, then paths. */
  private static final Comparator<TargetResult> MORE =
      Comparator.comparingLong(
              (TargetResult result) -> result.findings().stream().filter(Finding::isError).count())
          .thenComparingInt(result -> result.findings().size())
          .thenComparingInt(Rounds::linesOf)
          .thenComparingLong(result -> result.tally().count(Confirmation.State.CONFIRMED))
          .thenComparingLong(result -> result.tally().paths());

  private final List<MethodInfo> targets;
  private final AnalysisListener listener;
  private final Procedure procedure;
  private final Turn turn;
  private final Map<MethodInfo, TargetResult> results = new HashMap<>();

  /**
   * @param procedure is told of each result that is used, instead of an earlier one of its target
   */
  Rounds(List<MethodInfo> targets, AnalysisListener listener, Procedure procedure, Turn turn) {
    this.targets = targets;
    this.listener = listener;
    this.procedure = procedure;
    this.turn = turn;
  }

  /**
   * One result for each target, in their order.
   *
   * @param reserve for those that had no time, if nothing was found that needs an ending
   */
  List<TargetResult> run(Budget budget, Supplier<Budget> reserve) {
    boolean isOne = targets.size() == 1;
    round(byAccess(), isOne ? budget : budget.atMost(look(budget)), budget, SHORTEST_LOOK);
    List<MethodInfo> left = byAccess().stream().filter(this::needsMore).toList();
    if (!isOne && !left.isEmpty() && !budget.exhausted()) {
      round(left, budget, budget, SHORTEST_AGAIN);
    }
    if (results.values().stream().noneMatch(procedure::needsEnding)) {
      Budget more = reserve.get();
      round(withoutPathsFirst(), more, more, SHORTEST_AGAIN);
    }
    return targets.stream().map(results::get).toList();
  }

  /** Those first that everybody can call: a large library may have no time for all. */
  private List<MethodInfo> byAccess() {
    return targets.stream()
        .sorted(Comparator.comparing(method -> !method.isPublic() || !method.owner().isPublic()))
        .toList();
  }

  /** Those that nothing is known of yet come before those that had their time. */
  private List<MethodInfo> withoutPathsFirst() {
    return byAccess().stream()
        .filter(this::needsMore)
        .sorted(Comparator.comparing(this::hasPaths))
        .toList();
  }

  private boolean hasPaths(MethodInfo target) {
    TargetResult known = results.get(target);
    return known != null && known.tally().paths() > 0;
  }

  private static Duration look(Budget budget) {
    return budget.remaining().dividedBy(LOOK_PART);
  }

  private void round(List<MethodInfo> some, Budget part, Budget run, Duration shortest) {
    listener.roundStarted(some.size(), run.remaining());
    Shares shares = new Shares(some);
    List<MethodInfo> begun = new ArrayList<>();
    for (MethodInfo target : some) {
      if (results.containsKey(target) && run.exhausted()) {
        return; // it has a result already
      }
      begun.add(target);
      listener.targetStarted(begun.size(), some.size(), ResultMaker.title(target));
      Duration share = shares.of(begun.size() - 1, part.remaining());
      Budget time = run.atMost(share.compareTo(shortest) < 0 ? shortest : share);
      TargetResult made = turn.take(target, new TimeSlice(time, run));
      listener.targetEnded(made);
      TargetResult known = results.get(target);
      if (known == null || !needsMore(made) || MORE.compare(made, known) >= 0) {
        results.put(target, procedure.kept(made));
      }
    }
  }

  private boolean needsMore(MethodInfo target) {
    TargetResult known = results.get(target);
    return known != null && needsMore(known);
  }

  private static boolean needsMore(TargetResult result) {
    return result.exploration().status() == Status.TIMEOUT
        || result.tally().untried().stream()
            .anyMatch(untried -> untried.obstacle() == Obstacle.NO_TIME);
  }

  private static int linesOf(TargetResult result) {
    return result.trials().map(Trials::lines).map(Trials.Count::covered).orElse(0);
  }
}
