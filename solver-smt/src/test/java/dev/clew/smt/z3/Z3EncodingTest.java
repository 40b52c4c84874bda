package dev.clew.smt.z3;

import dev.clew.smt.OperatorContract;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverUnavailable;
import org.junit.jupiter.api.Tag;

@Tag("once")
final class Z3EncodingTest extends OperatorContract {

  @Override
  protected Solver newSolver() throws SolverUnavailable {
    return new Z3Provider().create();
  }
}
