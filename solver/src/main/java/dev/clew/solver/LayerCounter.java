package dev.clew.solver;

import java.time.Duration;

/** Counts one layer's answers. */
public final class LayerCounter {

  private final String layer;
  private final boolean remembers;
  private long queries;
  private long sat;
  private long unsat;
  private long unknown;
  private long nanos;

  public LayerCounter(String layer) {
    this(layer, /* remembers= */ false);
  }

  /**
   * @param remembers whether the layer answers from what was answered before
   */
  public LayerCounter(String layer, boolean remembers) {
    this.layer = layer;
    this.remembers = remembers;
  }

  /**
   * Counts an answer.
   *
   * @param own whether the layer gave it without asking further down
   */
  public void add(Verdict verdict, long spentNanos, boolean own) {
    queries++;
    nanos += spentNanos;
    if (own) {
      if (verdict instanceof Verdict.Sat) {
        sat++;
      } else if (verdict instanceof Verdict.Unsat) {
        unsat++;
      } else {
        unknown++;
      }
    }
  }

  public LayerStatistics snapshot() {
    return new LayerStatistics(
        layer, queries, sat, unsat, unknown, Duration.ofNanos(nanos), remembers);
  }
}
