package dev.clew.engine.inputs;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.LinkageException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Exceptions that a call may throw and a handler catches: those that make a difference. */
final class CaughtExceptions {

  private CaughtExceptions() {}

  /**
   * Of each declared class and each that is caught the narrower, if one is.
   *
   * @param declared by their names; one that cannot be loaded is left out
   */
  static Set<RuntimeClass> of(
      Machine m, Collection<RuntimeClass> caught, Collection<String> declared) {
    Set<RuntimeClass> thrown = new LinkedHashSet<>();
    for (RuntimeClass handled : caught) {
      for (String name : declared) {
        RuntimeClass type = named(m, name);
        if (type != null && m.isSubtype(type, handled)) {
          thrown.add(type);
        } else if (type != null && m.isSubtype(handled, type)) {
          thrown.add(handled);
        }
      }
    }
    return thrown;
  }

  private static @Nullable RuntimeClass named(Machine m, String type) {
    try {
      return m.runtime().classes().named(type);
    } catch (LinkageException e) {
      return null;
    }
  }

  /** Initialises the classes; null when that is done, or the machine has ended. */
  static @Nullable Insn prepare(Machine m, Collection<RuntimeClass> thrown) {
    for (RuntimeClass each : thrown) {
      Insn initializer = m.initialization().isReady(each) ? null : m.initialization().start(each);
      if (initializer != null || m.isEnded()) {
        return initializer;
      }
    }
    return null;
  }
}
