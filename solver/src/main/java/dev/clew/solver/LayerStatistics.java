package dev.clew.solver;

import java.time.Duration;

/**
 * What one layer of a solver did.
 *
 * @param layer stable name
 * @param queries how many it was asked
 * @param sat how many it answered so by itself
 * @param unsat how many it answered so by itself
 * @param unknown how many it gave up by itself
 * @param time spent in the layer, without the layers below
 * @param remembers whether it answers from what was answered before
 */
public record LayerStatistics(
    String layer,
    long queries,
    long sat,
    long unsat,
    long unknown,
    Duration time,
    boolean remembers) {

  /** How many queries were decided here and went no further. */
  public long decided() {
    return sat + unsat;
  }
}
