package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.type.GenericType;

/** Whether type arguments allow that two inputs are one object: no compiler lets others be. */
final class GenericAliases {

  private GenericAliases() {}

  static boolean areAllowed(Machine m, HeapObject input, UnknownReference unknown) {
    InputIdentity identity = InputNames.identity(input);
    GenericType wanted = unknown.generic();
    GenericType actual = identity == null ? null : identity.type();
    return wanted == null || actual == null || haveArguments(m, actual, wanted);
  }

  /** Classes may differ: an argument of one type is that of another, as the library has them. */
  private static boolean haveArguments(Machine m, GenericType actual, GenericType wanted) {
    int count = Math.min(actual.arguments().size(), wanted.arguments().size());
    for (int i = 0; i < count; i++) {
      if (!fits(m, actual.argument(i), wanted.argument(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean fits(Machine m, GenericType actual, GenericType wanted) {
    boolean isType =
        wanted.isBound() ? isSubtype(m, actual, wanted) : actual.type().equals(wanted.type());
    return isType && haveArguments(m, actual, wanted);
  }

  private static boolean isSubtype(Machine m, GenericType actual, GenericType wanted) {
    try {
      return m.runtime().program().isSubtype(actual.type(), wanted.type());
    } catch (LinkageException e) {
      return false;
    }
  }
}
