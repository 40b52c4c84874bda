package dev.clew.engine.model;

import dev.clew.engine.machine.Insn;
import org.jspecify.annotations.Nullable;

/** How a modelled call is left; {@link Call} makes it, and a model only hands it on. */
public final class CallExit {

  private final @Nullable Insn then;

  CallExit(@Nullable Insn then) {
    this.then = then;
  }

  /** What the machine executes next; null where it stops, as at a fork. */
  @Nullable Insn then() {
    return then;
  }
}
