package dev.clew.engine.explore;

import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.ExploredPath;

/** Hears of paths as they end, from any worker's thread; does nothing by default. */
public interface ExplorationListener {

  ExplorationListener NONE = new ExplorationListener() {};

  default void pathEnded(ExploredPath path) {}

  /** A bug in Clew ended a path, which is heard of as ended, too. */
  default void pathFailed(ExplorationFailure failure) {}
}
