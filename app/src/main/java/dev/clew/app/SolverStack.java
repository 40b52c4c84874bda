package dev.clew.app;

import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.StringSolverName;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.simplify.Simplifier;
import java.util.List;
import java.util.ServiceLoader;

/** Which solver Clew uses, decided in one place. */
final class SolverStack {

  private SolverStack() {}

  /** The terms that {@link #create} solves; for one thread. */
  static ExprFactory terms() {
    return Simplifier.factory();
  }

  /** The back ends that this installation brings, whether they can be loaded or not. */
  static List<SolverProvider> backEnds() {
    ClassLoader own =
        SolverStack.class.getClassLoader(); // not the caller's: a build tool has others
    return ServiceLoader.load(SolverProvider.class, own).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  /**
   * A solver whose models do not depend on what it was asked before.
   *
   * @param strings what decides about strings
   */
  static Solver repeatable(List<SolverProvider> backEnds, StringSolverName strings) {
    return SolverChain.repeatable(backEnds, named(strings));
  }

  /** A solver for the calling thread, which closes it; with the default for strings. */
  static Solver create() {
    return create(backEnds(), Options.defaults().get(ExplorationSettings.STRING_SOLVER));
  }

  /**
   * A solver for the calling thread, which closes it.
   *
   * @param strings what decides about strings
   */
  static Solver create(List<SolverProvider> backEnds, StringSolverName strings) {
    return SolverChain.over(backEnds, named(strings));
  }

  private static StringBackEnds named(StringSolverName name) {
    return switch (name) {
      case AUTOMATA -> StringBackEnds.AUTOMATA;
      case BITVECTOR -> StringBackEnds.UNROLLED;
      case SMT -> StringBackEnds.SMT;
      case PORTFOLIO -> StringBackEnds.ALL;
    };
  }
}
