package dev.clew.engine.outcome;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What exploring one method gave.
 *
 * @param reasons everything that kept it from being complete, with how often it did
 * @param paths in the order of their decisions, whatever the order in which they were found
 */
public record Exploration(
    Status status, Map<Reason, Long> reasons, List<ExploredPath> paths, Effort effort) {
  public Exploration {
    reasons = Collections.unmodifiableMap(new LinkedHashMap<>(reasons));
    paths = List.copyOf(paths);
  }
}
