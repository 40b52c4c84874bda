package dev.clew.engine.insn.object;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.insn.number.Narrowing;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.FieldReference;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/** {@code getstatic} and {@code putstatic}; both initialise the class that declares the field. */
public final class StaticField {

  private StaticField() {}

  /** What both share. */
  private abstract static class Access extends FieldAccess {
    Access(int dst, MethodInfo from, FieldReference reference) {
      super(dst, from, reference);
    }

    abstract @Nullable Insn perform(Machine m, Frame f, RuntimeClass owner, FieldInfo field);

    final @Nullable Insn access(Machine m, Frame f) {
      try {
        FieldInfo field = field(m, /* isStatic= */ true);
        RuntimeClass owner = owner(m, field);
        if (!m.initialization().isReady(owner)) {
          f.setInsn(this);
          Insn initializer = m.initialization().start(owner);
          if (initializer != null || m.isEnded()) {
            return initializer;
          }
        }
        return perform(m, f, owner, field);
      } catch (LinkageException e) {
        return m.exceptions().raise(f, this, e);
      }
    }
  }

  /** {@code getstatic}. */
  public static final class Get extends Access {
    public Get(int dst, MethodInfo from, FieldReference reference) {
      super(dst, from, reference);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      return access(m, f);
    }

    @Override
    Insn perform(Machine m, Frame f, RuntimeClass owner, FieldInfo field) {
      StaticFields statics = m.initialization().statics(owner);
      if (statics.sym(field.slot()) == UnreadField.MARK) {
        statics = m.initialization().ownStatics(owner);
        m.lazyInputs().readStatic(m, statics, field);
      }
      f.set(dst(), statics.raw(field.slot()), statics.sym(field.slot()));
      return next();
    }
  }

  /** {@code putstatic}. */
  public static final class Put extends Access {
    private final int value;

    public Put(int value, MethodInfo from, FieldReference reference) {
      super(NO_REGISTER, from, reference);
      this.value = value;
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      return access(m, f);
    }

    @Override
    Insn perform(Machine m, Frame f, RuntimeClass owner, FieldInfo field) {
      m.runtime().linker().checkWrite(from, field);
      StaticFields statics = m.initialization().ownStatics(owner);
      if (f.sym(value) instanceof Expr term) {
        statics.set(field.slot(), 0, Narrowing.narrow(kind(), m.terms(), term));
      } else {
        statics.set(field.slot(), Narrowing.narrow(kind(), f.raw[value]), f.sym(value));
      }
      return next();
    }
  }
}
