package dev.clew.engine.insn.call;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import org.jspecify.annotations.Nullable;

/** {@code athrow}. */
public final class Throw extends Insn {

  private final int source;

  public Throw(int source) {
    super(NO_REGISTER);
    this.source = source;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    long exception = f.raw[source];
    return exception == 0
        ? m.exceptions().nullPointer(f, this)
        : m.exceptions().throwFrom(f, this, exception);
  }

  @Override
  public @Nullable Insn careful(Machine m, Frame f) {
    if (!m.unknowns().settle(f, source)) {
      return m.unknowns().dereference(f, this, source);
    }
    return run(m, f);
  }
}
