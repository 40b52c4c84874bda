package dev.clew.engine.natives;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import org.jspecify.annotations.Nullable;

/** {@code java.lang.Object}, and {@code System.arraycopy}. */
final class ObjectNatives {

  private ObjectNatives() {}

  static void register(Registry r) {
    r.value("java/lang/Object.hashCode", (m, f) -> identityHash(f.raw[0]))
        .value("java/lang/System.identityHashCode", (m, f) -> identityHash(f.raw[0]))
        .value("java/lang/Object.getClass", (m, f) -> m.mirrors().of(m.classOf(f.raw[0])))
        .on("java/lang/Object.clone", ObjectNatives::copy)
        .on("java/lang/System.arraycopy", ArrayCopy::perform);
  }

  /** Spread like HotSpot's: 31 bits, and never 0 but for null. */
  static int identityHash(long id) {
    if (id == 0) {
      return 0;
    }
    long mixed = id * 0x9E3779B97F4A7C15L;
    int hash = (int) (mixed >>> 33);
    return hash == 0 ? 1 : hash;
  }

  private static @Nullable Insn copy(Machine m, Frame f) {
    HeapObject object = m.object(f.raw[0]);
    if (object instanceof HeapArray array) {
      return Registry.give(m, f, m.heap().add(array.cloned(m.token())));
    }
    if (!(object instanceof Instance instance)) {
      throw new UnsupportedException("symbolic-array", "clone of an array of unknown length");
    }
    RuntimeClass type = instance.type();
    RuntimeClass cloneable = m.runtime().classes().named("java/lang/Cloneable");
    if (!m.isSubtype(type, cloneable)) {
      return m.exceptions().raise("java/lang/CloneNotSupportedException", type.name());
    }
    return Registry.give(m, f, m.heap().add(instance.cloned(m.token())));
  }
}
