package dev.clew.solver.chain;

import dev.clew.solver.LayerCounter;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A back end that is loaded when the first query reaches it: many runs never need it, and one that
 * cannot be loaded costs a line in the log instead of the run.
 */
final class LazyBackEnd implements Solver {

  private static final Logger LOG = System.getLogger(LazyBackEnd.class.getName());

  private final SolverProvider provider;
  private @Nullable Solver solver;
  private @Nullable String obstacle;

  public LazyBackEnd(SolverProvider provider) {
    this.provider = provider;
  }

  @Override
  public Verdict check(Query query) {
    if (solver == null && obstacle == null) {
      load();
    }
    return solver != null
        ? solver.check(query)
        : new Verdict.Unknown(Reason.FAILED, String.valueOf(obstacle));
  }

  private void load() {
    try {
      solver = provider.create();
    } catch (SolverUnavailable | RuntimeException | LinkageError unavailable) {
      obstacle = provider.name() + " cannot be used: " + unavailable.getMessage();
      LOG.log(Level.WARNING, obstacle);
    }
  }

  @Override
  public List<LayerStatistics> statistics() {
    return solver != null
        ? solver.statistics()
        : List.of(new LayerCounter(provider.name()).snapshot());
  }

  @Override
  public void close() {
    if (solver != null) {
      solver.close();
      solver = null;
    }
    obstacle = provider.name() + " is closed";
  }
}
