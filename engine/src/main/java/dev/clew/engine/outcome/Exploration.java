package dev.clew.engine.outcome;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What exploring one method gave.
 *
 * @param reasons everything that kept it from being complete, with how often it did
 * @param paths in the order of their decisions, whatever the order in which they were found
 * @param nullPlaces where null would fail that was not tried, as it is not expected; once each
 */
public record Exploration(
    Status status,
    Map<Reason, Long> reasons,
    List<ExploredPath> paths,
    Effort effort,
    List<Site> nullPlaces)
    implements Serializable {
  public Exploration {
    reasons = Collections.unmodifiableMap(new LinkedHashMap<>(reasons));
    paths = List.copyOf(paths);
    nullPlaces = List.copyOf(nullPlaces);
  }

  /** One that left no null out. */
  public Exploration(
      Status status, Map<Reason, Long> reasons, List<ExploredPath> paths, Effort effort) {
    this(status, reasons, paths, effort, List.of());
  }

  /** The same with more paths at the end, which say nothing of how complete it is. */
  public Exploration with(List<ExploredPath> more) {
    return new Exploration(
        status, reasons, Stream.concat(paths.stream(), more.stream()).toList(), effort, nullPlaces);
  }

  /** Both together: as complete as the less complete one, this one's paths first. */
  public Exploration plus(Exploration other) {
    Map<Reason, Long> allReasons = new LinkedHashMap<>(reasons);
    other.reasons.forEach((reason, count) -> allReasons.merge(reason, count, Long::sum));
    List<ExploredPath> allPaths = new ArrayList<>(paths);
    allPaths.addAll(other.paths);
    Status worse = status.compareTo(other.status) >= 0 ? status : other.status;
    List<Site> allPlaces =
        Stream.concat(nullPlaces.stream(), other.nullPlaces.stream()).distinct().toList();
    return new Exploration(worse, allReasons, allPaths, effort.plus(other.effort), allPlaces);
  }
}
