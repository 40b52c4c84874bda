package dev.clew.engine.dynamic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Code that puts strings together. Parts become strings from left to right; the result is always a
 * new object, even where only one part is not empty.
 */
final class StringConcatenation {

  private static final String STRING = "java/lang/String";
  private static final String FROM_OBJECT = "(Ljava/lang/Object;)Ljava/lang/String;";

  private final List<Consumer<MethodVisitor>> parts = new ArrayList<>();

  void addText(String text) {
    if (!text.isEmpty()) {
      parts.add(code -> code.visitLdcInsn(text));
    }
  }

  /**
   * @param load code that pushes a value
   */
  void addValue(Type type, Consumer<MethodVisitor> load) {
    parts.add(load.andThen(code -> writeConversion(code, type)));
  }

  void write(MethodVisitor code) {
    code.visitTypeInsn(Opcodes.NEW, STRING);
    code.visitInsn(Opcodes.DUP);
    if (parts.isEmpty()) {
      code.visitLdcInsn("");
    }
    for (int i = 0; i < parts.size(); i++) {
      parts.get(i).accept(code);
      if (i > 0) {
        code.visitMethodInsn(
            Opcodes.INVOKEVIRTUAL,
            STRING,
            "concat",
            "(Ljava/lang/String;)Ljava/lang/String;",
            false);
      }
    }
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, STRING, "<init>", "(Ljava/lang/String;)V", false);
    code.visitInsn(Opcodes.ARETURN);
  }

  /** As JLS 5.1.11 has it: what has no string, or toString gives none, is "null". */
  private static void writeConversion(MethodVisitor code, Type type) {
    String descriptor =
        switch (type.getSort()) {
          case Type.BYTE, Type.SHORT, Type.INT -> "(I)Ljava/lang/String;";
          case Type.BOOLEAN, Type.CHAR, Type.LONG, Type.FLOAT, Type.DOUBLE ->
              "(" + type.getDescriptor() + ")Ljava/lang/String;";
          default -> FROM_OBJECT;
        };
    writeValueOf(code, descriptor);
    boolean mayGiveNull =
        !ConversionCode.isPrimitive(type)
            && ConversionCode.unboxed(type) == null
            && !type.getInternalName().equals(STRING);
    if (mayGiveNull) {
      writeValueOf(code, FROM_OBJECT);
    }
  }

  private static void writeValueOf(MethodVisitor code, String descriptor) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, STRING, "valueOf", descriptor, false);
  }
}
