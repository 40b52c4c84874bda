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
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Targets in turn, up to four times: a short look at each, those last that calls of others have
 * reached by then; a longer one at those that the look did not enter, then at those that are worth
 * it by what was found; then more time for those that have something left. They are begun again
 * each time, which costs the time of the look: at most a third of the run. Going on where it
 * stopped would take the memory of all their states until then.
 */
final class TargetRounds {

  /** What is done with a target. */
  interface Turn {
    TargetResult take(MethodInfo target, TimeSlice time);
  }

  /** Of the time, for the look. */
  private static final int LOOK_PART = 3;

  /** Less does not get a target anywhere, however many there are. */
  private static final Duration SHORTEST_LOOK = Duration.ofMillis(50);

  /** For a call while others wait: an ordinary one takes some milliseconds. */
  private static final Duration SHORTEST_CALL = Duration.ofMillis(500);

  private static final Duration SHORTEST_ENTERING = Duration.ofMillis(500);

  /** The last time less would end where the look did. */
  private static final Duration SHORTEST_AGAIN = Duration.ofSeconds(2);

  /** Of two results the one that says more: errors and other findings, then paths. */
  private static final Comparator<TargetResult> MORE =
      Comparator.comparingLong(
              (TargetResult result) -> result.findings().stream().filter(Finding::isError).count())
          .thenComparingInt(result -> result.findings().size())
          .thenComparingLong(result -> result.tally().count(Confirmation.State.CONFIRMED))
          .thenComparingLong(result -> result.tally().paths());

  private final List<MethodInfo> targets;
  private final AnalysisListener listener;
  private final TargetProcedure procedure;
  private final Turn turn;
  private final Map<MethodInfo, TargetResult> results = new HashMap<>();

  /**
   * @param procedure hears of each result that is used, instead of an earlier one of its target
   */
  TargetRounds(
      List<MethodInfo> targets, AnalysisListener listener, TargetProcedure procedure, Turn turn) {
    this.targets = targets;
    this.listener = listener;
    this.procedure = procedure;
    this.turn = turn;
  }

  /**
   * One result for each target, in their order.
   *
   * @param reserve what is left, if nothing was found that needs an ending: half of it for those
   *     that had no time, as what they find needs one; then the rest for those not even entered
   */
  List<TargetResult> run(Budget budget, Supplier<Budget> reserve) {
    if (targets.isEmpty()) {
      return List.of();
    } else if (targets.size() == 1) {
      round(targets, budget, budget, SHORTEST_AGAIN);
    } else {
      procedure.begin(byAccess().toList(), part(budget, LOOK_PART));
      round(byAccess().toList(), part(budget, LOOK_PART), budget, SHORTEST_LOOK);
      again(left(target -> !isEntered(target)), part(budget, 2), budget, SHORTEST_ENTERING);
      List<MethodInfo> some = procedure.worthMore().stream().filter(this::needsMore).toList();
      again(some, part(budget, 2), budget, SHORTEST_AGAIN);
      again(left(target -> !some.contains(target)), budget, budget, SHORTEST_AGAIN);
    }
    if (isWithoutEnding()) {
      Budget more = reserve.get();
      again(left(target -> true), part(more, 2), more, SHORTEST_AGAIN);
      if (isWithoutEnding()) {
        again(left(target -> !isEntered(target)), more, more, SHORTEST_AGAIN);
      }
    }
    return targets.stream().map(results::get).map(procedure::finished).toList();
  }

  private boolean isWithoutEnding() {
    return results.values().stream().noneMatch(procedure::needsEnding);
  }

  private void again(List<MethodInfo> some, Budget part, Budget run, Duration shortest) {
    if (!some.isEmpty() && !run.exhausted()) {
      round(some, part, run, shortest);
    }
  }

  /**
   * Those that have something left, those first that were not entered; of these, those that had the
   * least time for their calls: what others took of it is not theirs to pay.
   */
  private List<MethodInfo> left(Predicate<MethodInfo> wanted) {
    return byAccess()
        .filter(target -> needsMore(target) && wanted.test(target))
        .map(this::left)
        .sorted(
            Comparator.comparing(Left::isAnswered)
                .thenComparing(Left::isEntered)
                .thenComparingLong(Left::unanswered))
        .map(Left::target)
        .toList();
  }

  private Left left(MethodInfo target) {
    return new Left(
        target, procedure.isAnswered(target), isEntered(target), unansweredNanos(target));
  }

  /** What decides when a target has its next turn: each look at the coverage takes time. */
  private record Left(MethodInfo target, boolean isAnswered, boolean isEntered, long unanswered) {
    Left {
      unanswered = isEntered ? 0 : unanswered;
    }
  }

  /** How long calls were waited for. */
  private long unansweredNanos(MethodInfo target) {
    TargetResult known = results.get(target);
    return known == null ? 0 : known.trials().map(Trials::nanos).orElse(0L);
  }

  /** Those first that any code can call: a large library may have no time for all. */
  private Stream<MethodInfo> byAccess() {
    return targets.stream()
        .sorted(Comparator.comparing(method -> !method.isPublic() || !method.owner().isPublic()));
  }

  private static Budget part(Budget budget, int divisor) {
    return budget.atMost(budget.remaining().dividedBy(divisor));
  }

  private boolean isEntered(MethodInfo target) {
    TargetResult known = results.get(target);
    return known != null && procedure.isEntered(target, known);
  }

  private void round(List<MethodInfo> some, Budget part, Budget run, Duration shortest) {
    listener.roundStarted(some.size(), run.remaining());
    TimeShares shares = new TimeShares(some);
    TurnOrder order =
        new TurnOrder(some, each -> !results.containsKey(each) && procedure.isReached(each));
    int number = 0;
    for (Optional<MethodInfo> next = order.next(); next.isPresent(); next = order.next()) {
      MethodInfo target = next.get();
      if (results.containsKey(target) && part.exhausted()) {
        return; // it has a result already
      }
      listener.targetStarted(++number, some.size(), ResultMaker.title(target));
      Duration share = shares.next(target, part.remaining());
      Budget time = run.atMost(longer(share, shortest));
      boolean othersWait = order.waiting().filter(other -> !isEntered(other)).isPresent();
      Duration patience = othersWait ? longer(share, SHORTEST_CALL) : run.remaining();
      TargetResult made = turn.take(target, new TimeSlice(time, run, patience));
      listener.targetEnded(made);
      TargetResult known = results.get(target);
      if (known == null || !needsMore(made) || MORE.compare(made, known) >= 0) {
        results.put(target, procedure.kept(made));
      }
    }
  }

  private static Duration longer(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? other : one;
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
}
