package dev.clew.solver.chain;

import dev.clew.solver.Layer;
import dev.clew.solver.LayerCounter;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import java.util.ArrayList;
import java.util.List;

/** A layer on top of a solver; counts what the layer decides and what it costs. */
final class Stacked implements Solver {

  private final Layer layer;
  private final Below below;
  private final LayerCounter counter;

  public Stacked(Layer layer, Solver next) {
    this.layer = layer;
    this.below = new Below(next);
    this.counter = new LayerCounter(layer.name(), layer.remembers());
  }

  @Override
  public Verdict check(Query query) {
    long start = System.nanoTime();
    long askedBefore = below.asked;
    long belowBefore = below.nanos;
    Verdict verdict = layer.check(query, below);
    long own = System.nanoTime() - start - (below.nanos - belowBefore);
    counter.add(verdict, own, below.asked == askedBefore);
    return verdict;
  }

  @Override
  public List<LayerStatistics> statistics() {
    List<LayerStatistics> all = new ArrayList<>(List.of(counter.snapshot()));
    all.addAll(below.statistics());
    return all;
  }

  @Override
  public void close() {
    below.close();
  }

  /** The next solver, timed, so that a layer's own time can be told from what it waits for. */
  private static final class Below implements Solver {
    private final Solver next;
    private long asked;
    private long nanos;

    Below(Solver next) {
      this.next = next;
    }

    @Override
    public Verdict check(Query query) {
      long start = System.nanoTime();
      asked++;
      try {
        return next.check(query);
      } finally {
        nanos += System.nanoTime() - start;
      }
    }

    @Override
    public List<LayerStatistics> statistics() {
      return next.statistics();
    }

    @Override
    public void close() {
      next.close();
    }
  }
}
