package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.nullness.StaticWrites;

/**
 * Static fields of the program's classes that earlier calls may have changed: what methods assign
 * to is an input, and who reads a collection that methods change learns that its contents are not
 * known.
 */
final class LaterStatics {

  private final StaticWrites writes;

  LaterStatics(StaticWrites writes) {
    this.writes = writes;
  }

  /** Forgets what a class's fields hold, where it may be something else by the time of a call. */
  void forget(Machine m, RuntimeClass type) {
    ClassInfo info = type.info();
    if (info.isJdk() || info.isTrusted()) {
      return;
    }
    for (FieldInfo field : info.fields()) {
      if (!field.isStatic() || field.constantValue() != null) {
        continue;
      }
      StaticFields statics = m.initialization().ownStatics(type);
      long value = statics.raw(field.slot());
      if (!field.isFinal() && writes.isAssigned(field)) {
        statics.set(field.slot(), 0, UnreadField.MARK);
      } else if (field.type().isReference()
          && value != 0
          && statics.sym(field.slot()) == null
          && hasContents(m.object(value))
          && writes.isChanged(field)) {
        statics.set(field.slot(), value, UnreadField.MARK);
      }
    }
  }

  private static boolean hasContents(HeapObject object) {
    if (!(object instanceof Instance instance)) {
      return object instanceof HeapArray array && array.length() > 0;
    }
    ClassInfo type = instance.type().infoOrNull() == null ? null : instance.type().info();
    return type != null && type.isJdk() && !HandedValues.isFixed(type);
  }

  /** Gives a field its object back, if that is what is kept there. */
  static boolean isKept(Machine m, StaticFields owned, FieldInfo field) {
    long value = owned.raw(field.slot());
    if (value == 0) {
      return false;
    }
    owned.set(field.slot(), value, null);
    m.journal()
        .noteOnce(
            new Reason(
                ReasonCode.STATIC_CONTENTS,
                "what " + field.owner() + "." + field.name() + " holds after earlier calls"));
    return true;
  }
}
