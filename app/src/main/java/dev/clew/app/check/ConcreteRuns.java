package dev.clew.app.check;

import dev.clew.app.analysis.TargetProcedure.Exploring;
import dev.clew.app.analysis.TimeSlice;
import dev.clew.app.check.trial.Attempts;
import dev.clew.app.check.trial.TrialTools;
import dev.clew.app.entry.Entry;
import dev.clew.app.entry.FixedCalls;
import dev.clew.app.hunt.Caught;
import dev.clew.app.hunt.Hunt;
import dev.clew.app.hunt.Hunts;
import dev.clew.app.hunt.Judge;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.FoundBy;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.output.Confirmation;
import dev.clew.output.Confirmation.State;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.hunt.CallEnd;
import dev.clew.replay.recipe.Recipe;
import dev.clew.solver.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The concrete runs of a check: what they catch is tried like any path, and kept for the results of
 * its target. They have a JVM of their own, so that they go on while paths are explored and tried,
 * and leave nothing behind where those are. For one thread; it starts others.
 */
final class ConcreteRuns implements AutoCloseable {

  /** Calls that enter targets go to the other JVM together. */
  private static final int AT_ONCE = 512;

  /** Calls of a target that exploring knows all about: it may be wrong. */
  private static final long LEAST_CALLS = 1_000;

  /** Most hunts end sooner, as nothing is new. */
  private static final long MOST_CALLS = 5_000_000;

  /** Of one call, to see whether a state comes again. */
  private static final Duration FOLLOWING = Duration.ofSeconds(5);

  private final Hunts hunts;
  private final FixedCalls calls;
  private final Replayer replayer;
  private final TrialTools tools;
  private final FindingMaker findings;
  private final Function<MethodInfo, Attempts> trials;
  private final Map<MethodInfo, Optional<Hunt>> begun = new ConcurrentHashMap<>();
  private final Map<MethodInfo, Long> called = new HashMap<>();
  private final Map<MethodInfo, List<Confirmed>> confirmed = new HashMap<>();
  private final Map<MethodInfo, List<ExplorationFailure>> crashes = new HashMap<>();

  /** What a concrete run caught, and what a trial said to it. */
  private record Confirmed(
      ExploredPath path, Confirmation confirmation, Attempts.Failure failure, Attempts.Ended end) {}

  /**
   * What there is of a target's paths.
   *
   * @param exploration with the paths that only concrete runs found after the others
   */
  record Joined(
      Exploration exploration,
      List<Confirmation> confirmations,
      List<Attempts.Failure> failures,
      List<Attempts.Ended> ended) {}

  /**
   * @param calls makes those that exploring follows
   * @param replayer has the JVM of concrete runs, which is ended with them
   * @param tools of the trials
   * @param trials for what is caught
   */
  ConcreteRuns(
      Hunts hunts,
      FixedCalls calls,
      Replayer replayer,
      TrialTools tools,
      FindingMaker findings,
      Function<MethodInfo, Attempts> trials) {
    this.hunts = hunts;
    this.calls = calls;
    this.replayer = replayer;
    this.tools = tools;
    this.findings = findings;
    this.trials = trials;
  }

  private void reached(byte[] content) {
    synchronized (tools.reached()) {
      tools.reached().add(content);
    }
  }

  /**
   * Calls each target a few times, hundreds of calls at once: most are entered by that, and
   * exploring can begin with the others.
   */
  void enter(List<MethodInfo> targets, Budget budget) {
    List<Recipe> calls = new ArrayList<>();
    try {
      for (MethodInfo target : targets) {
        calls.addAll(opening(target));
        if (calls.size() >= AT_ONCE) {
          perform(calls, target, budget);
          calls.clear();
        }
        if (budget.exhausted()) {
          return;
        }
      }
      perform(calls, targets.get(targets.size() - 1), budget);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // what is known stays
    }
  }

  private void perform(List<Recipe> calls, MethodInfo last, Budget budget)
      throws InterruptedException {
    try {
      hunts.perform(calls, replayer, this::reached, budget);
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      crash(last, e);
    }
  }

  private List<Recipe> opening(MethodInfo target) {
    try {
      return hunts.opening(target);
    } catch (LinkageException e) {
      return List.of(); // exploring says what is missing
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      begun.put(target, Optional.empty());
      crash(target, e);
      return List.of();
    }
  }

  /** Goes on with the calls of a target beside others, until nothing new is expected of it. */
  HuntThread start(MethodInfo target, TimeSlice time, Exploring exploring) {
    Optional<Hunt> hunt = begun(target);
    replayer.startAhead(); // which takes longer than a target may have
    return HuntThread.start(
        time,
        end -> {
          if (hunt.isPresent()) {
            Judge judge = judge(target, time, exploring);
            hunt.get().go(LEAST_CALLS, judge, time.share(), time.run());
            hunt.get().go(MOST_CALLS, judge, end, time.run());
          }
        });
  }

  /** Gives a path of a target to its concrete runs, to be changed. From any thread. */
  void offer(MethodInfo target, MethodInfo explored, ExploredPath path) {
    begun
        .getOrDefault(target, Optional.empty())
        .ifPresent(hunt -> hunt.offer(explored, path.inputs()));
  }

  /**
   * Waits for the calls of a target to end while they have time, and ends them then.
   *
   * @param isComplete whether all is known of the target without them
   */
  void finish(MethodInfo target, HuntThread thread, boolean isComplete) {
    Optional<Throwable> failure = thread.finish(isComplete);
    Optional<Hunt> hunt = begun(target);
    hunt.ifPresent(each -> called.put(target, each.calls()));
    if (failure.isPresent() || hunt.map(Hunt::isInVain).orElse(false)) {
      begun.put(target, Optional.empty()); // memory is for the others
    }
    failure
        .filter(each -> !(each instanceof LinkageException)) // exploring says what is missing
        .ifPresent(each -> crash(target, each));
  }

  /** Whether the time had no part in how many calls of a target there were. */
  boolean isWhole(MethodInfo target) {
    return begun(target).isEmpty() || calls(target) >= MOST_CALLS;
  }

  private Optional<Hunt> begun(MethodInfo target) {
    Optional<Hunt> known = begun.get(target);
    if (known != null) {
      return known;
    }
    Optional<Hunt> made = Optional.empty();
    try {
      made = hunts.of(target, replayer, this::reached);
    } catch (LinkageException e) {
      made = Optional.empty(); // exploring says what is missing
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      crash(target, e);
    }
    begun.put(target, made);
    return made;
  }

  private void crash(MethodInfo target, Throwable e) {
    crashes
        .computeIfAbsent(target, key -> new ArrayList<>())
        .add(new ExplorationFailure(List.of(), e));
  }

  /** Bugs of ours, each of which cost a target its concrete runs. */
  List<ExplorationFailure> crashes(MethodInfo target) {
    return crashes.getOrDefault(target, List.of());
  }

  /** How often a target was called. */
  long calls(MethodInfo target) {
    return called.getOrDefault(target, 0L);
  }

  private Judge judge(MethodInfo target, TimeSlice time, Exploring exploring) {
    return new Judge() {
      @Override
      public boolean isUnwanted(Entry entry, List<Input> inputs, CallEnd.Threw threw) {
        synchronized (findings) {
          return findings.isUnwanted(
              entry,
              inputs,
              new Replay.Ending.Threw(threw.exception(), threw.message(), threw.trace()));
        }
      }

      @Override
      public boolean isConfirmed(Caught caught) {
        Outcome outcome =
            new Outcome.Threw(caught.threw().exception(), caught.threw().message(), caught.site());
        return confirm(target, caught.entry(), path(caught.inputs(), outcome), time);
      }

      @Override
      public boolean isEndless(Entry entry, List<Input> inputs) {
        return followed(entry, inputs, time, exploring).isPresent();
      }

      @Override
      public boolean isShownEndless(Entry entry, List<Input> inputs) {
        Optional<Outcome> outcome = followed(entry, inputs, time, exploring);
        return outcome.isPresent() && confirm(target, entry, path(inputs, outcome.get()), time);
      }
    };
  }

  /** That a state comes again, exploring knows: it follows the one call. */
  private Optional<Outcome> followed(
      Entry entry, List<Input> inputs, TimeSlice time, Exploring exploring) {
    Optional<MethodInfo> call = calls.of(entry, inputs);
    return call.flatMap(
        method ->
            exploring.explore(method, time.share().atMost(FOLLOWING)).paths().stream()
                .map(ExploredPath::outcome)
                .filter(Outcome.Endless.class::isInstance)
                .findFirst());
  }

  private static ExploredPath path(List<Input> inputs, Outcome outcome) {
    return new ExploredPath(
        List.of(),
        List.of(),
        inputs,
        outcome,
        /* proven= */ true,
        /* followed= */ true,
        FoundBy.CONCRETE);
  }

  private boolean confirm(MethodInfo target, Entry entry, ExploredPath path, TimeSlice time) {
    Attempts attempts = trials.apply(target);
    attempts.make(entry, List.of(path), time);
    boolean isConfirmed =
        attempts.confirmations().get(0).state() == State.CONFIRMED
            && attempts.failures().size() == 1
            && attempts.ended().size() == 1;
    if (isConfirmed) {
      confirmed
          .computeIfAbsent(target, key -> new ArrayList<>())
          .add(
              new Confirmed(
                  path,
                  attempts.confirmations().get(0),
                  attempts.failures().get(0),
                  attempts.ended().get(0)));
    }
    return isConfirmed;
  }

  /** Adds what only concrete runs found to what exploring a target did. */
  Joined join(MethodInfo target, Exploration exploration, Attempts attempts) {
    List<ExploredPath> paths = new ArrayList<>();
    List<Confirmation> confirmations = new ArrayList<>(attempts.confirmations());
    List<Attempts.Failure> failures = new ArrayList<>(attempts.failures());
    List<Attempts.Ended> ended = new ArrayList<>(attempts.ended());
    for (Confirmed each : confirmed.getOrDefault(target, List.of())) {
      if (attempts.failures().stream().noneMatch(known -> isSame(known, each.failure))) {
        paths.add(each.path);
        confirmations.add(each.confirmation);
        failures.add(each.failure.numbered(confirmations.size()));
        ended.add(each.end.numbered(confirmations.size()));
      }
    }
    return new Joined(exploration.with(paths), confirmations, failures, ended);
  }

  private static boolean isSame(Attempts.Failure one, Attempts.Failure other) {
    return one.site().equals(other.site())
        && one.threw().exception().equals(other.threw().exception());
  }

  @Override
  public void close() {
    replayer.close();
  }
}
