package dev.clew.engine.inputs;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.insn.call.ConstructionEnd;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;

/** Fields that are marked as inputs, whatever they are initialised with. */
final class MarkedFields {

  private MarkedFields() {}

  /** Forgets what the marked static fields of a class hold. */
  static void forget(Machine m, RuntimeClass type) {
    if (type.info().isJdk()) {
      return;
    }
    for (FieldInfo field : type.info().fields()) {
      if (field.isStatic() && ConstructionEnd.isMarked(field)) {
        m.initialization().ownStatics(type).set(field.slot(), 0, UnreadField.MARK);
      }
    }
  }

  /** Makes the marked fields of a new object unknown. */
  static void makeUnknown(Machine m, int id, ClassInfo owner) {
    Instance object = (Instance) m.heap().own(id);
    String simple = owner.name().substring(owner.name().lastIndexOf('/') + 1).replace('$', '.');
    for (FieldInfo field : owner.fields()) {
      if (!field.isStatic() && ConstructionEnd.isMarked(field)) {
        String plain = "new " + simple + "()." + field.name();
        String name = m.journal().nameAfter(plain);
        UnknownValue unknown = UnknownValue.of(m, name, field.type());
        object.set(field.slot(), unknown.raw(), unknown.sym());
        InputOrigin origin = new InputOrigin.FromWorld(plain);
        m.journal().addFurtherInput(name, origin, field.type(), unknown.raw(), unknown.sym());
      }
    }
  }
}
