package dev.clew.smt.text;

import dev.clew.solver.SolverProvider;

class Cvc5TextSolverTest extends TextSolverContract {
  @Override
  SolverProvider provider() {
    return new Cvc5Provider();
  }
}
