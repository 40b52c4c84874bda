package dev.clew.engine.inputs;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FrameCompletion;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ReasonCode;
import org.jspecify.annotations.Nullable;

/**
 * Inputs that the library's code is making of parts. It calls the program's code, such as {@code
 * hashCode} of a key, which may come to the very input by another way: there is nothing to look at
 * yet, and what would be decided there would be lost when the input is done.
 */
final class InputsBeingMade {

  /** How a frame is left that makes one. */
  interface Making extends FrameCompletion {
    /** What it is to be put in the place of. */
    int reference();
  }

  private InputsBeingMade() {}

  static boolean has(Machine m, int reference) {
    for (Frame each = m.top(); each != null; each = each.caller) {
      if (each.completion() instanceof Making making && making.reference() == reference) {
        return true;
      }
    }
    return false;
  }

  static @Nullable Insn giveUp(Machine m, String name) {
    return m.unsupported(
        ReasonCode.INPUT_CLASS, "an input that is looked at while it is made: " + name);
  }
}
