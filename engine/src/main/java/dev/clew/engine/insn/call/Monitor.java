package dev.clew.engine.insn.call;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import org.jspecify.annotations.Nullable;

/** {@code monitorenter} and {@code monitorexit}: with one thread there is no waiting. */
public final class Monitor extends Insn {

  private final int source;
  private final boolean enters;

  public Monitor(int source, boolean enters) {
    super(NO_REGISTER);
    this.source = source;
    this.enters = enters;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    long object = f.raw[source];
    if (object == 0) {
      return m.exceptions().nullPointer(f, this);
    }
    if (enters) {
      m.monitors().enter(object);
      return next();
    }
    return m.monitors().exit(object) ? next() : notOwner(m, f);
  }

  @Override
  public @Nullable Insn careful(Machine m, Frame f) {
    if (m.unknowns().settle(f, source)) {
      return run(m, f);
    }
    m.unknowns().assumeNonNull(f, source);
    if (!m.unknowns().isNonNull(f, source)) {
      return m.unknowns().decideNull(f, this, source);
    }
    if (enters) {
      m.monitors().enterUnknown();
      return next();
    }
    return m.monitors().exitUnknown() ? next() : notOwner(m, f);
  }

  private @Nullable Insn notOwner(Machine m, Frame f) {
    return m.exceptions().raise(f, this, "java/lang/IllegalMonitorStateException", null);
  }
}
