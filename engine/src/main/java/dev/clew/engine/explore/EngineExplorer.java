package dev.clew.engine.explore;

import dev.clew.engine.boot.Engine;
import dev.clew.engine.concrete.MixedSolving;
import dev.clew.engine.explore.feasibility.Feasibility;
import dev.clew.engine.explore.feasibility.Tally;
import dev.clew.engine.explore.frontier.FewestArrivals;
import dev.clew.engine.explore.frontier.Frontier;
import dev.clew.engine.explore.frontier.Frontiers;
import dev.clew.engine.explore.frontier.ReachedCode;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.explore.limit.WorkCount;
import dev.clew.engine.explore.report.PathReport;
import dev.clew.engine.inputs.CandidateClasses;
import dev.clew.engine.inputs.ExplorationStart;
import dev.clew.engine.inputs.NullPlaces;
import dev.clew.engine.inputs.NullRules;
import dev.clew.engine.inputs.SymbolicInputs;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.nullness.FreshFields;
import dev.clew.engine.program.nullness.NullExpectations;
import dev.clew.engine.program.nullness.StaticWrites;
import dev.clew.engine.terms.Terms;
import dev.clew.engine.work.WorkBudget;
import dev.clew.engine.work.WorkDone;
import dev.clew.engine.work.WorkUnit;
import dev.clew.solver.Budget;
import dev.clew.solver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Explores methods of a program that has been made ready, with as many threads as asked for. */
public final class EngineExplorer implements Explorer, UnitExplorer {

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
    Question question = new Question(target, bounds, strategy, seed);
    Run run = run(question, WorkBudget.of(budget), jobs, List.of(WorkUnit.WHOLE), listener, false);
    List<Tally> tallies = tallies(jobs);
    listener.explorationStarted(() -> run.findings.exploration(effort(tallies, start)));
    work(run, tallies);
    if (!run.pool.left().isEmpty()) {
      observers.apply(target).unfinished(List.of());
    }
    engine.concrete().takeNotes().forEach(run.findings::leftOut);
    return run.findings.exploration(effort(tallies, start));
  }

  @Override
  public WorkDone explore(
      MethodInfo target,
      Bounds bounds,
      StrategyName strategy,
      long seed,
      int jobs,
      WorkBudget budget,
      List<WorkUnit> units) {
    long start = System.nanoTime();
    Question question = new Question(target, bounds, strategy, seed);
    Run run = run(question, budget, jobs, units, ExplorationListener.NONE, true);
    List<Tally> tallies = tallies(jobs);
    work(run, tallies);
    List<Reason> notes = engine.concrete().takeNotes();
    return new WorkDone(run.findings.exploration(effort(tallies, start)), notes, run.pool.left());
  }

  private Run run(
      Question question,
      WorkBudget budget,
      int jobs,
      List<WorkUnit> units,
      ExplorationListener listener,
      boolean givesBack) {
    Bounds bounds = question.bounds;
    NullPlaces nullPlaces = new NullPlaces();
    return new Run(
        question,
        budget,
        new WorkCount(),
        givesBack,
        new WorkPool(jobs, units),
        new ReachedCode(),
        new Findings(listener, nullPlaces),
        new CandidateClasses(engine.runtime(), bounds.maxTypes(), engine.boundaries()),
        new NullRules(bounds.nullInputs(), expectations, freshFields, bounds.anyState()),
        nullPlaces);
  }

  private static List<Tally> tallies(int jobs) {
    return Stream.generate(Tally::new).limit(jobs).toList();
  }

  /** Has one worker for each tally do what there is. */
  private void work(Run run, List<Tally> tallies) {
    List<Thread> threads = new ArrayList<>();
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    for (Tally tally : tallies) {
      threads.add(start(threads.size(), () -> work(run, tally, failure)));
    }
    threads.forEach(EngineExplorer::await);
    if (failure.get() instanceof LinkageException e) {
      run.findings.unsupported(Unlinkable.reason(e.problem()));
    } else {
      rethrow(failure.get());
    }
  }

  private static Effort effort(List<Tally> tallies, long startNanos) {
    long nanos = System.nanoTime() - startNanos;
    Effort effort = Effort.NONE.withTime(nanos);
    for (Tally tally : tallies) {
      effort = effort.plus(tally.effort());
    }
    return effort;
  }

  /** What is explored, and how. */
  private record Question(MethodInfo target, Bounds bounds, StrategyName strategy, long seed) {}

  /** What the workers of one exploration share. */
  private record Run(
      Question question,
      WorkBudget budget,
      WorkCount count,
      boolean givesBack,
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
    MethodInfo target = run.question.target;
    Bounds bounds = run.question.bounds;
    Budget time = run.budget.queries();
    SymbolicInputs inputs =
        new SymbolicInputs(
            run.candidates,
            bounds.staticInputs(),
            bounds.havoc(),
            run.nullRules,
            run.nullPlaces,
            engine.sinks(),
            staticWrites);
    ExplorationStart start = ExplorationStart.of(engine, terms, inputs, target, bounds.callDepth());
    MixedSolving mixed = new MixedSolving(engine.concrete(), terms, run.question.seed);
    Feasibility feasibility = new Feasibility(solver, bounds, time, tally, mixed);
    PathReport report =
        new PathReport(
            target,
            start.roots(),
            new Feasibility(repeatable, bounds, time, new Tally(), mixed),
            bounds,
            run.findings.pictures());
    StringObserver observer = observers.apply(target);
    WorkerParts parts =
        new WorkerParts(
            new Session(engine, terms, inputs, start, run.coverage.executed()),
            feasibility,
            report,
            new StringReports(observer, report, run.findings),
            run.coverage,
            bounds,
            new WorkLimits(run.budget, run.count, run.findings, run.givesBack),
            run.findings,
            tally);
    return new Worker(parts, terms, frontier(run.question, run.coverage, observer), run.pool);
  }

  private static Frontier frontier(
      Question question, ReachedCode coverage, StringObserver observer) {
    Supplier<Frontier> chosen = () -> Frontiers.create(question.strategy, question.seed, coverage);
    return observer == StringObserver.NONE ? chosen.get() : new FewestArrivals(chosen);
  }
}
