package dev.clew.replay.wall;

import java.util.Locale;

/** What code under test may do although it reaches out of its JVM. */
public enum Permission {
  /** Write and delete files outside of the scratch folder. */
  FILES,
  /** Open sockets, look up hosts. */
  NETWORK,
  /** Start and end other programs. */
  PROCESSES,
  /** Load native code, call it, use memory through {@code Unsafe}. */
  NATIVE;

  /** As users write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
