package dev.clew.app.analysis;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.output.TargetResult;

/** Hears how an analysis goes on, from any thread; does nothing by default. */
public interface AnalysisListener {

  AnalysisListener NONE = new AnalysisListener() {};

  /**
   * A target is next.
   *
   * @param number from 1 to {@code count}
   */
  default void targetStarted(int number, int count, String title) {}

  default void pathEnded(ExploredPath path) {}

  /** A bug in Clew ended a path of a target, or the target as a whole; the rest goes on. */
  default void targetCrashed(String title, Throwable failure) {}

  default void targetEnded(TargetResult result) {}
}
