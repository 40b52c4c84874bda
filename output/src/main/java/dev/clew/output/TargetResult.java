package dev.clew.output;

import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.FoundBy;
import dev.clew.engine.outcome.Site;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What exploring one method gave.
 *
 * @param title the method as a person reads it: {@code com.acme.Cart.total(int, long)}
 * @param className as {@link Class#getName} has it
 * @param method name and descriptor: {@code total(IJ)I}
 * @param sources by class, the names of the source files that are known; of the target's class and
 *     of those that its paths end in
 * @param exploration with the paths that are listed, all of them or those that are interesting
 * @param trials what a real JVM said to the paths that are listed, where one was asked
 * @param numbers of the paths that are listed, in their order, from 1: the first may be any
 * @param tally all paths in numbers, listed or not
 */
public record TargetResult(
    String title,
    String className,
    String method,
    Map<String, String> sources,
    Exploration exploration,
    Optional<Trials> trials,
    List<Integer> numbers,
    PathTally tally) {
  public TargetResult {
    sources = Map.copyOf(sources);
    numbers = List.copyOf(numbers);
  }

  /** One that lists all its paths. */
  public TargetResult(
      String title,
      String className,
      String method,
      Map<String, String> sources,
      Exploration exploration,
      Optional<Trials> trials) {
    this(
        title,
        className,
        method,
        sources,
        exploration,
        trials,
        IntStream.rangeClosed(1, exploration.paths().size()).boxed().toList(),
        PathTally.of(exploration, trials.map(Trials::confirmations).orElse(List.of())));
  }

  /** The same, with the tests that were written of its paths, by their numbers. */
  public TargetResult withTests(Map<Integer, String> tests) {
    return withTrials(trials.map(tried -> tried.withTests(tests)));
  }

  /** The same, with other findings. */
  public TargetResult withFindings(List<Finding> findings) {
    return withTrials(trials.map(tried -> tried.withFindings(findings)));
  }

  /** The same, with so much of it reached. */
  public TargetResult covering(Trials.Count lines, Trials.Count branches) {
    return withTrials(trials.map(tried -> tried.covering(lines, branches)));
  }

  /** The same, with what all calls of the run reached of its class. */
  public TargetResult reaching(List<Integer> executable, List<Integer> covered) {
    return withTrials(
        trials.map(tried -> tried.reaching(tried.reached().ofClass(executable, covered))));
  }

  /** The same, with what single calls reached. */
  public TargetResult withReached(ReachedLines lines) {
    return withTrials(trials.map(tried -> tried.reaching(lines)));
  }

  /** The same, with the source files of its classes. */
  public TargetResult withSources(Map<String, String> files) {
    return new TargetResult(title, className, method, files, exploration, trials, numbers, tally);
  }

  /** The same, as an earlier run computed it. */
  public TargetResult keptSince(Instant moment) {
    return new TargetResult(
        title, className, method, sources, exploration.keptSince(moment), trials, numbers, tally);
  }

  private TargetResult withTrials(Optional<Trials> others) {
    return new TargetResult(title, className, method, sources, exploration, others, numbers, tally);
  }

  /**
   * The same with fewer paths in its list.
   *
   * @param indices of those in this one's list that stay, in rising order
   */
  TargetResult listing(List<Integer> indices) {
    List<ExploredPath> paths = new ArrayList<>();
    List<Integer> kept = new ArrayList<>();
    for (int index : indices) {
      paths.add(exploration.paths().get(index));
      kept.add(numbers.get(index));
    }
    Exploration fewer = exploration.listing(paths);
    Optional<Trials> theirs = trials.map(tried -> tried.listing(indices));
    return new TargetResult(title, className, method, sources, fewer, theirs, kept, tally);
  }

  /** What a real JVM said to a path of the list. */
  public Confirmation confirmation(int index) {
    List<Confirmation> said = trials.map(Trials::confirmations).orElse(List.of());
    return index < said.size() ? said.get(index) : Confirmation.NOT_RUN;
  }

  /** What found the path that a finding is shown with. */
  public FoundBy foundBy(Finding finding) {
    int index = numbers.indexOf(finding.path());
    return index < 0 ? FoundBy.SYMBOLIC : exploration.paths().get(index).foundBy();
  }

  /** Errors and others. */
  public List<Finding> findings() {
    return trials.map(Trials::findings).orElse(List.of());
  }

  /** The target's own source file. */
  public Optional<String> source() {
    return Optional.ofNullable(sources.get(className));
  }

  /** The source file of a place. */
  public Optional<String> sourceOf(Site site) {
    return Optional.ofNullable(sources.get(site.className()));
  }
}
