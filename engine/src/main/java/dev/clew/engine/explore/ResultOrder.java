package dev.clew.engine.explore;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Reason;
import java.util.Comparator;
import java.util.List;

/** The order of results, which does not depend on who found them when. */
final class ResultOrder {

  static final Comparator<List<Integer>> OF_DECISIONS = ResultOrder::compare;

  static final Comparator<ExploredPath> OF_PATHS =
      Comparator.comparing(ExploredPath::decisions, OF_DECISIONS);

  static final Comparator<Reason> OF_REASONS =
      Comparator.comparing(Reason::code).thenComparing(Reason::detail);

  private ResultOrder() {}

  private static int compare(List<Integer> left, List<Integer> right) {
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      int order = Integer.compare(left.get(i), right.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(left.size(), right.size());
  }
}
