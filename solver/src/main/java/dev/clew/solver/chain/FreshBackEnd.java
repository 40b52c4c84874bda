package dev.clew.solver.chain;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.Verdict;
import java.util.List;

/** A back end that is made for each query, so that no query leaves traces in the next. */
final class FreshBackEnd implements Solver {

  private final SolverProvider provider;

  FreshBackEnd(SolverProvider provider) {
    this.provider = provider;
  }

  @Override
  public Verdict check(Query query) {
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
