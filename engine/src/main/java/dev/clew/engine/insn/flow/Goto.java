package dev.clew.engine.insn.flow;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import org.jspecify.annotations.Nullable;

/** Always jumps. Decoding leaves only those that go backward. */
public final class Goto extends Jump {

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    return jump(m);
  }
}
