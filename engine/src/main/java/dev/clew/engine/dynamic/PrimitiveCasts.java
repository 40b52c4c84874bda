package dev.clew.engine.dynamic;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Casts between primitive types as {@code MethodHandles.explicitCastArguments} makes them. */
final class PrimitiveCasts {

  private PrimitiveCasts() {}

  /** To boolean goes the lowest bit; from boolean come 0 and 1. */
  static void cast(MethodVisitor code, Type from, Type to) {
    if (from.equals(to)) {
      return;
    }
    switch (to.getSort()) {
      case Type.LONG, Type.FLOAT, Type.DOUBLE -> {
        if (isWiderThan(from, to)) {
          narrow(code, from, to);
        } else {
          ConversionCode.widen(code, from, to);
        }
      }
      default -> {
        narrow(code, from, Type.INT_TYPE);
        shorten(code, to);
      }
    }
  }

  private static boolean isWiderThan(Type from, Type to) {
    String order = "JFD";
    return order.indexOf(from.getDescriptor()) > order.indexOf(to.getDescriptor());
  }

  private static void narrow(MethodVisitor code, Type from, Type to) {
    boolean toInt = to.getSort() == Type.INT;
    boolean toLong = to.getSort() == Type.LONG;
    switch (from.getSort()) {
      case Type.LONG -> code.visitInsn(Opcodes.L2I);
      case Type.FLOAT -> code.visitInsn(toInt ? Opcodes.F2I : Opcodes.F2L);
      case Type.DOUBLE -> code.visitInsn(toInt ? Opcodes.D2I : toLong ? Opcodes.D2L : Opcodes.D2F);
      default -> {
        // an int already
      }
    }
  }

  private static void shorten(MethodVisitor code, Type to) {
    switch (to.getSort()) {
      case Type.BYTE -> code.visitInsn(Opcodes.I2B);
      case Type.SHORT -> code.visitInsn(Opcodes.I2S);
      case Type.CHAR -> code.visitInsn(Opcodes.I2C);
      case Type.BOOLEAN -> {
        code.visitInsn(Opcodes.ICONST_1);
        code.visitInsn(Opcodes.IAND);
      }
      default -> {
        // an int it is
      }
    }
  }
}
