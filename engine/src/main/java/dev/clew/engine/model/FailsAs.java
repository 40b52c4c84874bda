package dev.clew.engine.model;

import dev.clew.engine.heap.Instance;

/** A payload that has a stand-in for calls that are known to fail. */
public interface FailsAs extends SymbolicPayload {

  /** The identity of an object whose fields the JDK's own code can look at until it throws. */
  int standIn(PathMemory m, Instance original);
}
