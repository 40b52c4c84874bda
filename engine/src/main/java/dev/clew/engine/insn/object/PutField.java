package dev.clew.engine.insn.object;

import dev.clew.engine.heap.Instance;
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

/** {@code putfield}. */
public final class PutField extends FieldAccess {

  private final int object;
  private final int value;
  private int slot = -1;

  public PutField(int object, int value, MethodInfo from, FieldReference reference) {
    super(NO_REGISTER, from, reference);
    this.object = object;
    this.value = value;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    long id = f.raw[object];
    if (id > 0 && slot >= 0) {
      Instance instance = (Instance) m.heap().own((int) id);
      instance.set(slot, Narrowing.narrow(kind(), f.raw[value]));
      return next();
    }
    return slowly(m, f);
  }

  @Override
  public @Nullable Insn careful(Machine m, Frame f) {
    return m.unknowns().settle(f, object)
        ? slowly(m, f)
        : m.unknowns().dereference(f, this, object);
  }

  private @Nullable Insn slowly(Machine m, Frame f) {
    FieldInfo field;
    try {
      field = field(m, /* isStatic= */ false);
      m.runtime().linker().checkWrite(from, field);
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
    slot = field.slot();
    long id = f.raw[object];
    if (id == 0) {
      return m.exceptions().nullPointer(f, this);
    }
    if (id < 0) {
      return next(); // a literal's cached hash code: nothing that a program can see
    }
    Object sym = f.sym(value);
    Instance instance = (Instance) m.heap().own((int) id);
    if (sym instanceof Expr term) {
      instance.set(slot, 0, Narrowing.narrow(kind(), m.terms(), term));
    } else {
      instance.set(slot, Narrowing.narrow(kind(), f.raw[value]), sym);
    }
    return next();
  }
}
