package dev.clew.app;

import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.StringSolverName;
import dev.clew.engine.boot.Engine;
import dev.clew.engine.explore.EngineExplorer;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.SolverSource;
import dev.clew.engine.explore.StringObserver;
import dev.clew.engine.explore.UnitExplorer;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.sink.SinkFinder;
import dev.clew.replay.calls.ForkedRunner;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.wall.Permission;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.expr.ExprFactory;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Which explorer Clew uses, decided in one place. */
public final class EngineExplorers implements ExplorerProvider {

  @Override
  public Explorer create(Program program, Options options, ConfinedJvms jvms) {
    return over(program, options, jvms);
  }

  /** The engine over a program, whose JDK it starts, with Clew's solver for every worker. */
  public static Explorer over(Program program) {
    return over(program, Set.of());
  }

  /**
   * The same.
   *
   * @param allowed what methods that are run for their values may do
   */
  public static Explorer over(Program program, Set<Permission> allowed) {
    ConfinedJvms jvms = ConfinedJvms.of(program.classPath(), allowed);
    return over(program, Options.defaults(), jvms);
  }

  /** An explorer of parts of the paths of the program's methods. */
  public static UnitExplorer ofUnits(Program program, Options options, ConfinedJvms jvms) {
    return over(program, options, jvms);
  }

  private static EngineExplorer over(Program program, Options options, ConfinedJvms jvms) {
    return new EngineExplorer(Engine.start(program, new ForkedRunner(jvms)), solvers(options));
  }

  /**
   * The same, which also tells where strings go.
   *
   * @param sinks calls of these are told of
   * @param observers makes one for each worker that explores a target
   */
  public static Explorer observing(
      Program program,
      Options options,
      ConfinedJvms jvms,
      SinkFinder sinks,
      Function<MethodInfo, StringObserver> observers) {
    Engine engine = Engine.start(program, new ForkedRunner(jvms), sinks);
    return new EngineExplorer(engine, solvers(options), observers);
  }

  /** Clew's solver, for explorers of other makers. */
  public static SolverSource solvers() {
    return solvers(Options.defaults());
  }

  /** The solvers beside Clew's own that there are on this machine. */
  public static List<SolverProvider> backEnds() {
    return SolverStack.backEnds();
  }

  private static SolverSource solvers(Options options) {
    return new Solvers(SolverStack.backEnds(), options.get(ExplorationSettings.STRING_SOLVER));
  }

  /**
   * Clew's solver.
   *
   * @param backEnds looked for once, as there are solvers for each target and worker
   * @param strings what decides about strings
   */
  private record Solvers(List<SolverProvider> backEnds, StringSolverName strings)
      implements SolverSource {
    @Override
    public ExprFactory terms() {
      return SolverStack.terms();
    }

    @Override
    public Solver solver() {
      return SolverStack.create(backEnds, strings);
    }

    @Override
    public Solver repeatable() {
      return SolverStack.repeatable(backEnds, strings);
    }
  }
}
