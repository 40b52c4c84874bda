package dev.clew.smt.z3;

import com.microsoft.z3.Native;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;

/** Z3, whose native libraries come inside its Maven artifact. */
public final class Z3Provider implements SolverProvider {

  static final String NAME = "z3";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String describe() throws SolverUnavailable {
    try {
      return Native.getFullVersion();
    } catch (LinkageError | RuntimeException failure) {
      throw unavailable(failure);
    }
  }

  @Override
  public Solver create() throws SolverUnavailable {
    describe();
    return new Z3Solver();
  }

  private static SolverUnavailable unavailable(Throwable failure) {
    Throwable cause = failure.getCause() != null ? failure.getCause() : failure;
    return new SolverUnavailable("Z3 cannot be loaded: " + Z3Failures.line(cause), failure);
  }
}
