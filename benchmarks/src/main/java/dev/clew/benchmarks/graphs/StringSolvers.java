package dev.clew.benchmarks.graphs;

import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;

/** The solvers of strings that are compared, by name. */
final class StringSolvers {

  private StringSolvers() {}

  /**
   * A solver for the calling thread, which closes it.
   *
   * @param name of a choice of {@link StringBackEnds} in lower case, or {@code repeatable} for all
   *     of them without memory
   */
  static Solver named(String name) {
    return name.equals("repeatable")
        ? SolverChain.repeatable(backEnds())
        : SolverChain.over(backEnds(), StringBackEnds.valueOf(name.toUpperCase(Locale.ROOT)));
  }

  private static List<SolverProvider> backEnds() {
    return ServiceLoader.load(SolverProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }
}
