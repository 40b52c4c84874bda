package dev.clew.engine.explore.feasibility;

import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.LayerEffort;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Verdict;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/** Counts what one worker does; another thread may look. */
public final class Tally {

  private final LongAdder paths = new LongAdder();
  private final LongAdder pruned = new LongAdder();
  private final LongAdder sat = new LongAdder();
  private final LongAdder unsat = new LongAdder();
  private final LongAdder unknown = new LongAdder();
  private final LongAdder solverNanos = new LongAdder();
  private final LongAdder instructions = new LongAdder();
  private volatile long cacheHits;
  private volatile List<LayerEffort> layers = List.of();

  public void path() {
    paths.increment();
  }

  void pruned() {
    pruned.increment();
  }

  void query(Verdict verdict, long nanos) {
    solverNanos.add(nanos);
    if (verdict instanceof Verdict.Sat) {
      sat.increment();
    } else if (verdict instanceof Verdict.Unsat) {
      unsat.increment();
    } else {
      unknown.increment();
    }
  }

  public void instructions(long count) {
    instructions.add(count);
  }

  /** What the layers of the worker's solver have done in all. */
  public void layers(List<LayerStatistics> all) {
    cacheHits =
        all.stream().filter(LayerStatistics::remembers).mapToLong(LayerStatistics::decided).sum();
    layers = all.stream().filter(layer -> layer.queries() > 0).map(Tally::effort).toList();
  }

  private static LayerEffort effort(LayerStatistics layer) {
    return new LayerEffort(layer.layer(), layer.queries(), layer.decided(), layer.time().toNanos());
  }

  /** Without the time that passed, which workers share. */
  public Effort effort() {
    long answered = sat.sum() + unsat.sum() + unknown.sum();
    return new Effort(
        paths.sum(),
        pruned.sum(),
        answered,
        sat.sum(),
        unsat.sum(),
        unknown.sum(),
        cacheHits,
        0,
        solverNanos.sum(),
        instructions.sum(),
        layers);
  }
}
