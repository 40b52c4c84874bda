package dev.clew.engine.inputs;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;

/**
 * What a register or slot holds for a value that nobody has looked at.
 *
 * @param raw the identity of an unknown reference; 0 for a primitive
 * @param sym the term of a primitive, or the mark of a reference
 */
record UnknownValue(long raw, Object sym) {

  /** A new unknown under a name, whatever its type. */
  static UnknownValue of(Machine m, String name, JvmType type) {
    return of(m, name, GenericType.of(type));
  }

  /** The same where type arguments may be known. */
  static UnknownValue of(Machine m, String name, GenericType type) {
    if (!type.type().isReference()) {
      return new UnknownValue(0, InputSymbols.create(m.terms(), name, type.type()));
    }
    RuntimeClass declared = m.runtime().classes().of(type.type());
    GenericType generic = type.arguments().isEmpty() ? null : type;
    int unknown = m.heap().add(UnknownReference.open(m.token(), declared, name, generic));
    return new UnknownValue(unknown, UnknownReference.MARK);
  }

  /** The same for what a caller hands over, which may be known not to be null. */
  static UnknownValue handedOver(Machine m, String name, GenericType type) {
    UnknownValue value = of(m, name, type);
    if (type.type().isReference() && !m.lazyInputs().mayBeNull()) {
      int id = (int) value.raw;
      UnknownReference unknown = (UnknownReference) m.object(id);
      m.heap().put(id, unknown.knownNonNull(m.token()));
    }
    return value;
  }
}
