package dev.clew.app.contest;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.analysis.SupervisedThread;
import dev.clew.app.induction.LoopProver;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.TrialSettings;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.machine.CallDepth;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * Explores a task until a real JVM has violated its property, or nothing is left that could. Bounds
 * on loops grow from round to round, as long as they are all that is in the way.
 */
public final class ContestRun implements AutoCloseable {

  /** How much longer paths may be in the next round. */
  private static final int GROWTH = 6;

  private static final int MOST_ROUNDS = 5;

  /** Of the time; one of them is for proofs. */
  private static final int PARTS = 3;

  private static final Set<ReasonCode> GROWING =
      Set.of(ReasonCode.MAX_REVISITS, ReasonCode.MAX_CONDITIONS, ReasonCode.ENDLESS);

  /** A path that never ends violates nothing, and one that may not exist is looked at itself. */
  private static final Set<ReasonCode> HARMLESS =
      Set.of(ReasonCode.ENDLESS, ReasonCode.SOLVER_UNKNOWN);

  private final ContestTask task;
  private final Options options;
  private final Explorer explorer;
  private final Replayer replayer;
  private final RecipeMaker recipes;
  private final LoopProver prover;

  public ContestRun(ContestTask task, Options options, ExplorerProvider explorers) {
    this.task = task;
    this.options = options;
    this.explorer = explorers.create(task.program(), options, task.jvms());
    this.replayer = new Replayer(task.jvms(), options.get(TrialSettings.REPLAY_TIMEOUT));
    this.recipes = new RecipeMaker(task.program());
    this.prover = new LoopProver(options, explorers, task.jvms(), /* withFunctions= */ true);
  }

  /** What is found in the time that there is. */
  public ContestAnswer perform(Budget budget) {
    Bounds bounds = options.bounds(CallDepth.UNLIMITED);
    if (task.later().isEmpty() && isProved(bounds, budget)) {
      return new ContestAnswer.Holds();
    }
    for (int round = 1; ; round++) {
      Search search = new Search(budget);
      ContestAnswer answer = search.explore(bounds);
      boolean isLast = round == MOST_ROUNDS || budget.exhausted() || !search.isOnlyBounded();
      if (!(answer instanceof ContestAnswer.Open) || isLast) {
        return answer;
      }
      bounds = bounds.withSizes(bounds.maxRevisits() * GROWTH + 1, bounds.maxConditions() * GROWTH);
    }
  }

  /** Whether no path of the program with its loops cut violates the property. */
  private boolean isProved(Bounds bounds, Budget whole) {
    Duration all = options.get(ExplorationSettings.TIME_BUDGET).orElse(whole.remaining());
    Budget budget = whole.atMost(all.dividedBy(PARTS));
    if (!prover.isAbout(task.program(), task.start())) {
      return false;
    }
    try {
      return SupervisedThread.run(
              () ->
                  prover.prove(
                      task.program(), task.start(), bounds, budget, path -> !isViolation(path)),
              budget,
              whole)
          .flatMap(proof -> proof)
          .isPresent();
    } catch (ExecutionException e) {
      return false; // it may hold all the same
    }
  }

  private boolean isViolation(ExploredPath path) {
    return path.outcome() instanceof Outcome.Threw threw
        && task.property().isViolatedBy(threw.exception(), task.program());
  }

  @Override
  public void close() {
    replayer.close();
  }

  /** One round. */
  private final class Search implements ExplorationListener {

    private final Budget whole;
    private final Cancellation found = new Cancellation();
    private final Set<String> doubts = new LinkedHashSet<>();
    private boolean isOnlyBounded;
    private ContestAnswer.@Nullable Violated violated;

    Search(Budget whole) {
      this.whole = whole;
    }

    /** Whether nothing but bounds that can grow kept it from an answer. */
    boolean isOnlyBounded() {
      return isOnlyBounded;
    }

    ContestAnswer explore(Bounds bounds) {
      Budget budget = Budget.of(whole.remaining(), found);
      Cancellation.Registration outer = whole.cancellation().onRequest(found::request);
      try {
        Optional<Exploration> exploration =
            SupervisedThread.run(
                () ->
                    explorer.explore(
                        task.start(),
                        bounds,
                        options.get(ExplorationSettings.STRATEGY),
                        options.get(ExplorationSettings.SEED),
                        options.get(ExplorationSettings.JOBS),
                        budget,
                        this),
                budget,
                whole);
        return answer(exploration);
      } catch (ExecutionException e) {
        return new ContestAnswer.Open(List.of(String.valueOf(e.getCause())));
      } finally {
        outer.close();
      }
    }

    private synchronized ContestAnswer answer(Optional<Exploration> exploration) {
      if (violated != null) {
        return violated;
      }
      if (exploration.isEmpty()) {
        return new ContestAnswer.Open(List.of("the explorer did not stop in time"));
      }
      Set<Reason> reasons = exploration.get().reasons().keySet();
      boolean isTimeUp = exploration.get().status() == Status.TIMEOUT;
      if (isTimeUp) {
        doubts.add("timeout");
      }
      reasons.stream()
          .filter(reason -> !HARMLESS.contains(reason.cause()))
          .forEach(reason -> doubts.add(reason.code() + ": " + reason.detail()));
      isOnlyBounded =
          !isTimeUp && reasons.stream().allMatch(reason -> GROWING.contains(reason.cause()));
      if (doubts.isEmpty() && !isWhole(exploration.get())) {
        doubts.add("not all paths were explored");
      }
      task.later().forEach(method -> doubts.add(method + " runs when the JVM wants it to"));
      return doubts.isEmpty()
          ? new ContestAnswer.Holds()
          : new ContestAnswer.Open(List.copyOf(doubts));
    }

    /** Whether each path went to its end, or goes round for ever. */
    private static boolean isWhole(Exploration exploration) {
      return exploration.status() == Status.COMPLETE
          || (exploration.status() == Status.BOUNDED && !exploration.reasons().isEmpty());
    }

    @Override
    public synchronized void pathEnded(ExploredPath path) {
      if (violated == null && path.outcome() instanceof Outcome.Threw threw && isViolation(path)) {
        confirm(path, threw);
      }
    }

    private void confirm(ExploredPath path, Outcome.Threw threw) {
      try {
        Optional<String> doubt =
            path.proven() ? replayed(path) : Optional.of("inputs are not known");
        if (doubt.isEmpty()) {
          violated = new ContestAnswer.Violated(task.property(), path.inputs(), threw.site());
          found.request();
        } else {
          doubts.add(threw.exception() + " was not confirmed: " + doubt.get());
        }
      } catch (InterruptedException e) {
        doubts.add(threw.exception() + " was not tried");
        Thread.currentThread().interrupt();
      }
    }

    /** What a real JVM did instead; empty if it violated the property. */
    private Optional<String> replayed(ExploredPath path) throws InterruptedException {
      try {
        Replay replay = replayer.run(recipes.make(task.start(), path.inputs()), whole);
        boolean isConfirmed =
            replay.ending() instanceof Replay.Ending.Threw threw
                && task.property().isViolatedBy(threw.exception(), task.program());
        return isConfirmed ? Optional.empty() : Optional.of(String.valueOf(replay.ending()));
      } catch (NoRecipeException e) {
        return Optional.of(String.valueOf(e.getMessage()));
      }
    }
  }
}
