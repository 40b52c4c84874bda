package dev.clew.engine.natives.memory;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.RefArray;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.ReasonCode;
import java.util.Arrays;

/** {@code Unsafe}: whole pieces of arrays of primitive values, as bytes with the low one first. */
public final class MemoryNatives {

  private static final String UNSAFE = "jdk/internal/misc/Unsafe.";

  private MemoryNatives() {}

  public static void register(NativeRegistry r) {
    r.action(UNSAFE + "copyMemory0", (m, f) -> copy(m, f, 1))
        .action(UNSAFE + "copySwapMemory0", (m, f) -> copy(m, f, (int) f.raw[9]))
        .action(UNSAFE + "setMemory0", MemoryNatives::fill)
        .value(UNSAFE + "allocateMemory0", MemoryNatives::allocate)
        .action(UNSAFE + "freeMemory0", (m, f) -> m.release((int) (f.raw[1] >>> 32)));
  }

  /** Memory outside of the heap is an array of bytes that stays hidden. */
  private static long allocate(Machine m, Frame f) {
    RuntimeClass type = m.runtime().wellKnown().byteArray();
    int size = Math.toIntExact(f.raw[1]);
    int block = m.heap().add(dev.clew.engine.heap.HeapArrays.create(m.token(), type, size));
    m.retain(block);
    return UnsafePlace.address(block);
  }

  private static void copy(Machine m, Frame f, int swapped) {
    byte[] bytes = read(m, f.raw[1], f.raw[2], (int) f.raw[7]);
    for (int i = 0; i + swapped <= bytes.length && swapped > 1; i += swapped) {
      reverse(bytes, i, i + swapped - 1);
    }
    write(m, f.raw[4], f.raw[5], bytes);
  }

  private static void reverse(byte[] bytes, int from, int to) {
    for (int low = from, high = to; low < high; low++, high--) {
      byte kept = bytes[low];
      bytes[low] = bytes[high];
      bytes[high] = kept;
    }
  }

  private static void fill(Machine m, Frame f) {
    byte[] bytes = new byte[(int) f.raw[4]];
    Arrays.fill(bytes, (byte) f.raw[6]);
    write(m, f.raw[1], f.raw[2], bytes);
  }

  private static byte[] read(Machine m, long id, long start, int count) {
    UnsafePlace from = UnsafePlace.of(id, start);
    long offset = from.offset();
    HeapArray array = primitives(m, from.id());
    int scale = UnsafePlace.scale(array.type().component());
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      int place = (int) offset - UnsafePlace.ARRAY_BASE + i;
      bytes[i] = (byte) (known(array, place / scale) >> (8 * (place % scale)));
    }
    return bytes;
  }

  private static void write(Machine m, long id, long start, byte[] bytes) {
    UnsafePlace to = UnsafePlace.of(id, start);
    long offset = to.offset();
    primitives(m, to.id());
    HeapArray array = (HeapArray) m.heap().own(to.id());
    int scale = UnsafePlace.scale(array.type().component());
    for (int i = 0; i < bytes.length; i++) {
      int place = (int) offset - UnsafePlace.ARRAY_BASE + i;
      int shift = 8 * (place % scale);
      long rest = known(array, place / scale) & ~(0xFFL << shift);
      long value = rest | (bytes[i] & 0xFFL) << shift;
      array.set(place / scale, narrow(array, value), null);
    }
  }

  /** The value as an element of the array holds it: with its sign, or without. */
  private static long narrow(HeapArray array, long value) {
    return switch (array.type().component().type().kind()) {
      case BYTE -> (byte) value;
      case SHORT -> (short) value;
      case CHAR -> (char) value;
      case INT, FLOAT -> (int) value;
      case BOOLEAN, LONG, DOUBLE, CLASS, ARRAY, VOID -> value;
    };
  }

  private static long known(HeapArray array, int index) {
    if (array.sym(index) != null) {
      throw new UnsupportedException(
          ReasonCode.NATIVE_SYMBOLIC, "copy of the bytes of an unknown value");
    }
    return array.raw(index);
  }

  private static HeapArray primitives(Machine m, long id) {
    HeapArray array = m.array(id);
    if (array instanceof RefArray) {
      throw new UnsupportedException(ReasonCode.UNSAFE_WIDTH, "copy of references as bytes");
    }
    return array;
  }
}
