package dev.clew.engine.outcome;

import java.io.Serializable;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What an exploration cost. Times are in nanoseconds, summed over workers.
 *
 * @param layers of the solver, the outermost first
 */
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
    long instructions,
    List<LayerEffort> layers)
    implements Serializable {

  public static final Effort NONE = new Effort(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  public Effort {
    layers = List.copyOf(layers);
  }

  /** One that does not tell layers apart. */
  public Effort(
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
    this(
        paths,
        pruned,
        queries,
        sat,
        unsat,
        unknown,
        cacheHits,
        totalNanos,
        solverNanos,
        instructions,
        List.of());
  }

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
        instructions,
        layers);
  }

  /** The same that took another time in all. */
  public Effort withTime(long nanos) {
    return new Effort(
        paths,
        pruned,
        queries,
        sat,
        unsat,
        unknown,
        cacheHits,
        nanos,
        solverNanos,
        instructions,
        layers);
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
        instructions + other.instructions,
        sum(layers, other.layers));
  }

  private static List<LayerEffort> sum(List<LayerEffort> some, List<LayerEffort> others) {
    Map<String, LayerEffort> sums = new LinkedHashMap<>();
    Stream.of(some, others)
        .flatMap(Collection::stream)
        .forEach(each -> sums.merge(each.layer(), each, LayerEffort::plus));
    return List.copyOf(sums.values());
  }
}
