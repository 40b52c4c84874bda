package dev.clew.engine.insn.object;

import dev.clew.engine.heap.HiddenField;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.machine.FieldView;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.machine.ViewedPayload;
import dev.clew.engine.machine.WellKnown;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.FieldReference;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import org.jspecify.annotations.Nullable;

/** {@code getfield}. */
public final class GetField extends FieldAccess {

  private final int object;

  /** The slot, when the field is resolved and reading it is nothing special. */
  private int plainSlot = -1;

  public GetField(int dst, int object, MethodInfo from, FieldReference reference) {
    super(dst, from, reference);
    this.object = object;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    int slot = plainSlot;
    long id = f.raw[object];
    if (id != 0 && slot >= 0) {
      Instance instance = (Instance) m.heap().get((int) id);
      if (!instance.hasSymbols()) {
        f.raw[dst()] = instance.raw(slot);
        return next();
      }
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
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
    long id = f.raw[object];
    if (id == 0) {
      return m.exceptions().nullPointer(f, this);
    }
    if (owner(m, field) == m.runtime().wellKnown().string()) {
      return readString(m, f, field.slot(), id);
    }
    plainSlot = field.slot();
    return read(m, f, field.slot(), (int) id);
  }

  private @Nullable Insn read(Machine m, Frame f, int slot, int id) {
    Instance instance = m.instance(id);
    if (instance.sym(slot) == UnreadField.MARK) {
      instance = (Instance) m.heap().own(id);
      m.lazyInputs().readField(m, id, instance, slot);
    }
    if (instance.sym(slot) instanceof FieldView view) {
      return view.read(m, f, this, id);
    }
    if (instance.sym(slot) instanceof HiddenField hidden) {
      return readHidden(m, f, instance, id, hidden);
    }
    f.set(dst(), instance.raw(slot), instance.sym(slot));
    return next();
  }

  private @Nullable Insn readHidden(
      Machine m, Frame f, Instance instance, int id, HiddenField hidden) {
    if (instance.payload() instanceof ViewedPayload payload) {
      return payload.view(m, f, this, id);
    }
    throw new UnsupportedException(hidden.cause(), hidden.detail());
  }

  private @Nullable Insn readString(Machine m, Frame f, int slot, long id) {
    WellKnown known = m.runtime().wellKnown();
    boolean isText = slot == known.stringValue() || slot == known.stringCoder();
    if (isText && m.texts().lacksArray(id)) {
      return TextView.decide(m, f, this, (int) id);
    }
    if (slot == known.stringValue()) {
      f.set(dst(), m.texts().valueArray(id));
    } else if (slot == known.stringCoder()) {
      f.set(dst(), m.texts().coder(id));
    } else {
      f.set(dst(), m.instance(id).raw(slot), m.instance(id).sym(slot));
    }
    return next();
  }
}
