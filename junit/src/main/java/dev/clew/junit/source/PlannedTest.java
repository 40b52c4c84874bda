package dev.clew.junit.source;

import java.util.Set;
import java.util.TreeSet;

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

  public PlannedTest exactly() {
    return new PlannedTest(of, name, Manner.EXACT, Set.of());
  }

  public PlannedTest named(String other) {
    return new PlannedTest(of, other, manner, suppressed);
  }
}
