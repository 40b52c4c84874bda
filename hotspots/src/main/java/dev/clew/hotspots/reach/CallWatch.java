package dev.clew.hotspots.reach;

import dev.clew.engine.program.MethodInfo;

/** Is told of each call that code may make. */
@FunctionalInterface
public interface CallWatch {

  /**
   * Whether a call is one that is looked for.
   *
   * @param position of the call in the method that makes it
   * @param called what it may mean; a method that only declares it, too
   */
  boolean isWanted(MethodInfo caller, int position, MethodInfo called);
}
