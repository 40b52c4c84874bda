package dev.clew.app.analysis;

import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.ExploredPath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Keeps the paths of one target as they end, so that they are there even if the explorer does not
 * come back.
 */
final class PathCollector implements ExplorationListener {

  private final List<ExploredPath> paths = new ArrayList<>();
  private final AnalysisListener listener;
  private final String title;
  private boolean closed;

  /**
   * @param title of the target
   */
  PathCollector(AnalysisListener listener, String title) {
    this.listener = listener;
    this.title = title;
  }

  @Override
  public void pathEnded(ExploredPath path) {
    synchronized (paths) {
      if (closed) {
        return;
      }
      paths.add(path);
    }
    listener.pathEnded(path);
  }

  @Override
  public void pathFailed(ExplorationFailure failure) {
    listener.targetCrashed(title, failure);
  }

  /** Takes no more paths; those so far in the order of their decisions. */
  List<ExploredPath> close() {
    synchronized (paths) {
      closed = true;
      return paths.stream()
          .sorted(Comparator.comparing(ExploredPath::decisions, PathCollector::compare))
          .toList();
    }
  }

  private static int compare(List<Integer> left, List<Integer> right) {
    int common = Math.min(left.size(), right.size());
    for (int i = 0; i < common; i++) {
      int order = Integer.compare(left.get(i), right.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(left.size(), right.size());
  }
}
