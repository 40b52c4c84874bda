package dev.clew.solver.chain;

import dev.clew.solver.Budget;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A solver that gets only a part of a query's budget.
 *
 * @param limit the part of it for one query
 */
record BriefSolver(Solver solver, UnaryOperator<Budget> limit) implements Solver {

  /** Only so much time. */
  static BriefSolver of(Solver solver, Duration time) {
    return new BriefSolver(solver, budget -> budget.atMost(time));
  }

  @Override
  public Verdict check(Query query) {
    return solver.check(query.withBudget(limit.apply(query.budget())));
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
