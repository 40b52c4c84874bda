package dev.clew.engine.inputs;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.heap.Unread;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;

/** Fields that somebody marked as inputs, whatever they are initialised with. */
final class MarkedFields {

  private MarkedFields() {}

  static boolean isMarked(FieldInfo field) {
    return dev.clew.engine.insn.MarkedFields.isMarked(field);
  }

  /** Forgets what the marked static fields of a class hold. */
  static void forget(Machine m, RuntimeClass type) {
    if (type.info().isJdk()) {
      return;
    }
    for (FieldInfo field : type.info().fields()) {
      if (field.isStatic() && isMarked(field)) {
        m.initialization().ownStatics(type).set(field.slot(), 0, Unread.MARK);
      }
    }
  }

  /** Makes the marked fields of a new object unknown. */
  static void makeUnknown(Machine m, int id, ClassInfo owner) {
    Instance object = (Instance) m.heap().own(id);
    String simple = owner.name().substring(owner.name().lastIndexOf('/') + 1).replace('$', '.');
    for (FieldInfo field : owner.fields()) {
      if (!field.isStatic() && isMarked(field)) {
        String name = m.journal().nameAfter("new " + simple + "()." + field.name());
        JvmType type = field.type();
        if (type.isReference()) {
          RuntimeClass declared = m.runtime().classes().of(type);
          int unknown = m.heap().add(UnknownReference.open(m.token(), declared, name));
          object.set(field.slot(), unknown, UnknownReference.MARK);
          m.journal().addFurtherInput(name, type, unknown, UnknownReference.MARK);
        } else {
          Expr symbol = InputSymbols.create(m.terms(), name, type);
          object.set(field.slot(), 0, symbol);
          m.journal().addFurtherInput(name, type, 0, symbol);
        }
      }
    }
  }
}
