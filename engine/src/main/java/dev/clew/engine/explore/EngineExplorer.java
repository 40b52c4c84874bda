package dev.clew.engine.explore;

import dev.clew.engine.boot.Engine;
import dev.clew.engine.concrete.MixedSolving;
import dev.clew.engine.inputs.CandidateClasses;
import dev.clew.engine.inputs.ExplorationStart;
import dev.clew.engine.inputs.NullPlaces;
import dev.clew.engine.inputs.NullRules;
import dev.clew.engine.inputs.SymbolicInputs;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.nullness.FreshFields;
import dev.clew.engine.program.nullness.NullExpectations;
import dev.clew.engine.program.nullness.StaticWrites;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.Budget;
import dev.clew.solver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Explores methods of a program that has been made ready, with as many threads as asked for. */
public final class EngineExplorer implements Explorer {

  /** Deep terms are walked without recursion, but drivers and data are not: a generous stack. */
  private static final long STACK_BYTES = 64L << 20;

  private final Engine engine;
  private final SolverSource solvers;
  private final NullExpectations expectations;
  private final FreshFields freshFields;
  private final StaticWrites staticWrites;

  private final Function<MethodInfo, StringObserver> observers;

  public EngineExplorer(Engine engine, SolverSource solvers) {
    this(engine, solvers, target -> StringObserver.NONE);
  }

  /**
   * One that tells where strings go.
   *
   * @param observers makes one for a worker that explores a target
   */
  public EngineExplorer(
      Engine engine, SolverSource solvers, Function<MethodInfo, StringObserver> observers) {
    this.observers = observers;
    this.engine = engine;
    this.solvers = solvers;
    this.expectations = new NullExpectations(engine.runtime().program());
    this.freshFields = new FreshFields(engine.runtime().program());
    this.staticWrites = new StaticWrites(engine.runtime().program());
  }

  @Override
  public Exploration explore(
      MethodInfo target,
      Bounds bounds,
      StrategyName strategy,
      long seed,
      int jobs,
      Budget budget,
      ExplorationListener listener) {
    long start = System.nanoTime();
    NullPlaces nullPlaces = new NullPlaces();
    Findings findings = new Findings(listener, nullPlaces);
    Run run =
        new Run(
            target,
            bounds,
            strategy,
            seed,
            budget,
            new WorkPool(jobs),
            new ReachedCode(),
            findings,
            new CandidateClasses(engine.runtime(), bounds.maxTypes(), engine.boundaries()),
            new NullRules(bounds.nullInputs(), expectations, freshFields, bounds.anyState()),
            nullPlaces);
    List<Thread> threads = new ArrayList<>();
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    List<Tally> tallies = Stream.generate(Tally::new).limit(jobs).toList();
    listener.explorationStarted(() -> findings.exploration(effort(tallies, start)));
    for (int i = 0; i < jobs; i++) {
      Tally tally = tallies.get(i);
      threads.add(start(i, () -> work(run, tally, failure)));
    }
    threads.forEach(EngineExplorer::await);
    if (run.pool.hasUnits()) {
      observers.apply(target).unfinished(List.of());
    }
    engine.concrete().takeNotes().forEach(findings::leftOut);
    if (failure.get() instanceof LinkageException e) {
      findings.unsupported(Unlinkable.reason(e.problem()));
    } else {
      rethrow(failure.get());
    }
    return findings.exploration(effort(tallies, start));
  }

  private static Effort effort(List<Tally> tallies, long startNanos) {
    long nanos = System.nanoTime() - startNanos;
    Effort effort = Effort.NONE.withTime(nanos);
    for (Tally tally : tallies) {
      effort = effort.plus(tally.effort());
    }
    return effort;
  }

  /** What the workers of one exploration share. */
  private record Run(
      MethodInfo target,
      Bounds bounds,
      StrategyName strategy,
      long seed,
      Budget budget,
      WorkPool pool,
      ReachedCode coverage,
      Findings findings,
      CandidateClasses candidates,
      NullRules nullRules,
      NullPlaces nullPlaces) {}

  private static Thread start(int number, Runnable work) {
    Thread thread = new Thread(null, work, "clew-worker-" + number, STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void await(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void rethrow(@Nullable Throwable failure) {
    if (failure instanceof RuntimeException unchecked) {
      throw unchecked;
    }
    if (failure instanceof Error error) {
      throw error;
    }
  }

  private void work(Run run, Tally tally, AtomicReference<@Nullable Throwable> failure) {
    try (Solver solver = solvers.solver();
        Solver repeatable = solvers.repeatable()) {
      try {
        worker(run, tally, solver, repeatable).run();
      } finally {
        tally.layers(solver.statistics());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      failure.compareAndSet(null, e);
      run.pool.stop();
    }
  }

  private Worker worker(Run run, Tally tally, Solver solver, Solver repeatable) {
    Terms terms = new Terms(solvers.terms());
    SymbolicInputs inputs =
        new SymbolicInputs(
            run.candidates,
            run.bounds.staticInputs(),
            run.bounds.havoc(),
            run.nullRules,
            run.nullPlaces,
            engine.sinks(),
            staticWrites);
    ExplorationStart start =
        ExplorationStart.of(engine, terms, inputs, run.target, run.bounds.callDepth());
    MixedSolving mixed = new MixedSolving(engine.concrete(), terms, run.seed);
    Feasibility feasibility = new Feasibility(solver, run.bounds, run.budget, tally, mixed);
    PathReport report =
        new PathReport(
            run.target,
            start.roots(),
            new Feasibility(repeatable, run.bounds, run.budget, new Tally(), mixed),
            run.bounds,
            run.findings.pictures());
    StringObserver observer = observers.apply(run.target);
    WorkerParts parts =
        new WorkerParts(
            new Session(engine, terms, inputs, start, run.coverage.executed()),
            feasibility,
            report,
            new StringReports(observer, report, run.findings),
            run.coverage,
            run.bounds,
            new WorkLimits(run.budget, run.findings),
            run.findings,
            tally);
    return new Worker(parts, terms, frontier(run, observer), run.pool);
  }

  private static Frontier frontier(Run run, StringObserver observer) {
    return observer == StringObserver.NONE
        ? Frontiers.create(run.strategy, run.seed, run.coverage)
        : new FewestArrivals(() -> Frontiers.create(run.strategy, run.seed, run.coverage));
  }
}
