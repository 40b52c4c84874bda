package dev.clew.output;

import java.util.List;
import java.util.Map;

/**
 * What trying a target's paths on a real JVM gave.
 *
 * @param confirmations one for each path that is listed, in their order
 * @param findings in the order of their sites
 * @param lines how many lines of the target calls of the run reached, of how many
 * @param branches the same for branches
 * @param nanos how long it took
 * @param calls how many concrete runs performed
 * @param tests by the number of a path, the test that was written of it
 * @param reached which lines calls reached
 */
public record Trials(
    List<Confirmation> confirmations,
    List<Finding> findings,
    Count lines,
    Count branches,
    long nanos,
    long calls,
    Map<Integer, String> tests,
    ReachedLines reached) {
  public Trials {
    confirmations = List.copyOf(confirmations);
    findings = List.copyOf(findings);
    tests = Map.copyOf(tests);
  }

  /** Those without concrete runs, of whose lines nobody asked. */
  public Trials(
      List<Confirmation> confirmations,
      List<Finding> findings,
      Count lines,
      Count branches,
      long nanos,
      Map<Integer, String> tests) {
    this(confirmations, findings, lines, branches, nanos, /* calls= */ 0, tests, ReachedLines.NONE);
  }

  /** How many of how many. */
  public record Count(int covered, int total) {}

  public Trials withTests(Map<Integer, String> written) {
    return new Trials(confirmations, findings, lines, branches, nanos, calls, written, reached);
  }

  Trials covering(Count someLines, Count someBranches) {
    return new Trials(
        confirmations, findings, someLines, someBranches, nanos, calls, tests, reached);
  }

  Trials reaching(ReachedLines some) {
    return new Trials(confirmations, findings, lines, branches, nanos, calls, tests, some);
  }

  Trials withFindings(List<Finding> others) {
    return new Trials(confirmations, others, lines, branches, nanos, calls, tests, reached);
  }

  Trials listing(List<Integer> indices) {
    List<Confirmation> kept = indices.stream().map(confirmations::get).toList();
    return new Trials(kept, findings, lines, branches, nanos, calls, tests, reached);
  }
}
