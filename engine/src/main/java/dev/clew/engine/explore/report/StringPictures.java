package dev.clew.engine.explore.report;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.picture.GraphPainter;
import dev.clew.solver.strings.picture.StringPicture;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Which paths have a picture of their conditions on strings: the first of a target that have such
 * conditions. Pictures take time and memory, and nobody looks at a thousand.
 */
public final class StringPictures {

  private static final int MOST = 24;

  /** More are no picture any more. */
  private static final int MOST_CONDITIONS = 40;

  private final Comparator<List<Integer>> order;
  private final TreeSet<List<Integer>> first;

  /**
   * @param order of paths by their decisions
   */
  public StringPictures(Comparator<List<Integer>> order) {
    this.order = order;
    this.first = new TreeSet<>(order);
  }

  /** Whether a path may be among the first, as far as is known. */
  synchronized boolean wants(List<Integer> decisions) {
    return first.size() < MOST || order.compare(decisions, first.last()) < 0;
  }

  /** What is painted of conditions, if that can be. A picture is not worth a path. */
  static Optional<StringPicture> paint(List<Expr> conditions) {
    if (conditions.size() > MOST_CONDITIONS) {
      return Optional.empty();
    }
    try {
      return GraphPainter.paint(conditions);
    } catch (RuntimeException | StackOverflowError unpaintable) {
      return Optional.empty();
    }
  }

  /** Takes notice of a path. */
  public synchronized void add(ExploredPath path) {
    if (path.trace().strings().isPresent()) {
      first.add(path.decisions());
      if (first.size() > MOST) {
        first.pollLast();
      }
    }
  }

  /** The same paths, with pictures of the first alone. */
  public synchronized List<ExploredPath> kept(List<ExploredPath> paths) {
    List<ExploredPath> kept = new ArrayList<>(paths.size());
    for (ExploredPath path : paths) {
      boolean isFirst = path.trace().strings().isEmpty() || first.contains(path.decisions());
      kept.add(isFirst ? path : path.withoutStrings());
    }
    return kept;
  }
}
