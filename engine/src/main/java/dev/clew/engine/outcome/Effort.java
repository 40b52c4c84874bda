package dev.clew.engine.outcome;

/** What an exploration cost. Times are in nanoseconds, summed over workers. */
public record Effort(
    long paths,
    long pruned,
    long queries,
    long sat,
    long unsat,
    long unknown,
    long cacheHits,
    long totalNanos,
    long solverNanos,
    long instructions) {

  public static final Effort NONE = new Effort(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** The same with another count of paths. */
  public Effort withPaths(long count) {
    return new Effort(
        count,
        pruned,
        queries,
        sat,
        unsat,
        unknown,
        cacheHits,
        totalNanos,
        solverNanos,
        instructions);
  }

  /** The same that took another time in all. */
  public Effort withTime(long nanos) {
    return new Effort(
        paths, pruned, queries, sat, unsat, unknown, cacheHits, nanos, solverNanos, instructions);
  }

  public Effort plus(Effort other) {
    return new Effort(
        paths + other.paths,
        pruned + other.pruned,
        queries + other.queries,
        sat + other.sat,
        unsat + other.unsat,
        unknown + other.unknown,
        cacheHits + other.cacheHits,
        totalNanos + other.totalNanos,
        solverNanos + other.solverNanos,
        instructions + other.instructions);
  }
}
