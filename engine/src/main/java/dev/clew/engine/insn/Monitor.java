package dev.clew.engine.insn;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import org.jspecify.annotations.Nullable;

/** {@code monitorenter} and {@code monitorexit}: with one thread nobody ever waits. */
public final class Monitor extends Insn {

  private final int source;

  public Monitor(int source) {
    super(NO_REGISTER);
    this.source = source;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    return f.raw[source] == 0 ? m.exceptions().nullPointer(f, this) : next();
  }

  @Override
  public @Nullable Insn careful(Machine m, Frame f) {
    if (m.unknowns().settle(f, source)) {
      return run(m, f);
    }
    return m.unknowns().isNonNull(f, source) ? next() : m.unknowns().decideNull(f, this, source);
  }
}
