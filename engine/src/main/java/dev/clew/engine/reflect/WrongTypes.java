package dev.clew.engine.reflect;

import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.type.Signature;

/** The messages of {@code WrongMethodTypeException}. */
final class WrongTypes {

  private static final int FIRST_WITH_HANDLES_TYPE = 21;

  private WrongTypes() {}

  /** Whether the JDK has the newer messages. */
  static boolean isNew(Machine m) {
    return m.runtime().program().classPath().featureVersion() >= FIRST_WITH_HANDLES_TYPE;
  }

  /** For a call that had to have exactly the handle's type. */
  static String inexact(Machine m, Signature handle, Signature site) {
    boolean isNew = m.runtime().program().classPath().featureVersion() >= FIRST_WITH_HANDLES_TYPE;
    return (isNew ? "handle's method type " : "expected ")
        + HandleTypes.describe(m, handle)
        + " but found "
        + HandleTypes.describe(m, site);
  }

  /** For a call whose types cannot be converted. */
  static String inconvertible(Machine m, Signature handle, Signature site) {
    return "cannot convert MethodHandle"
        + HandleTypes.describe(m, handle)
        + " to "
        + HandleTypes.describe(m, site);
  }
}
