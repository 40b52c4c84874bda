package dev.clew.engine.natives;

import dev.clew.engine.heap.Arrays;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.FieldInfo;
import org.jspecify.annotations.Nullable;

/** {@code java.lang.reflect}. */
final class ReflectionNatives {

  private ReflectionNatives() {}

  static void register(Registry r) {
    r.on("java/lang/reflect/Array.newArray", ReflectionNatives::newArray)
        .on("java/lang/reflect/Array.getLength", ReflectionNatives::length);
  }

  private static @Nullable Insn newArray(Machine m, Frame f) {
    RuntimeClass component = m.mirrors().classOf(f.raw[0]);
    int length = f.intAt(1);
    if (length < 0) {
      return m.exceptions().raise("java/lang/NegativeArraySizeException", Integer.toString(length));
    }
    RuntimeClass type = m.runtime().classes().arrayOf(component);
    return Registry.give(m, f, m.heap().add(Arrays.create(m.token(), type, length)));
  }

  private static @Nullable Insn length(Machine m, Frame f) {
    if (f.raw[0] == 0) {
      return m.exceptions().raise("java/lang/NullPointerException", null);
    }
    return m.classOf(f.raw[0]).isArray()
        ? Registry.give(m, f, m.array(f.raw[0]).length())
        : m.exceptions().raise("java/lang/IllegalArgumentException", "Argument is not an array");
  }

  /** The field that a {@code java.lang.reflect.Field} stands for. */
  static FieldInfo fieldOf(Machine m, long field) {
    RuntimeClass type = m.classOf(field);
    long owner = m.instance(field).raw(type.field("clazz").slot());
    long slot = m.instance(field).raw(type.field("slot").slot());
    return m.mirrors().classOf(owner).info().fields().get((int) slot);
  }
}
