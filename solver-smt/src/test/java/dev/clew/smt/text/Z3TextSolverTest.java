package dev.clew.smt.text;

import dev.clew.solver.SolverProvider;

class Z3TextSolverTest extends TextSolverContract {
  @Override
  SolverProvider provider() {
    return new Z3StringsProvider();
  }
}
