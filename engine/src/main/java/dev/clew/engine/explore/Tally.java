package dev.clew.engine.explore;

import dev.clew.engine.outcome.Effort;
import dev.clew.solver.Verdict;

/** Counts what one worker does. */
final class Tally {

  private long paths;
  private long pruned;
  private long sat;
  private long unsat;
  private long unknown;
  private long solverNanos;
  private long instructions;
  private long cacheHits;

  void path() {
    paths++;
  }

  void pruned() {
    pruned++;
  }

  void query(Verdict verdict, long nanos) {
    solverNanos += nanos;
    if (verdict instanceof Verdict.Sat) {
      sat++;
    } else if (verdict instanceof Verdict.Unsat) {
      unsat++;
    } else {
      unknown++;
    }
  }

  void instructions(long count) {
    instructions += count;
  }

  void cacheHits(long count) {
    cacheHits = count;
  }

  /** Without the time that passed, which workers share. */
  Effort effort() {
    return new Effort(
        paths,
        pruned,
        sat + unsat + unknown,
        sat,
        unsat,
        unknown,
        cacheHits,
        0,
        solverNanos,
        instructions);
  }
}
