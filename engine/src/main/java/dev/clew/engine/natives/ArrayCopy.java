package dev.clew.engine.natives;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.RefArray;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import org.jspecify.annotations.Nullable;

/** {@code System.arraycopy}, with the messages of its exceptions. */
final class ArrayCopy {

  private ArrayCopy() {}

  static @Nullable Insn perform(Machine m, Frame f) {
    long source = f.raw[0];
    long target = f.raw[2];
    if (source == 0 || target == 0) {
      return m.exceptions().raise("java/lang/NullPointerException", null);
    }
    RuntimeClass from = m.classOf(source);
    RuntimeClass to = m.classOf(target);
    String mismatch = mismatch(from, to);
    if (mismatch != null) {
      return m.exceptions().raise("java/lang/ArrayStoreException", mismatch);
    }
    HeapArray left = m.array(source);
    HeapArray right = m.array(target);
    int at = (int) f.raw[1];
    int into = (int) f.raw[3];
    int count = (int) f.raw[4];
    String bad = badRange(left, at, right, into, count);
    if (bad != null) {
      return m.exceptions().raise("java/lang/ArrayIndexOutOfBoundsException", bad);
    }
    HeapArray owned = (HeapArray) m.heap().own((int) target);
    HeapArray current = m.array(source);
    if (current instanceof RefArray && !m.isSubtype(from.component(), to.component())) {
      return copyChecked(m, f, current, owned);
    }
    owned.copyFrom(current, at, into, count);
    return m.calls().returnVoid(f);
  }

  private static @Nullable String mismatch(RuntimeClass from, RuntimeClass to) {
    if (!from.isArray()) {
      return "arraycopy: source type " + from.name() + " is not an array";
    }
    if (!to.isArray()) {
      return "arraycopy: destination type " + to.name() + " is not an array";
    }
    boolean fromPrimitive = from.component().isPrimitive();
    boolean toPrimitive = to.component().isPrimitive();
    if (from == to || (!fromPrimitive && !toPrimitive)) {
      return null;
    }
    String left = fromPrimitive ? from.component().name() + "[]" : "object array[]";
    String right = toPrimitive ? to.component().name() + "[]" : "object array[]";
    return "arraycopy: type mismatch: can not copy " + left + " into " + right;
  }

  private static @Nullable String badRange(
      HeapArray from, int at, HeapArray to, int into, int count) {
    String source = describe(from);
    String target = describe(to);
    if (at < 0) {
      return "arraycopy: source index " + at + " out of bounds for " + source;
    }
    if (into < 0) {
      return "arraycopy: destination index " + into + " out of bounds for " + target;
    }
    if (count < 0) {
      return "arraycopy: length " + count + " is negative";
    }
    if (at + (long) count > from.length()) {
      return "arraycopy: last source index "
          + Integer.toUnsignedString(at + count)
          + " out of bounds for "
          + source;
    }
    if (into + (long) count > to.length()) {
      return "arraycopy: last destination index "
          + Integer.toUnsignedString(into + count)
          + " out of bounds for "
          + target;
    }
    return null;
  }

  private static String describe(HeapArray array) {
    RuntimeClass component = array.type().component();
    String kind = component.isPrimitive() ? component.name() + "[" : "object array[";
    return kind + array.length() + "]";
  }

  /** Copies up to the first element that does not fit, and throws there. */
  private static @Nullable Insn copyChecked(Machine m, Frame f, HeapArray from, HeapArray to) {
    int at = (int) f.raw[1];
    int into = (int) f.raw[3];
    RuntimeClass wanted = to.type().component();
    for (int i = 0; i < (int) f.raw[4]; i++) {
      long element = from.raw(at + i);
      if (element != 0 && !m.isSubtype(m.classOf(element), wanted)) {
        String message =
            "arraycopy: element type mismatch: can not cast one of the elements of "
                + from.type().component().name()
                + "[] to the type of the destination array, "
                + wanted.name();
        return m.exceptions().raise("java/lang/ArrayStoreException", message);
      }
      to.set(into + i, element, from.sym(at + i));
    }
    return m.calls().returnVoid(f);
  }
}
