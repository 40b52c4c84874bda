package dev.clew.engine.explore.frontier;

import org.jspecify.annotations.Nullable;

/** The ways that are still to be gone, and which comes next. For one worker. */
public interface Frontier {

  /** Adds one; siblings are added in the order of their branches. */
  void add(Node node);

  /** Takes one out; null if there is none. */
  @Nullable Node next();

  /** Takes one out for somebody else to explore, if possible one with much behind it. */
  @Nullable Node give();

  int size();

  /** Whether a way that is doubtful is to be decided with all effort before it is gone. */
  default boolean settlesDoubts() {
    return false;
  }

  /** Hears that a doubtful way took the time since a moment. */
  default void spentOnDoubt(long since) {}
}
