package dev.clew.engine.heap;

import java.util.function.IntConsumer;

/**
 * Holds identities outside of the heap's own objects: a payload or a completion. What keeps an
 * identity across instructions must be one, or the object may be collected.
 */
public interface TracedIdentities {

  /** Names every identity that it holds; 0 and literals do no harm. */
  void trace(IntConsumer identities);

  /** Roughly how much memory it takes, where that can be much. */
  default long heldBytes() {
    return 0;
  }
}
