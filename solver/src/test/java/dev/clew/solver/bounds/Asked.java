package dev.clew.solver.bounds;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import java.util.List;

/** The next layer: knows nothing and counts how often it is asked. */
final class Asked implements Solver {

  private int times;

  int times() {
    return times;
  }

  @Override
  public Verdict check(Query query) {
    times++;
    return new Verdict.Unknown(Verdict.Reason.INCOMPLETE, "nobody knows");
  }

  @Override
  public List<LayerStatistics> statistics() {
    return List.of();
  }

  @Override
  public void close() {}
}
