package dev.clew.engine.insn.flow;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import org.jspecify.annotations.Nullable;

/** {@code ifnull} and {@code ifnonnull}. */
public final class IfNull extends Jump {

  private final boolean jumpsWhenNull;
  private final int a;

  public IfNull(boolean jumpsWhenNull, int a) {
    this.jumpsWhenNull = jumpsWhenNull;
    this.a = a;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    return f.raw[a] == 0 == jumpsWhenNull ? jump(m) : next();
  }

  @Override
  public @Nullable Insn careful(Machine m, Frame f) {
    if (m.unknowns().settle(f, a)) {
      return run(m, f);
    }
    if (m.unknowns().isNonNull(f, a) && !m.unknowns().expectsNull(f, a)) {
      return jumpsWhenNull ? next() : jump(m);
    }
    return m.unknowns().decideNull(f, this, a);
  }
}
