package dev.clew.output;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The paths of a run that somebody wants to see one by one: those of findings and of tests, and the
 * shortest of each way to end. The others are counted. A method with a loop has thousands of paths
 * that differ in nothing but how often they went round.
 */
public final class InterestingPaths {

  /** What makes paths alike: how and where they end, and what a real JVM said to that. */
  private record Way(
      Class<?> outcome,
      String what,
      @Nullable Site site,
      Confirmation.State state,
      Obstacle obstacle) {}

  private InterestingPaths() {}

  /** Lists fewer paths where there are many; costs one look at each. */
  public static TargetResult of(TargetResult target) {
    Set<Integer> kept = new TreeSet<>(interesting(target));
    return kept.size() == target.numbers().size() ? target : target.listing(List.copyOf(kept));
  }

  /** The same for each target of a run. */
  public static Results of(Results results) {
    return results.withTargets(results.targets().stream().map(InterestingPaths::of).toList());
  }

  /**
   * Lists what fits into so many bytes of a results file, as far as that can be told before it is
   * written: each target may take the same, and gives what it does not need to larger ones. Paths
   * of findings and of tests are always listed.
   */
  public static Results within(Results results, long bytes) {
    long[] sizes = results.targets().stream().mapToLong(PathSize::of).toArray();
    long share = share(sizes, bytes);
    List<TargetResult> fitting = new ArrayList<>();
    for (int i = 0; i < sizes.length; i++) {
      TargetResult target = results.targets().get(i);
      fitting.add(sizes[i] <= share ? target : fitting(target, share));
    }
    return results.withTargets(fitting);
  }

  /** The most that each may take so that all together fit. */
  private static long share(long[] sizes, long bytes) {
    long[] rising = sizes.clone();
    Arrays.sort(rising);
    long left = bytes;
    for (int i = 0; i < rising.length; i++) {
      long share = left / (rising.length - i);
      if (rising[i] > share) {
        return share;
      }
      left -= rising[i];
    }
    return Long.MAX_VALUE;
  }

  private static TargetResult fitting(TargetResult target, long share) {
    List<ExploredPath> paths = target.exploration().paths();
    Set<Integer> wanted = wanted(target);
    Set<Integer> order = new LinkedHashSet<>(interesting(target));
    order.addAll(IntStream.range(0, paths.size()).boxed().toList());
    Set<Integer> kept = new TreeSet<>();
    TableSize tables = new TableSize();
    long left = share;
    for (int i : order) {
      ExploredPath path = paths.get(i);
      long size = PathSize.of(path) + tables.growth(path);
      if (size <= left || wanted.contains(target.numbers().get(i))) {
        kept.add(i);
        tables.add(path);
        left -= size;
      }
    }
    return target.listing(List.copyOf(kept));
  }

  /** Their indices: those that somebody refers to, then the others from the shortest on. */
  private static List<Integer> interesting(TargetResult target) {
    Set<Integer> wanted = wanted(target);
    List<ExploredPath> paths = target.exploration().paths();
    long[] sizes = paths.stream().mapToLong(PathSize::of).toArray();
    List<Integer> order = new ArrayList<>(IntStream.range(0, paths.size()).boxed().toList());
    order.sort(
        Comparator.comparing((Integer i) -> !wanted.contains(target.numbers().get(i)))
            .thenComparingLong(i -> sizes[i]));
    Set<Way> known = new HashSet<>();
    return order.stream()
        .filter(i -> known.add(way(target, i)) || wanted.contains(target.numbers().get(i)))
        .toList();
  }

  /** The numbers of paths that findings and tests refer to. */
  private static Set<Integer> wanted(TargetResult target) {
    Set<Integer> numbers = new HashSet<>();
    target.findings().forEach(finding -> numbers.add(finding.path()));
    target.trials().ifPresent(trials -> numbers.addAll(trials.tests().keySet()));
    return numbers;
  }

  private static Way way(TargetResult target, int index) {
    Outcome outcome = target.exploration().paths().get(index).outcome();
    Confirmation said = target.confirmation(index);
    return new Way(outcome.getClass(), what(outcome), site(outcome), said.state(), said.obstacle());
  }

  private static String what(Outcome outcome) {
    if (outcome instanceof Outcome.Threw threw) {
      return threw.exception();
    } else if (outcome instanceof Outcome.Cut cut) {
      return cut.reason().code();
    }
    return outcome instanceof Outcome.Unsupported unsupported ? unsupported.reason().code() : "";
  }

  private static @Nullable Site site(Outcome outcome) {
    if (outcome instanceof Outcome.Threw threw) {
      return threw.site();
    } else if (outcome instanceof Outcome.Endless endless) {
      return endless.site();
    }
    return outcome instanceof Outcome.Returned returned ? returned.site() : null;
  }
}
