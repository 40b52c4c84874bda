package dev.clew.engine.inputs;

import dev.clew.engine.machine.RegisterBits;
import dev.clew.engine.program.type.JvmType;

/** Values of primitive types as Java's own objects. */
final class PrimitiveData {

  private PrimitiveData() {}

  static Object box(JvmType.Kind kind, long raw) {
    return switch (kind) {
      case BOOLEAN -> raw != 0;
      case BYTE -> (byte) raw;
      case CHAR -> (char) raw;
      case SHORT -> (short) raw;
      case INT -> (int) raw;
      case LONG -> raw;
      case FLOAT -> RegisterBits.toFloat(raw);
      case DOUBLE -> RegisterBits.toDouble(raw);
      case CLASS, ARRAY, VOID -> throw new IllegalArgumentException(kind + " is not primitive");
    };
  }
}
