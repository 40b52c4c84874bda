package dev.clew.app.check;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The order in which paths are tried: those that end in an exception first, so that it is the
 * others that are left if time runs out, and last those that take the longest.
 */
final class Order {

  /** Of paths that a bound ended: they say nothing of what comes after, so a sample will do. */
  private static final int MOST_CUT = 20;

  private Order() {}

  /** The indices of the paths to try. */
  static List<Integer> of(List<ExploredPath> paths) {
    List<Integer> order = new ArrayList<>();
    order.addAll(indices(paths, Outcome.Threw.class));
    order.addAll(indices(paths, Outcome.Returned.class));
    order.addAll(indices(paths, Outcome.Cut.class).stream().limit(MOST_CUT).toList());
    order.addAll(
        indices(paths, Outcome.Endless.class).stream()
            .sorted(Comparator.comparing(i -> Simplicity.of(paths.get(i))))
            .toList());
    return order;
  }

  private static List<Integer> indices(List<ExploredPath> paths, Class<? extends Outcome> outcome) {
    return IntStream.range(0, paths.size())
        .filter(i -> paths.get(i).proven() && outcome.isInstance(paths.get(i).outcome()))
        .filter(i -> outcome != Outcome.Cut.class || !paths.get(i).inputs().isEmpty())
        .boxed()
        .toList();
  }
}
