package dev.clew.engine.inputs;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.GenericTypes;
import dev.clew.engine.program.type.JvmType;

/** Static fields of the program's classes whose values are forgotten and made up when read. */
final class StaticInputs {

  private StaticInputs() {}

  /** Forgets what a class's fields hold, constants aside. */
  static void forget(Machine m, RuntimeClass type) {
    ClassInfo info = type.info();
    if (info.isJdk() || info.isTrusted()) {
      return;
    }
    for (FieldInfo field : info.fields()) {
      if (field.isStatic() && !field.isFinal()) {
        m.initialization().ownStatics(type).set(field.slot(), 0, UnreadField.MARK);
      }
    }
  }

  /** Gives a forgotten field a value. */
  static void read(Machine m, StaticFields owned, FieldInfo field, boolean isInput) {
    String plain = field.owner().name().replace('/', '.') + "." + field.name();
    String name = isInput ? plain : plain + "#" + m.journal().nextNumber();
    JvmType type = field.type();
    UnknownValue unknown = UnknownValue.of(m, name, GenericTypes.of(field, null));
    owned.set(field.slot(), unknown.raw(), unknown.sym());
    if (isInput) {
      String owner = field.owner().name().replace('/', '.');
      InputOrigin origin = new InputOrigin.FromStaticField(owner, field.name());
      m.journal().addFurtherInput(name, origin, type, unknown.raw(), unknown.sym());
    }
  }
}
