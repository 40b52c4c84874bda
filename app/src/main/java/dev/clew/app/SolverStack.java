package dev.clew.app;

import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** Which solver Clew uses, decided in one place. */
final class SolverStack {

  private SolverStack() {}

  /** The terms that {@link #create} solves; for one thread. */
  static ExprFactory terms() {
    return Simplifier.factory();
  }

  /** A solver for the calling thread, which closes it. */
  static Solver create() {
    List<String> reasons = new ArrayList<>();
    for (SolverProvider provider : ServiceLoader.load(SolverProvider.class)) {
      try {
        return provider.create();
      } catch (SolverUnavailable e) {
        reasons.add(provider.name() + ": " + e.getMessage());
      }
    }
    String why = reasons.isEmpty() ? "" : " (" + String.join("; ", reasons) + ")";
    throw new UserException("no solver can be loaded" + why, "see 'clew doctor'");
  }
}
