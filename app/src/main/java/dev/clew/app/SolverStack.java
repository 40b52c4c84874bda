package dev.clew.app;

import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.chain.SolverChain;
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
    return ServiceLoader.load(SolverProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  /** A solver whose models do not depend on what it was asked before. */
  static Solver repeatable() {
    return SolverChain.repeatable(backEnds());
  }

  /** A solver for the calling thread, which closes it. */
  static Solver create() {
    return SolverChain.over(backEnds());
  }
}
