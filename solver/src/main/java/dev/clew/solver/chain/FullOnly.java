package dev.clew.solver.chain;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import java.util.List;

/** A solver that is too dear for queries which are asked with less than full effort. */
record FullOnly(Solver solver) implements Solver {

  @Override
  public Verdict check(Query query) {
    return query.isRelaxed()
        ? new Verdict.Unknown(Reason.INCOMPLETE, "not tried any harder")
        : solver.check(query);
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
