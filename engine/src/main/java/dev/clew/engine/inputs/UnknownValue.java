package dev.clew.engine.inputs;

import dev.clew.engine.heap.Nullness;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.LinkageProblem;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import org.jspecify.annotations.Nullable;

/**
 * What a register or slot holds for a value before the first look at it.
 *
 * @param raw the identity of an unknown reference; 0 for a primitive
 * @param sym the term of a primitive, or the mark of a reference; null where null is known
 */
record UnknownValue(long raw, @Nullable Object sym) {

  /** All that there is of a class that cannot be loaded: it has no objects. */
  private static final UnknownValue NULL = new UnknownValue(0, null);

  /** A new unknown under a name, whatever its type. */
  static UnknownValue of(Machine m, String name, JvmType type) {
    return of(m, name, GenericType.of(type));
  }

  /** The same where type arguments may be known. */
  static UnknownValue of(Machine m, String name, GenericType type) {
    if (!type.type().isReference()) {
      return new UnknownValue(0, InputSymbols.create(m.terms(), name, type.type()));
    }
    RuntimeClass declared;
    try {
      declared = m.runtime().classes().of(type.type());
    } catch (LinkageException e) {
      if (e.problem() instanceof LinkageProblem.MissingClass missing) {
        m.journal().noteOnce(Reason.missingClass(missing.name()));
      }
      return NULL;
    }
    GenericType generic = type.arguments().isEmpty() ? null : type;
    int unknown = m.heap().add(UnknownReference.open(m.token(), declared, name, generic));
    return new UnknownValue(unknown, UnknownReference.MARK);
  }

  /** The same where something is known about null. */
  static UnknownValue of(Machine m, String name, GenericType type, Nullness nullness) {
    UnknownValue value = of(m, name, type);
    if (value.raw != 0 && nullness != Nullness.POSSIBLE) {
      int id = (int) value.raw;
      UnknownReference unknown = (UnknownReference) m.object(id);
      m.heap().put(id, unknown.with(m.token(), nullness));
    }
    return value;
  }
}
