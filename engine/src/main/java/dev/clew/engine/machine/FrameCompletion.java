package dev.clew.engine.machine;

import org.jspecify.annotations.Nullable;

/**
 * What happens when a frame is left that no call instruction made: a class initialiser, a
 * constructor that the machine itself called, a reflective call.
 */
public interface FrameCompletion {

  /**
   * The frame's method returned; the frame is off the stack, and its caller is on top and owned.
   *
   * @return what to execute next
   */
  @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym);

  /** Whether what returns is made for an input, and called by no code of the program. */
  default boolean makesInput() {
    return false;
  }

  /**
   * An exception left the frame, which is off the stack; its caller is on top and owned.
   *
   * @return the instruction that goes on instead, or null to let the exception go further
   */
  default @Nullable Insn threw(Machine m, Frame left, int exception) {
    return null;
  }
}
