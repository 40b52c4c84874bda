package dev.clew.engine.explore;

import dev.clew.solver.Solver;
import dev.clew.solver.expr.ExprFactory;

/** Where workers get their terms and solvers from: the engine knows no solver in particular. */
public interface SolverSource {

  /** Terms for one thread. */
  ExprFactory terms();

  /** A solver for one thread, which closes it. */
  Solver solver();

  /** The same, with answers that depend on the query alone: for the inputs that are reported. */
  Solver repeatable();
}
