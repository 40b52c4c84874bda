package dev.clew.benchmarks;

import dev.clew.smt.text.Cvc5Provider;
import dev.clew.smt.text.Z3StringsProvider;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.chain.SolverChain;
import java.util.List;
import java.util.ServiceLoader;

/** The solvers of strings that are compared, by name. */
final class StringSolvers {

  private StringSolvers() {}

  /** A solver for the calling thread, which closes it. */
  static Solver named(String name) throws SolverUnavailable {
    return switch (name) {
      case "chain" -> SolverChain.over(backEnds());
      case "repeatable" -> SolverChain.repeatable(backEnds());
      case "cvc5" -> new Cvc5Provider().create();
      case "z3-strings" -> new Z3StringsProvider().create();
      default -> throw new IllegalArgumentException("no solver is called " + name);
    };
  }

  private static List<SolverProvider> backEnds() {
    return ServiceLoader.load(SolverProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }
}
