package dev.clew.output;

import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Site;
import java.util.Map;
import java.util.Optional;

/**
 * What exploring one method gave.
 *
 * @param title the method as a person reads it: {@code com.acme.Cart.total(int, long)}
 * @param className as {@link Class#getName} has it
 * @param method name and descriptor: {@code total(IJ)I}
 * @param sources by class, the names of the source files that are known; of the target's class and
 *     of those that its paths end in
 * @param trials what a real JVM said to the paths, where one was asked
 */
public record TargetResult(
    String title,
    String className,
    String method,
    Map<String, String> sources,
    Exploration exploration,
    Optional<Trials> trials) {
  public TargetResult {
    sources = Map.copyOf(sources);
  }

  /** The same, with the tests that were written of its paths, by their numbers. */
  public TargetResult withTests(Map<Integer, String> tests) {
    return new TargetResult(
        title,
        className,
        method,
        sources,
        exploration,
        trials.map(tried -> tried.withTests(tests)));
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
