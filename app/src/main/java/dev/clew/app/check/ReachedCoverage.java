package dev.clew.app.check;

import dev.clew.engine.program.MethodInfo;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import dev.clew.replay.coverage.Coverage;
import java.util.List;

/** What the calls of all targets reached, as the results say it: those of one lead into others. */
final class ReachedCoverage {

  private final Coverage coverage = new Coverage();

  /** Whoever adds to it or reads of it while others add holds its lock. */
  Coverage coverage() {
    return coverage;
  }

  boolean isReached(MethodInfo target) {
    return counts(target).lines().covered() > 0;
  }

  TargetResult covering(MethodInfo target, TargetResult result) {
    Coverage.Counts counts = counts(target);
    return result.covering(count(counts.lines()), count(counts.branches()));
  }

  /** With the lines of the target's class, which take long to count: once for each target. */
  TargetResult finished(MethodInfo target, TargetResult result) {
    List<Integer> lines = coverage.executable(target.owner()).stream().boxed().toList();
    List<Integer> reached = coverage.lines(target.owner()).stream().boxed().toList();
    return covering(target, result).reaching(lines, reached);
  }

  private Coverage.Counts counts(MethodInfo target) {
    return coverage.of(target.owner(), target.name(), target.descriptor());
  }

  private static Trials.Count count(Coverage.Count count) {
    return new Trials.Count(count.covered(), count.total());
  }
}
