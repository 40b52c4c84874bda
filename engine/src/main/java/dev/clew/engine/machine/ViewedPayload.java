package dev.clew.engine.machine;

import org.jspecify.annotations.Nullable;

/**
 * A payload that stands for fields which are hidden, and can fill them in when the JDK's own code
 * reads one. Who changes such an object hides them again.
 */
public interface ViewedPayload {

  /** Fills them in, perhaps after a decision; then the instruction is executed once more. */
  @Nullable Insn view(Machine m, Frame f, Insn at, int id);
}
