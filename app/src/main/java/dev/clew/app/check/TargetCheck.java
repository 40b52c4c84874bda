package dev.clew.app.check;

import dev.clew.app.analysis.TargetProcedure;
import dev.clew.app.analysis.TimeSlice;
import dev.clew.app.check.Checking.Case;
import dev.clew.app.check.trial.Attempts;
import dev.clew.app.check.trial.EarlyTrials;
import dev.clew.app.entry.Entry;
import dev.clew.app.entry.EntryMaker;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.MethodInfo;
import dev.clew.output.Trials;
import dev.clew.solver.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One target on its way through a check: explored by way after way, its paths tried. */
final class TargetCheck {

  /** Less time for a way into a target is none. */
  private static final Duration SHORTEST = Duration.ofMillis(25);

  /** Of a result until all are there: to look at a class for each of its methods takes too long. */
  private static final Trials.Count NOT_COUNTED = new Trials.Count(0, 0);

  private final MethodInfo target;
  private final TimeSlice time;
  private final TargetProcedure.Exploring exploring;
  private final Attempts attempts;
  private final boolean isForTests;
  private final long start = System.nanoTime();
  private Optional<Exploration> explored = Optional.empty();
  private long exploringNanos;

  /**
   * What is known of a target when all ways were gone.
   *
   * @param cases the calls that tests are wanted for
   */
  record Checked(TargetProcedure.Result result, List<Case> cases) {}

  TargetCheck(
      MethodInfo target,
      TimeSlice time,
      TargetProcedure.Exploring exploring,
      Attempts attempts,
      boolean isForTests) {
    this.target = target;
    this.time = time;
    this.exploring = exploring;
    this.attempts = attempts;
    this.isForTests = isForTests;
  }

  MethodInfo target() {
    return target;
  }

  /** Whether a path needs an object that constructors and setters do not make. */
  boolean lacksObjects() {
    return attempts.lacksObjects();
  }

  /** Each gets its part of what is left, and gives what it does not need to the next. */
  void enter(List<Entry> ways) {
    enter(ways, time.share());
  }

  private void enter(List<Entry> ways, Budget all) {
    for (int i = 0; i < ways.size(); i++) {
      Duration equal = all.remaining().dividedBy(ways.size() - i);
      enter(ways.get(i), all.atMost(equal.compareTo(SHORTEST) < 0 ? SHORTEST : equal));
    }
  }

  private void enter(Entry way, Budget part) {
    long before = System.nanoTime();
    // trying the paths that are found takes time, too
    Budget search = part.atMost(part.remaining().dividedBy(4).multipliedBy(3));
    TimeSlice slice = time.withShare(part);
    Exploration exploration;
    try (EarlyTrials early = new EarlyTrials(path -> attempts.makeEarly(way, path, slice))) {
      exploration = exploring.explore(way.explored(), search, early::offer);
    }
    exploringNanos += System.nanoTime() - before;
    attempts.make(way, exploration.paths(), slice);
    explored = Optional.of(explored.map(earlier -> earlier.plus(exploration)).orElse(exploration));
  }

  /** Longer and longer rows of calls, until there is an object for every path, or no time. */
  void changeObjects(EntryMaker entries) {
    for (int i = 0; i < EntryMaker.ROUNDS; i++) {
      List<ExploredPath> unmade = attempts.unmade(isForTests, /* onlyNew= */ i > 1);
      if (unmade.isEmpty()) {
        return;
      }
      enter(
          entries.changing(target, unmade, i),
          time.share().atMost(time.share().remaining().dividedBy(EntryMaker.ROUNDS - i)));
    }
  }

  /** Whether each way in was explored to its end. */
  boolean isComplete() {
    return explored.map(all -> all.status() == Status.COMPLETE).orElse(false);
  }

  Checked ended(Optional<ConcreteRuns> concrete, FindingMaker findings) {
    List<ExplorationFailure> crashes = new ArrayList<>(attempts.crashes());
    concrete.ifPresent(runs -> crashes.addAll(runs.crashes(target)));
    Exploration all = withCrashes(explored.orElseThrow(), crashes);
    ConcreteRuns.Joined joined =
        concrete
            .map(runs -> runs.join(target, all, attempts))
            .orElseGet(
                () ->
                    new ConcreteRuns.Joined(
                        all, attempts.confirmations(), attempts.failures(), attempts.ended()));
    Trials trials =
        new Trials(
            joined.confirmations(),
            findings.of(target, joined.failures()),
            NOT_COUNTED,
            NOT_COUNTED,
            System.nanoTime() - start - exploringNanos,
            concrete.map(runs -> runs.calls(target)).orElse(0L),
            Map.of(),
            attempts.reachedLines());
    return new Checked(
        new TargetProcedure.Result(joined.exploration(), Optional.of(trials)),
        cases(joined.ended(), trials, findings));
  }

  private List<Case> cases(List<Attempts.Ended> ended, Trials trials, FindingMaker findings) {
    List<Case> cases = new ArrayList<>();
    for (Attempts.Ended each : ended) {
      boolean isError = findings.isError(target, each);
      boolean isFinding =
          trials.findings().stream().anyMatch(finding -> finding.path() == each.number());
      if (isForTests || (isError && isFinding)) {
        cases.add(new Case(target, each.number(), each.replay(), isError, isFinding));
      }
    }
    return cases;
  }

  private static Exploration withCrashes(
      Exploration exploration, List<ExplorationFailure> crashes) {
    if (crashes.isEmpty()) {
      return exploration;
    }
    Map<Reason, Long> reasons = new LinkedHashMap<>(exploration.reasons());
    Map<String, Reason> first = new HashMap<>(); // one stands for all that say the same
    for (ExplorationFailure crash : crashes) {
      String text = String.valueOf(crash.getMessage());
      reasons.merge(first.computeIfAbsent(text, key -> crash.reason()), 1L, Long::sum);
    }
    return exploration.failed(reasons);
  }
}
