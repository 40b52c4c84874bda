package dev.clew.engine.insn;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import org.jspecify.annotations.Nullable;

/** {@code if_acmpeq} and {@code if_acmpne}. */
public final class IfRef extends Jump {

  private final boolean jumpsWhenSame;
  private final int a;
  private final int b;

  public IfRef(boolean jumpsWhenSame, int a, int b) {
    this.jumpsWhenSame = jumpsWhenSame;
    this.a = a;
    this.b = b;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    return f.raw[a] == f.raw[b] == jumpsWhenSame ? jump(m) : next();
  }

  @Override
  public @Nullable Insn careful(Machine m, Frame f) {
    if (f.sym(a) == null && f.sym(b) == null) {
      return run(m, f);
    }
    if (f.raw[a] == f.raw[b] && f.sym(a) == f.sym(b)) {
      return jumpsWhenSame ? jump(m) : next(); // the same unknown
    }
    if (!m.unknowns().settle(f, a)) {
      return m.unknowns().decide(f, this, a);
    }
    if (!m.unknowns().settle(f, b)) {
      return m.unknowns().decide(f, this, b);
    }
    return run(m, f);
  }
}
