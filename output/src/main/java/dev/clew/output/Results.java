package dev.clew.output;

import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What one run of a command found.
 *
 * @param version of Clew
 * @param command such as {@code explore}
 * @param options by name, in the order of the documentation; each a Number, a Boolean, a String or
 *     a list of Strings
 * @param targets in the order in which they were named
 * @param skipped what could not be explored at all, such as a damaged class file; a line each
 * @param misnamed how many of these are names that mean nothing
 * @param hotspots calls that hand strings to interpreters, where these were asked for
 * @param returned what methods return, where that was asked for
 * @param sources by class, where its source is: a file, or an entry of a jar behind {@code !/}
 */
public record Results(
    String version,
    String command,
    Map<String, Object> options,
    List<TargetResult> targets,
    List<String> skipped,
    int misnamed,
    List<HotspotResult> hotspots,
    List<ReturnedResult> returned,
    Map<String, String> sources) {

  private static final String NULL_POINTER = "java.lang.NullPointerException";

  public Results {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    targets = List.copyOf(targets);
    skipped = List.copyOf(skipped);
    hotspots = List.copyOf(hotspots);
    returned = List.copyOf(returned);
    sources = Map.copyOf(sources);
  }

  /** Of a command that does not ask where strings go. */
  public Results(
      String version,
      String command,
      Map<String, Object> options,
      List<TargetResult> targets,
      List<String> skipped,
      int misnamed) {
    this(version, command, options, targets, skipped, misnamed, List.of(), List.of(), Map.of());
  }

  /** Of all targets, errors and others; one that several targets lead to is there for each. */
  public Stream<Finding> findings() {
    return targets.stream().flatMap(target -> target.findings().stream());
  }

  /** Errors that do not count because somebody knows of them. */
  public Stream<Finding> known() {
    return findings().filter(finding -> finding.acceptance().isPresent());
  }

  /** When explorations were computed that an earlier run has left, for each target of theirs. */
  public List<Instant> kept() {
    return targets.stream().flatMap(target -> target.exploration().kept().stream()).toList();
  }

  /**
   * Places where null would fail that was not tried, as nothing says that it is expected; without
   * those where an error was found that null causes. Each once.
   */
  public List<Site> nullPlaces() {
    Set<Site> found =
        findings()
            .filter(finding -> finding.isError() && finding.exception().equals(NULL_POINTER))
            .map(Finding::site)
            .collect(Collectors.toSet());
    return targets.stream()
        .flatMap(target -> target.exploration().nullPlaces().stream())
        .distinct()
        .filter(site -> !found.contains(site))
        .toList();
  }

  /**
   * Whether every path of every target was followed to its end, nothing was skipped, and a real JVM
   * agreed wherever it was asked.
   */
  public boolean isComplete() {
    return skipped.isEmpty()
        && targets.stream().allMatch(target -> target.exploration().status() == Status.COMPLETE)
        && targets.stream().allMatch(target -> target.tally().isComplete());
  }

  public Results withTargets(List<TargetResult> others) {
    return new Results(
        version, command, options, others, skipped, misnamed, hotspots, returned, sources);
  }

  public Results withHotspots(List<HotspotResult> found) {
    return new Results(
        version, command, options, targets, skipped, misnamed, found, returned, sources);
  }

  public Results withReturned(List<ReturnedResult> languages) {
    return new Results(
        version, command, options, targets, skipped, misnamed, hotspots, languages, sources);
  }

  public Results withSources(Map<String, String> files) {
    return new Results(
        version, command, options, targets, skipped, misnamed, hotspots, returned, files);
  }
}
