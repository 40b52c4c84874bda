package dev.clew.smt.text;

import dev.clew.solver.SolverProvider;
import org.junit.jupiter.api.Tag;

@Tag("once")
class Cvc5TextSolverTest extends TextSolverContract {
  @Override
  SolverProvider provider() {
    return new Cvc5Provider();
  }
}
