package dev.clew.engine.inputs;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.ClassInfo;
import org.jspecify.annotations.Nullable;

/** Constants of enum types, also those with a body, whose class is a subclass. */
final class EnumConstants {

  private EnumConstants() {}

  /** The constant's name; null if the object is none. */
  static @Nullable String name(Machine m, int id, RuntimeClass type) {
    if (declaringClass(type) == null) {
      return null;
    }
    long name = m.instance(id).raw(type.field("name").slot());
    return name == 0 ? null : m.texts().of(name);
  }

  /** The enum type of a constant's class, as {@link Class#getName} has it. */
  static String declaring(RuntimeClass type) {
    ClassInfo declaring = declaringClass(type);
    return declaring == null ? type.name() : declaring.toString();
  }

  private static @Nullable ClassInfo declaringClass(RuntimeClass type) {
    for (ClassInfo current = type.info(); current != null; current = current.superclass()) {
      ClassInfo above = current.superclass();
      if (above != null && above.name().equals("java/lang/Enum")) {
        return current;
      }
    }
    return null;
  }
}
