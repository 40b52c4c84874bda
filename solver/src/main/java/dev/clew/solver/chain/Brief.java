package dev.clew.solver.chain;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import java.time.Duration;
import java.util.List;

/**
 * A solver that may take only so long.
 *
 * @param time for one query
 */
record Brief(Solver solver, Duration time) implements Solver {

  @Override
  public Verdict check(Query query) {
    return solver.check(query.withBudget(query.budget().atMost(time)));
  }

  @Override
  public List<LayerStatistics> statistics() {
    return solver.statistics();
  }

  @Override
  public void close() {
    solver.close();
  }
}
