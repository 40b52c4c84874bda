package dev.clew.engine.explore;

import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.ExploredPath;
import java.util.function.Supplier;

/** Hears of paths as they end, from any worker's thread; does nothing by default. */
public interface ExplorationListener {

  ExplorationListener NONE = new ExplorationListener() {};

  /**
   * An exploration has begun.
   *
   * @param soFar what there is of it, whenever and by whichever thread it is asked: should the
   *     explorer not come back
   */
  default void explorationStarted(Supplier<Exploration> soFar) {}

  default void pathEnded(ExploredPath path) {}

  /** A bug in Clew ended a path, which is heard of as ended, too. */
  default void pathFailed(ExplorationFailure failure) {}
}
