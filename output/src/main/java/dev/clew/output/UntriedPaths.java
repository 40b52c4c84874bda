package dev.clew.output;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

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

  /** Of a whole run, in the order of their obstacles. */
  public static List<UntriedPaths> of(Results results) {
    return grouped(results.targets().stream().flatMap(target -> target.tally().untried().stream()));
  }

  /** One of each cause, in the order of their obstacles. */
  static List<UntriedPaths> grouped(Stream<UntriedPaths> some) {
    Map<Cause, UntriedPaths> byCause = new LinkedHashMap<>();
    some.forEach(
        each -> byCause.merge(new Cause(each.obstacle, each.allow), each, UntriedPaths::plus));
    List<UntriedPaths> groups = new ArrayList<>(byCause.values());
    groups.sort((a, b) -> a.obstacle.compareTo(b.obstacle));
    return groups;
  }

  static UntriedPaths of(Confirmation of) {
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
