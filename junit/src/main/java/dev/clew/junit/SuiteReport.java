package dev.clew.junit;

import dev.clew.junit.run.Dropped;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.coverage.Coverage;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What became of cases.
 *
 * @param files written, in the order of their suites
 * @param kept the tests in them
 * @param superfluous cases that passed, and that the others make needless
 * @param dropped cases that became no test
 * @param coverage what the kept tests reach of the classes under test
 */
public record SuiteReport(
    List<Path> files,
    List<KeptTest> kept,
    List<SuiteCase> superfluous,
    List<Dropped> dropped,
    Coverage.Counts coverage) {
  public SuiteReport {
    files = List.copyOf(files);
    kept = List.copyOf(kept);
    superfluous = List.copyOf(superfluous);
    dropped = List.copyOf(dropped);
  }

  /**
   * A test in a file.
   *
   * @param className with its package
   */
  public record KeptTest(SuiteCase of, String className, String method) {

    /** As people write it: {@code CartTest#total_returns3}. */
    public String name() {
      return className.substring(className.lastIndexOf('.') + 1) + "#" + method;
    }
  }

  /** How many cases were tests at some time, whether kept or not. */
  public int written() {
    long never =
        dropped.stream()
            .filter(
                each ->
                    each.reason() == Dropped.Reason.NOT_ENDED
                        || each.reason() == Dropped.Reason.NOT_WRITTEN)
            .count();
    return kept.size() + superfluous.size() + dropped.size() - (int) never;
  }

  /** How many were dropped for which reason; details are in the list. */
  public Map<Dropped.Reason, Integer> droppedByReason() {
    Map<Dropped.Reason, Integer> counts = new TreeMap<>();
    dropped.forEach(each -> counts.merge(each.reason(), 1, Integer::sum));
    return counts;
  }
}
