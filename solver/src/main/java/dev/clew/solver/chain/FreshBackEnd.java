package dev.clew.solver.chain;

import dev.clew.solver.Budget;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.Verdict;
import java.time.Duration;
import java.util.List;

/**
 * A back end that is made for each query, so that no query leaves traces in the next. Where the
 * query has less time than that takes, it is not made: many short looks would start a process each
 * and have no time to ask it.
 */
final class FreshBackEnd implements Solver {

  /** Starting a process takes some tenths of a second. */
  private static final Duration START = Duration.ofMillis(300);

  private final SolverProvider provider;

  FreshBackEnd(SolverProvider provider) {
    this.provider = provider;
  }

  @Override
  public Verdict check(Query query) {
    Budget budget = query.budget();
    if (budget.exhausted() || budget.remaining().compareTo(START) < 0) {
      return Verdict.outOf(budget);
    }
    try (Solver solver = new LazyBackEnd(provider)) {
      return solver.check(query);
    }
  }

  @Override
  public List<LayerStatistics> statistics() {
    return List.of();
  }

  @Override
  public void close() {}
}
