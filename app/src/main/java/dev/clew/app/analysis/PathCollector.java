package dev.clew.app.analysis;

import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Status;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Keeps the paths of one target as they end, so that they are there even if the explorer does not
 * come back.
 */
final class PathCollector implements ExplorationListener {

  private final List<ExploredPath> paths = new ArrayList<>();
  private final AnalysisListener listener;
  private final String title;
  private final Consumer<ExploredPath> found;
  private Supplier<Exploration> soFar =
      () -> new Exploration(Status.COMPLETE, Map.of(), List.of(), Effort.NONE);
  private boolean closed;

  PathCollector(AnalysisListener listener, String title) {
    this(listener, title, path -> {});
  }

  /**
   * The same.
   *
   * @param title of the target
   * @param found hears of each path, too
   */
  PathCollector(AnalysisListener listener, String title, Consumer<ExploredPath> found) {
    this.listener = listener;
    this.title = title;
    this.found = found;
  }

  @Override
  public void explorationStarted(Supplier<Exploration> whatThereIs) {
    synchronized (paths) {
      soFar = whatThereIs;
    }
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
    found.accept(path);
  }

  @Override
  public void pathFailed(ExplorationFailure failure) {
    listener.targetCrashed(title, failure);
  }

  /**
   * Takes no more paths.
   *
   * @return those so far in the order of their decisions, with what else the explorer had found
   *     out, and with the reason why it is not all
   */
  Exploration close(Status status, Reason reason) {
    Supplier<Exploration> explorer;
    List<ExploredPath> ended;
    synchronized (paths) {
      closed = true;
      explorer = soFar;
      ended =
          paths.stream()
              .sorted(Comparator.comparing(ExploredPath::decisions, PathCollector::compare))
              .toList();
    }
    Exploration known = explorer.get();
    Map<Reason, Long> reasons = new LinkedHashMap<>(known.reasons());
    reasons.merge(reason, 1L, Long::sum);
    return new Exploration(
        status, reasons, ended, known.effort().withPaths(ended.size()), known.nullPlaces());
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
