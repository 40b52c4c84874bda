package dev.clew.app.analysis;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.output.Finding;
import dev.clew.output.TargetResult;
import java.time.Duration;
import java.util.Optional;

/** Hears how an analysis goes on, from any thread; does nothing by default. */
public interface AnalysisListener {

  AnalysisListener NONE = new AnalysisListener() {};

  /**
   * Targets are gone through, for the first or another time.
   *
   * @param count how many
   * @param left of the time of the run
   */
  default void roundStarted(int count, Duration left) {}

  /**
   * A target is next.
   *
   * @param number from 1 to {@code count}, in this round
   */
  default void targetStarted(int number, int count, String title) {}

  default void pathEnded(ExploredPath path) {}

  /** A bug in Clew ended a path of a target, or the target as a whole; the rest goes on. */
  default void targetCrashed(String title, Throwable failure) {}

  /**
   * A real JVM has shown an error: the first call that ends so at its place in this run. What comes
   * of it at the end may be shown with simpler inputs.
   *
   * @param source the name of the source file of its place, if it is known
   */
  default void errorConfirmed(Finding finding, Optional<String> source) {}

  default void targetEnded(TargetResult result) {}
}
