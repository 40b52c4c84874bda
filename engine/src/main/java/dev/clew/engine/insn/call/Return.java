package dev.clew.engine.insn.call;

import dev.clew.engine.insn.number.Narrowing;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import org.jspecify.annotations.Nullable;

/** Leaves a method. */
public final class Return {

  private Return() {}

  /** Without a value. */
  public static final class Nothing extends Insn {
    public Nothing() {
      super(NO_REGISTER);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      f.setInsn(this);
      return m.calls().returnVoid(f);
    }
  }

  /** With a value that its type does not cut short. */
  public static final class Value extends Insn {
    private final int source;

    public Value(int source) {
      super(NO_REGISTER);
      this.source = source;
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      f.setInsn(this);
      return m.calls().returnValue(f, f.raw[source], null);
    }

    @Override
    public @Nullable Insn careful(Machine m, Frame f) {
      f.setInsn(this);
      return m.calls().returnValue(f, f.raw[source], f.sym(source));
    }
  }

  /** With a boolean, byte, char or short: {@code ireturn} cuts the rest off (JVMS 6.5). */
  public static final class Narrow extends Insn {
    private final int source;
    private final JvmType.Kind kind;

    public Narrow(int source, JvmType.Kind kind) {
      super(NO_REGISTER);
      this.source = source;
      this.kind = kind;
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      f.setInsn(this);
      return m.calls().returnValue(f, Narrowing.narrow(kind, f.raw[source]), null);
    }

    @Override
    public @Nullable Insn careful(Machine m, Frame f) {
      f.setInsn(this);
      Object sym = f.sym(source);
      if (sym == null) {
        return run(m, f);
      }
      Expr value = m.terms().of(Sort.INT, 0, sym);
      return m.calls().returnValue(f, 0, Narrowing.narrow(kind, m.terms(), value));
    }
  }
}
