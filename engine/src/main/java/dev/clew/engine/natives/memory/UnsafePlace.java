package dev.clew.engine.natives.memory;

import dev.clew.engine.heap.ByteArray;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.heap.ValueSlots;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.type.JvmType;
import org.jspecify.annotations.Nullable;

/**
 * What an object and an offset stand for. A field's offset is its slot; an element's is the array's
 * base plus its index times its size. Bytes may be read and written several at a time.
 */
record UnsafePlace(int id, long offset) {

  static final int ARRAY_BASE = 16;

  static UnsafePlace of(Machine m, Frame f) {
    return of(f.raw[1], f.raw[2]);
  }

  /** The place of an offset in an object, or, if there is none, of an address. */
  static UnsafePlace of(long object, long offset) {
    if (object != 0) {
      return new UnsafePlace((int) object, offset);
    }
    int block = (int) (offset >>> 32);
    if (block <= 0) {
      throw new UnsupportedException(ReasonCode.OFF_HEAP, "an address that was not allocated");
    }
    return new UnsafePlace(block, ARRAY_BASE + (offset & 0xFFFF_FFFFL));
  }

  /** The address of the memory that an array of bytes stands for. */
  static long address(int block) {
    return (long) block << 32;
  }

  static int scale(RuntimeClass component) {
    return size(component.type().kind());
  }

  private static int size(JvmType.Kind kind) {
    return switch (kind) {
      case BOOLEAN, BYTE -> 1;
      case CHAR, SHORT -> 2;
      case INT, FLOAT, CLASS, ARRAY -> 4;
      case LONG, DOUBLE -> 8;
      case VOID -> 0;
    };
  }

  /** Whether an access reads or writes several elements of an array at a time. */
  boolean isWide(Machine m, JvmType.Kind kind) {
    return m.object(id) instanceof HeapArray array && size(kind) != scale(array.type().component());
  }

  private int index(HeapArray array) {
    return (int) ((offset - ARRAY_BASE) / scale(array.type().component()));
  }

  @Nullable Object sym(Machine m) {
    HeapObject object = m.object(id);
    return object instanceof ValueSlots slots
        ? slots.sym((int) offset)
        : m.array(id).sym(index(m.array(id)));
  }

  long raw(Machine m, JvmType.Kind kind) {
    HeapObject object = m.object(id);
    if (object instanceof ValueSlots slots) {
      long value = readField(m, slots);
      return kind == JvmType.Kind.SHORT ? (short) value : value;
    }
    HeapArray array = m.array(id);
    boolean isElement = size(kind) == scale(array.type().component());
    return isElement ? array.raw(index(array)) : gather(array, kind);
  }

  private long readField(Machine m, ValueSlots slots) {
    boolean isText = slots.type() == m.runtime().wellKnown().string();
    return isText && offset == m.runtime().wellKnown().stringValue()
        ? m.texts().valueArray(id)
        : slots.raw((int) offset);
  }

  void set(Machine m, JvmType.Kind kind, long value, @Nullable Object sym) {
    HeapObject object = m.heap().own(id);
    if (object instanceof ValueSlots slots) {
      boolean widens = kind == JvmType.Kind.SHORT && sym == null && holdsChar(slots);
      slots.set((int) offset, widens ? (char) value : value, sym);
      return;
    }
    HeapArray array = (HeapArray) object;
    if (size(kind) == scale(array.type().component())) {
      array.set(index(array), value, sym);
    } else {
      scatter(array, kind, value);
    }
  }

  /** The JDK swaps chars as shorts. */
  private boolean holdsChar(ValueSlots slots) {
    boolean isStatic = slots instanceof StaticFields;
    for (ClassInfo type = slots.type().info(); type != null; type = type.superclass()) {
      for (FieldInfo field : type.fields()) {
        if (field.isStatic() == isStatic && field.slot() == offset) {
          return field.type().kind() == JvmType.Kind.CHAR;
        }
      }
    }
    return false;
  }

  private long gather(HeapArray array, JvmType.Kind kind) {
    byte[] bytes = bytes(array);
    int start = (int) (offset - ARRAY_BASE);
    long value = 0;
    for (int i = size(kind) - 1; i >= 0; i--) {
      value = (value << 8) | (bytes[start + i] & 0xFF);
    }
    return switch (kind) {
      case SHORT -> (short) value;
      case INT, FLOAT -> (int) value;
      case BOOLEAN, BYTE, CHAR, LONG, DOUBLE, CLASS, ARRAY, VOID -> value;
    };
  }

  private void scatter(HeapArray array, JvmType.Kind kind, long value) {
    byte[] bytes = bytes(array);
    int start = (int) (offset - ARRAY_BASE);
    for (int i = 0; i < size(kind); i++) {
      bytes[start + i] = (byte) (value >> (8 * i));
    }
  }

  private static byte[] bytes(HeapArray array) {
    if (array instanceof ByteArray bytes && !bytes.hasSymbols()) {
      return bytes.elements;
    }
    throw new UnsupportedException(
        ReasonCode.UNSAFE_WIDTH, "Unsafe access across elements of " + array.type());
  }
}
