package dev.clew.engine.natives.classes;

import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.insn.array.ArrayBounds;
import dev.clew.engine.machine.ArrayLimit;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.natives.registry.TermMethod;
import dev.clew.engine.natives.registry.UnknownLength;
import dev.clew.engine.program.FieldInfo;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/** {@code java.lang.reflect}. */
public final class ReflectionNatives {

  private ReflectionNatives() {}

  public static void register(NativeRegistry r) {
    r.on("java/lang/reflect/Array.newArray", (NativeMethod.Symbolic) ReflectionNatives::newArray)
        .on("java/lang/reflect/Array.getLength", ReflectionNatives::length);
  }

  private static @Nullable Insn newArray(Machine m, Frame f) {
    if (!m.unknowns().settle(f, 0)) {
      return m.unknowns().decide(f, NativeRegistry.here(f), 0);
    }
    RuntimeClass component = m.mirrors().classOf(f.raw[0]);
    if (f.sym(1) instanceof Expr unknown) {
      return UnknownLength.create(m, f, m.runtime().classes().arrayOf(component), unknown);
    }
    int length = f.intAt(1);
    if (length < 0) {
      return m.exceptions().raise("java/lang/NegativeArraySizeException", Integer.toString(length));
    }
    String complaint = ArrayLimit.complaint(length);
    if (complaint != null) {
      return m.exceptions().raise(ArrayLimit.ERROR, complaint);
    }
    m.allocates(length);
    RuntimeClass type = m.runtime().classes().arrayOf(component);
    return NativeRegistry.give(m, f, m.heap().add(HeapArrays.create(m.token(), type, length)));
  }

  private static @Nullable Insn length(Machine m, Frame f) {
    if (f.raw[0] == 0) {
      return m.exceptions().raise("java/lang/NullPointerException", null);
    }
    return m.classOf(f.raw[0]).isArray()
        ? TermMethod.give(m, f, ArrayBounds.length(m, m.object(f.raw[0])))
        : m.exceptions().raise("java/lang/IllegalArgumentException", "Argument is not an array");
  }

  /** The field that a {@code java.lang.reflect.Field} stands for. */
  public static FieldInfo fieldOf(Machine m, long field) {
    RuntimeClass type = m.classOf(field);
    long owner = m.instance(field).raw(type.field("clazz").slot());
    long slot = m.instance(field).raw(type.field("slot").slot());
    return m.mirrors().classOf(owner).info().fields().get((int) slot);
  }
}
