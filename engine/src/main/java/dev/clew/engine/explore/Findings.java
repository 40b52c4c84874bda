package dev.clew.engine.explore;

import dev.clew.engine.explore.report.StringPictures;
import dev.clew.engine.inputs.NullPlaces;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Collects what all workers find, and puts it in an order that does not depend on them. */
final class Findings {

  private final ExplorationListener listener;
  private final NullPlaces nullPlaces;
  private final List<ExploredPath> paths = new ArrayList<>();
  private final Map<Reason, Long> reasons = new TreeMap<>(ResultOrder.OF_REASONS);
  private final Map<String, ExplorationFailure> failures = new TreeMap<>();
  private final Map<String, Long> failed = new TreeMap<>();
  private final StringPictures pictures = new StringPictures(ResultOrder.OF_DECISIONS);
  private boolean isCut;
  private boolean isUnsupported;
  private boolean isUnfinished;

  Findings(ExplorationListener listener, NullPlaces nullPlaces) {
    this.listener = listener;
    this.nullPlaces = nullPlaces;
  }

  /** Which paths are to be painted. */
  StringPictures pictures() {
    return pictures;
  }

  synchronized void add(ExploredPath path) {
    paths.add(path);
    pictures.add(path);
    if (path.outcome() instanceof Outcome.Cut cut) {
      isCut = true;
      reasons.merge(cut.reason(), 1L, Long::sum);
    } else if (path.outcome() instanceof Outcome.Endless) {
      isCut = true;
      reasons.merge(Outcome.Endless.REASON, 1L, Long::sum);
    } else if (path.outcome() instanceof Outcome.Unsupported unsupported) {
      isUnsupported = true;
      reasons.merge(unsupported.reason(), 1L, Long::sum);
    } else if (!path.proven()) {
      isCut = true;
      reasons.merge(
          new Reason(ReasonCode.SOLVER_UNKNOWN, "no solver could decide a path"), 1L, Long::sum);
    }
    listener.pathEnded(path);
  }

  /**
   * A bug in Clew ended a path, which is all that it costs. Where it ends many, the one with the
   * first decisions stands for them, whatever the order in which they were met.
   */
  synchronized void failed(ExplorationFailure failure, List<String> condition) {
    String text = failure.getMessage();
    failed.merge(text, 1L, Long::sum);
    failures.merge(
        text,
        failure,
        (one, other) ->
            ResultOrder.OF_DECISIONS.compare(one.decisions(), other.decisions()) <= 0
                ? one
                : other);
    ExploredPath path =
        new ExploredPath(
            failure.decisions(),
            condition,
            List.of(),
            new Outcome.Unsupported(failure.reason()),
            /* proven= */ false);
    paths.add(path);
    listener.pathFailed(failure);
    listener.pathEnded(path);
  }

  /** The target, or what a path has to do with, cannot be linked: there is no path. */
  synchronized void unsupported(Reason reason) {
    isUnsupported = true;
    reasons.merge(reason, 1L, Long::sum);
  }

  /** A bound left something out of a path that goes on. */
  synchronized void leftOut(Reason reason) {
    isCut = true;
    reasons.merge(reason, 1L, Long::sum);
  }

  /** Time was up before a way was gone to its end. */
  synchronized void unfinished() {
    isUnfinished = true;
  }

  synchronized Exploration exploration(Effort effort) {
    paths.sort(ResultOrder.OF_PATHS);
    failures.forEach((text, first) -> reasons.put(first.reason(), failed.getOrDefault(text, 1L)));
    return new Exploration(status(), reasons, pictures.kept(paths), effort, nullPlaces.sites());
  }

  private Status status() {
    if (!failures.isEmpty()) {
      return Status.FAILED;
    }
    if (isUnfinished) {
      return Status.TIMEOUT;
    }
    if (isUnsupported) {
      return Status.UNSUPPORTED;
    }
    return isCut ? Status.BOUNDED : Status.COMPLETE;
  }
}
