package dev.clew.solver.chain;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import java.util.List;

/** A solver that is counted and closed elsewhere. */
record BorrowedSolver(Solver owned) implements Solver {

  @Override
  public Verdict check(Query query) {
    return owned.check(query);
  }

  @Override
  public List<LayerStatistics> statistics() {
    return List.of();
  }

  @Override
  public void close() {}
}
