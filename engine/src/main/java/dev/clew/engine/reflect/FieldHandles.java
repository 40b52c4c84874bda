package dev.clew.engine.reflect;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.heap.ValueSlots;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.FieldInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads and writes of fields through method handles. */
final class FieldHandles {

  private FieldHandles() {}

  static @Nullable Insn access(
      Machine m, FieldInfo field, int kind, List<GuestValue> arguments, ResultAction then) {
    boolean isWrite = kind == MemberNames.PUT_FIELD || kind == MemberNames.PUT_STATIC;
    if (field.isStatic()) {
      RuntimeClass owner = m.runtime().classes().of(field.owner());
      return GuestCalls.whenReady(
          m,
          owner,
          (machine, nothing) ->
              isWrite
                  ? write(
                      machine,
                      machine.initialization().staticsId(owner),
                      field,
                      arguments.get(0),
                      then)
                  : read(machine, machine.initialization().staticsId(owner), field, then));
    }
    GuestValue receiver = arguments.get(0);
    if (receiver.sym() != null) {
      return m.unsupported(ReasonCode.NATIVE_SYMBOLIC, "a field handle on an unknown receiver");
    }
    if (receiver.raw() == 0) {
      return GuestCalls.raise(m, "java/lang/NullPointerException", null);
    }
    return isWrite
        ? write(m, (int) receiver.raw(), field, arguments.get(1), then)
        : read(m, (int) receiver.raw(), field, then);
  }

  private static @Nullable Insn read(Machine m, int id, FieldInfo field, ResultAction then) {
    ValueSlots slots = (ValueSlots) m.heap().get(id);
    Object sym = slots.sym(field.slot());
    if (sym == UnreadField.MARK) {
      return m.unsupported(ReasonCode.NATIVE_SYMBOLIC, "a field handle on an input");
    }
    if (slots instanceof Instance && slots.type() == m.runtime().wellKnown().string()) {
      return m.unsupported(ReasonCode.METHOD_HANDLE, "a field of a string");
    }
    return then.accept(m, new GuestValue(slots.raw(field.slot()), sym));
  }

  private static @Nullable Insn write(
      Machine m, int id, FieldInfo field, GuestValue value, ResultAction then) {
    ((ValueSlots) m.heap().own(id)).set(field.slot(), value.raw(), value.sym());
    return then.accept(m, GuestValue.ZERO);
  }
}
