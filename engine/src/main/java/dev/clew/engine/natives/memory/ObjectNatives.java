package dev.clew.engine.natives.memory;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.IdentityHash;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.insn.object.BoxIdentity;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import org.jspecify.annotations.Nullable;

/** {@code java.lang.Object}, and {@code System.arraycopy}. */
public final class ObjectNatives {

  private ObjectNatives() {}

  public static void register(NativeRegistry r) {
    r.on("java/lang/Object.hashCode", ObjectNatives::hash)
        .on("java/lang/System.identityHashCode", ObjectNatives::hash)
        .on("java/lang/Object.getClass", ObjectNatives::type)
        .on("java/lang/Object.clone", ObjectNatives::copy)
        .on("java/lang/System.arraycopy", (NativeMethod.Symbolic) ArrayCopy::perform);
  }

  private static @Nullable Insn hash(Machine m, Frame f) {
    if (f.raw[0] == 0) {
      return NativeRegistry.give(m, f, 0);
    }
    HeapObject object = m.object(f.raw[0]);
    if (BoxIdentity.isOpen(object)) {
      return m.unsupported(
          ReasonCode.NUMBER_IDENTITY, "the identity hash code of an unknown number");
    }
    return BoxIdentity.isBoxed(object)
        ? m.unsupported(
            ReasonCode.BOX_IDENTITY, "the identity hash code of a box of an unknown value")
        : NativeRegistry.give(m, f, IdentityHash.of(f.raw[0]));
  }

  /** A reflective call asks for it to check protected methods, which no interface has. */
  private static @Nullable Insn type(Machine m, Frame f) {
    return m.lazyInputs().isStub(m, (int) f.raw[0]) && !isOfReflectiveCall(f)
        ? m.unsupported(
            ReasonCode.STUB_CLASS, "the class of an object that stands for any implementation")
        : NativeRegistry.give(m, f, m.mirrors().of(m.classOf(f.raw[0])));
  }

  private static boolean isOfReflectiveCall(Frame f) {
    MethodInfo caller = f.caller == null ? null : f.caller.code.method();
    return caller != null
        && caller.owner().name().equals("java/lang/reflect/Method")
        && caller.name().equals("invoke");
  }

  private static @Nullable Insn copy(Machine m, Frame f) {
    int id = (int) f.raw[0];
    HeapObject object = m.object(id);
    if (object instanceof HeapArray array) {
      m.allocates(array.length());
      return NativeRegistry.give(m, f, m.heap().add(array.cloned(m.token())));
    }
    if (object instanceof SymbolicArray array) {
      HeapObject copy = SymbolicArray.copy(m.token(), array.type(), array.length(), array, id);
      return NativeRegistry.give(m, f, m.heap().add(copy));
    }
    RuntimeClass type = object.type();
    RuntimeClass cloneable = m.runtime().classes().named("java/lang/Cloneable");
    if (m.lazyInputs().isStub(m, id)) {
      return m.unsupported(
          ReasonCode.STUB_CLASS, "a clone of an object that stands for any implementation");
    }
    if (!m.isSubtype(type, cloneable)) {
      return m.exceptions().raise("java/lang/CloneNotSupportedException", type.name());
    }
    readAll(m, id);
    return NativeRegistry.give(m, f, m.heap().add(m.instance(id).cloned(m.token())));
  }

  /** Looks at all fields of an input, which its copy has, too. */
  private static void readAll(Machine m, int id) {
    for (int slot = 0; slot < m.classOf(id).instanceSlots(); slot++) {
      if (m.instance(id).sym(slot) == UnreadField.MARK) {
        m.lazyInputs().readField(m, id, (Instance) m.heap().own(id), slot);
      }
    }
  }
}
