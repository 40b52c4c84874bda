package dev.clew.junit.source.cases;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A case that is going to be a test.
 *
 * @param name of its method
 * @param suppressed warnings that the compiler must not give
 */
public record PlannedTest(SuiteCase of, String name, Manner manner, Set<String> suppressed) {
  public PlannedTest {
    suppressed = Set.copyOf(suppressed);
  }

  public PlannedTest(SuiteCase of, String name) {
    this(of, name, Manner.NATURAL, Set.of());
  }

  public PlannedTest suppressing(String warning) {
    Set<String> more = new TreeSet<>(suppressed);
    more.add(warning);
    return new PlannedTest(of, name, manner, more);
  }

  /** The same in another manner, of which no warnings are known yet. */
  public PlannedTest in(Manner other) {
    return new PlannedTest(of, name, other, Set.of());
  }

  /** What to try, in turn, where this does not work. */
  public List<Manner> remedies() {
    return Stream.of(Manner.values())
        .filter(other -> other.compareTo(manner) > 0)
        .filter(other -> other != Manner.MODEST || of.hasEffects() || !of.observations().isEmpty())
        .toList();
  }

  /** The case as far as the test tells of it. */
  public SuiteCase told() {
    return manner == Manner.NATURAL ? of : of.withoutEffects();
  }

  public PlannedTest named(String other) {
    return new PlannedTest(of, other, manner, suppressed);
  }
}
