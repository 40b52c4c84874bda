package dev.clew.engine.outcome;

import java.io.Serializable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What exploring one method gave.
 *
 * @param reasons everything that kept it from being complete, with how often it did
 * @param paths in the order of their decisions, whatever the order in which they were found
 * @param nullPlaces where null would fail that was not tried, as it is not expected; once each
 * @param keptAt when it was computed, if an earlier run has left it; of several the earliest. Null
 *     otherwise: streams take no {@link Optional}
 * @param invariants what holds in every round of loops, where that was needed to be complete; with
 *     the loops' places
 */
public record Exploration(
    Status status,
    Map<Reason, Long> reasons,
    List<ExploredPath> paths,
    Effort effort,
    List<Site> nullPlaces,
    @Nullable Instant keptAt,
    List<String> invariants)
    implements Serializable {
  public Exploration {
    reasons = Collections.unmodifiableMap(new LinkedHashMap<>(reasons));
    paths = List.copyOf(paths);
    nullPlaces = List.copyOf(nullPlaces);
    invariants = List.copyOf(invariants);
  }

  /** One of this run. */
  public Exploration(
      Status status,
      Map<Reason, Long> reasons,
      List<ExploredPath> paths,
      Effort effort,
      List<Site> nullPlaces) {
    this(status, reasons, paths, effort, nullPlaces, null, List.of());
  }

  /** One that left no null out. */
  public Exploration(
      Status status, Map<Reason, Long> reasons, List<ExploredPath> paths, Effort effort) {
    this(status, reasons, paths, effort, List.of());
  }

  /** The same with more paths at the end, which say nothing of how complete it is. */
  public Exploration with(List<ExploredPath> more) {
    return listing(Stream.concat(paths.stream(), more.stream()).toList());
  }

  /** The same with other paths. */
  public Exploration listing(List<ExploredPath> others) {
    return new Exploration(status, reasons, others, effort, nullPlaces, keptAt, invariants);
  }

  /** The same, ended by a bug in Clew. */
  public Exploration failed(Map<Reason, Long> why) {
    return new Exploration(Status.FAILED, why, paths, effort, nullPlaces, keptAt, List.of());
  }

  /** The same, as an earlier run computed it. */
  public Exploration keptSince(Instant moment) {
    return new Exploration(status, reasons, paths, effort, nullPlaces, moment, invariants);
  }

  /**
   * The same, complete because of what holds in every round of the loops that bounds have cut.
   *
   * @param holds at least one thing
   * @param more what finding it out has cost
   */
  public Exploration provedBy(List<String> holds, Effort more) {
    return new Exploration(
        Status.COMPLETE, Map.of(), paths, effort.plus(more), nullPlaces, keptAt, holds);
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
    List<String> holds = Stream.concat(invariants.stream(), other.invariants.stream()).toList();
    return new Exploration(
        worse, allReasons, allPaths, effort.plus(other.effort), allPlaces, earlier(other), holds);
  }

  /** When an earlier run computed it; empty for one of this run. */
  public Optional<Instant> kept() {
    return Optional.ofNullable(keptAt);
  }

  /** Null unless both were kept. */
  private @Nullable Instant earlier(Exploration other) {
    Instant theirs = other.keptAt;
    if (keptAt == null || theirs == null) {
      return null;
    }
    return keptAt.isBefore(theirs) ? keptAt : theirs;
  }
}
