package dev.clew.benchmarks.sets;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Back ends that outlive the chains over them, so that a chain with empty caches does not pay for
 * starting processes.
 */
public final class LastingBackEnds implements AutoCloseable {

  private final List<Lasting> all = new ArrayList<>();

  public LastingBackEnds(List<SolverProvider> providers) {
    providers.forEach(provider -> all.add(new Lasting(provider)));
  }

  public List<SolverProvider> providers() {
    return List.copyOf(all);
  }

  @Override
  public void close() {
    all.forEach(Lasting::end);
  }

  /** Makes its solver once. */
  private static final class Lasting implements SolverProvider, Solver {
    private final SolverProvider provider;
    private @Nullable Solver solver;

    Lasting(SolverProvider provider) {
      this.provider = provider;
    }

    @Override
    public String name() {
      return provider.name();
    }

    @Override
    public String describe() throws SolverUnavailable {
      return provider.describe();
    }

    @Override
    public boolean forStrings() {
      return provider.forStrings();
    }

    @Override
    public synchronized Solver create() throws SolverUnavailable {
      if (solver == null) {
        solver = provider.create();
      }
      return this;
    }

    /** One at a time: a chain may still be waiting for an answer that the last one gave up. */
    @Override
    public synchronized Verdict check(Query query) {
      return solver == null
          ? new Verdict.Unknown(Verdict.Reason.FAILED, "closed")
          : solver.check(query);
    }

    @Override
    public List<LayerStatistics> statistics() {
      return List.of();
    }

    @Override
    public void close() {
      // The next chain uses it.
    }

    synchronized void end() {
      if (solver != null) {
        solver.close();
        solver = null;
      }
    }
  }
}
