package dev.clew.output;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Paths that were to be tried on a real JVM and were not, of one cause.
 *
 * @param allow what {@code --allow} has to say for them to be tried, where that would help
 * @param detail of the first of them
 * @param hasOthers whether others of them have another detail
 */
public record UntriedPaths(
    Obstacle obstacle, Optional<String> allow, long count, String detail, boolean hasOthers) {

  private record Cause(Obstacle obstacle, Optional<String> allow) {}

  /** Of a whole run, in the order of their obstacles; costs one look at each path. */
  public static List<UntriedPaths> of(Results results) {
    Map<Cause, UntriedPaths> byCause = new LinkedHashMap<>();
    for (TargetResult target : results.targets()) {
      for (Confirmation each : target.trials().map(Trials::confirmations).orElse(List.of())) {
        if (each.obstacle().leavesOut()) {
          byCause.merge(new Cause(each.obstacle(), each.allow()), first(each), UntriedPaths::plus);
        }
      }
    }
    List<UntriedPaths> groups = new ArrayList<>(byCause.values());
    groups.sort((a, b) -> a.obstacle.compareTo(b.obstacle));
    return groups;
  }

  private static UntriedPaths first(Confirmation of) {
    return new UntriedPaths(of.obstacle(), of.allow(), 1, of.detail(), /* hasOthers= */ false);
  }

  private UntriedPaths plus(UntriedPaths other) {
    return new UntriedPaths(
        obstacle,
        allow,
        count + other.count,
        detail,
        hasOthers || other.hasOthers || !detail.equals(other.detail));
  }

  /** What a user can do about it; empty where the detail says so, or nothing helps. */
  public String remedy() {
    return allow.map(word -> "--allow " + word + " permits it").orElse(obstacle.remedy());
  }
}
