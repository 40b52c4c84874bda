package dev.clew.app.analysis;

import dev.clew.app.ClewVersion;
import dev.clew.app.ExplorerProvider;
import dev.clew.app.induction.LoopProver;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.Unlinkable;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;

/** Explores targets one after the other: what every front end calls. */
public final class Analysis {

  private static final Reason NOT_STARTED =
      new Reason(ReasonCode.NOT_STARTED, "the time was up before its turn");
  private static final Reason NOT_STOPPED =
      new Reason(
          ReasonCode.NOT_STOPPED, "the explorer did not stop in time; what it had found by then");

  /** More threads than processors do not help, and each has solvers of its own. */
  private static final int MOST_JOBS = Math.max(8, Runtime.getRuntime().availableProcessors());

  private final Options options;
  private final ExplorerProvider explorers;
  private final AnalysisListener listener;

  public Analysis(Options options, ExplorerProvider explorers, AnalysisListener listener) {
    this.options = options;
    this.explorers = explorers;
    this.listener = listener;
  }

  /**
   * Explores each target in turn, and those again that need more than their part of the time: see
   * {@link TargetRounds}. A target that crashes is a result, too; the others go on. Comes back soon
   * after the budget is exhausted, with what there is.
   */
  public Results explore(TargetSet targets, Budget budget) {
    return run(
        "explore",
        targets,
        budget,
        (target, time, exploring) ->
            new TargetProcedure.Result(exploring.explore(target, time.share()), Optional.empty()));
  }

  /** The same, with something else that is done for each target. */
  public Results run(String command, TargetSet targets, Budget budget, TargetProcedure procedure) {
    return run(command, targets, budget, () -> budget, procedure);
  }

  /**
   * The same.
   *
   * @param reserve more time, where nothing was found that needs an ending
   */
  public Results run(
      String command,
      TargetSet targets,
      Budget budget,
      Supplier<Budget> reserve,
      TargetProcedure procedure) {
    Explorer explorer = explorers.create(targets.program(), options, targets.jvms());
    explorer.expect(
        () -> expected(targets, procedure), budget.atMost(budget.remaining().dividedBy(2)));
    ResultMaker maker = new ResultMaker(targets.program());
    LoopProofs proofs =
        new LoopProofs(
            targets,
            new LoopProver(options, explorers, targets.jvms(), /* withFunctions= */ false),
            budget);
    boolean proves = command.equals("explore") && options.get(ExplorationSettings.PROVE_LOOPS);
    TargetRounds rounds =
        new TargetRounds(
            targets.methods(),
            listener,
            procedure,
            (target, time) -> {
              Optional<TargetResult> known = procedure.known(target, time);
              if (known.isPresent()) {
                return known.get();
              }
              TargetProcedure.Result result =
                  perform(
                      procedure,
                      target,
                      time,
                      (method, part, found) -> {
                        Bounds bounds = options.bounds(targets.depths().of(target, method));
                        PathCollector paths =
                            new PathCollector(listener, ResultMaker.title(method), found);
                        Exploration explored =
                            explore(explorer, method, bounds, part, time.run(), paths);
                        return proves ? proofs.look(explored, method, bounds, part) : explored;
                      });
              return maker.of(target, result.exploration(), result.trials());
            });
    List<TargetResult> results = rounds.run(budget, reserve);
    return new Results(
        ClewVersion.current(),
        command,
        options.report(procedure.settings()),
        results,
        targets.skipped(),
        targets.misnamed());
  }

  private List<Explorer.Expected> expected(TargetSet targets, TargetProcedure procedure) {
    List<Explorer.Expected> expected = new ArrayList<>();
    for (MethodInfo target : targets.methods()) {
      for (MethodInfo method : procedure.explored(target)) {
        Bounds bounds = options.bounds(targets.depths().of(target, method));
        expected.add(new Explorer.Expected(method, bounds));
      }
    }
    return expected;
  }

  /** A bug of ours in what is done beside exploring costs the target, and no other. */
  private TargetProcedure.Result perform(
      TargetProcedure procedure,
      MethodInfo target,
      TimeSlice time,
      TargetProcedure.Exploring exploring) {
    try {
      return procedure.perform(target, time, exploring);
    } catch (LinkageException e) {
      PathCollector nothing = new PathCollector(listener, ResultMaker.title(target));
      Reason reason = Unlinkable.reason(e.problem());
      return new TargetProcedure.Result(
          nothing.close(Status.UNSUPPORTED, reason), Optional.empty());
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      listener.targetCrashed(ResultMaker.title(target), e);
      PathCollector nothing = new PathCollector(listener, ResultMaker.title(target));
      return new TargetProcedure.Result(nothing.close(Status.FAILED, crash(e)), Optional.empty());
    }
  }

  private Exploration explore(
      Explorer explorer,
      MethodInfo target,
      Bounds bounds,
      Budget budget,
      Budget run,
      PathCollector found) {
    if (budget.exhausted()) {
      return found.close(Status.TIMEOUT, NOT_STARTED);
    }
    try {
      Optional<Exploration> exploration =
          SupervisedThread.run(() -> start(explorer, target, bounds, budget, found), budget, run);
      return exploration.orElseGet(() -> found.close(Status.TIMEOUT, NOT_STOPPED));
    } catch (ExecutionException e) {
      Throwable failure = e.getCause() == null ? e : e.getCause();
      listener.targetCrashed(ResultMaker.title(target), failure);
      return found.close(Status.FAILED, crash(failure));
    }
  }

  private Exploration start(
      Explorer explorer, MethodInfo target, Bounds bounds, Budget budget, PathCollector found) {
    return explorer.explore(
        target,
        bounds,
        options.get(ExplorationSettings.STRATEGY),
        options.get(ExplorationSettings.SEED),
        Math.min(options.get(ExplorationSettings.JOBS), MOST_JOBS),
        budget,
        found);
  }

  private static Reason crash(Throwable failure) {
    return failure instanceof ExplorationFailure known
        ? known.reason()
        : ExplorationFailure.reason(failure.toString());
  }
}
