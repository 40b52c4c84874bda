package dev.clew.engine.heap;

import dev.clew.engine.program.type.JvmType;
import org.jspecify.annotations.Nullable;

/** Makes arrays by their type. */
public final class HeapArrays {

  static final int REFERENCE = 4;

  private HeapArrays() {}

  /** Roughly how much memory an array of zeros takes. */
  public static long bytes(RuntimeClass type, int length) {
    return HeapObject.SMALL + (long) length * width(type.component().type());
  }

  private static int width(JvmType element) {
    return switch (element.kind()) {
      case BOOLEAN, BYTE -> Byte.BYTES;
      case CHAR, SHORT -> Short.BYTES;
      case INT, FLOAT -> Integer.BYTES;
      case LONG, DOUBLE -> Long.BYTES;
      case CLASS, ARRAY -> REFERENCE;
      case VOID -> throw new IllegalArgumentException("array of void");
    };
  }

  /** An array of zeros. */
  public static HeapArray create(WriteToken owner, RuntimeClass type, int length) {
    return create(owner, type, length, null);
  }

  public static HeapArray create(
      WriteToken owner, RuntimeClass type, int length, @Nullable InputIdentity input) {
    JvmType element = type.component().type();
    return switch (element.kind()) {
      case BOOLEAN, BYTE -> new ByteArray(owner, type, new byte[length], null, input);
      case CHAR -> new CharArray(owner, type, new char[length], null, input);
      case SHORT -> new ShortArray(owner, type, new short[length], null, input);
      case INT, FLOAT -> new IntArray(owner, type, new int[length], null, input);
      case LONG, DOUBLE -> new LongArray(owner, type, new long[length], null, input);
      case CLASS, ARRAY -> new RefArray(owner, type, new int[length], null, input);
      case VOID -> throw new IllegalArgumentException("array of void");
    };
  }

  /** A byte[] that takes over the given elements. */
  public static ByteArray ofBytes(WriteToken owner, RuntimeClass type, byte[] elements) {
    return new ByteArray(owner, type, elements, null, null);
  }

  /** A char[] that takes over the given elements. */
  public static CharArray ofChars(WriteToken owner, RuntimeClass type, char[] elements) {
    return new CharArray(owner, type, elements, null, null);
  }
}
