package dev.clew.engine.conformance.instructions;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Casts, stores of references, and what instructions do with null. */
final class References {

  private static final List<String> TYPES =
      List.of(
          "java/lang/Object",
          "java/lang/String",
          "java/lang/CharSequence",
          "java/lang/Integer",
          "[I",
          "[Ljava/lang/Object;",
          "[Ljava/lang/CharSequence;",
          "[[I",
          "java/lang/Cloneable");

  private static final List<String> VALUES = List.of("null", "text", "ints", "texts", "matrix");

  private References() {}

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (String value : VALUES) {
      for (String type : TYPES) {
        cases.add(instance(value, type));
        cases.add(cast(value, type));
      }
      for (String element : List.of("java/lang/String", "java/lang/Object", "[I")) {
        cases.add(store(value, element));
      }
      cases.add(monitor(value));
    }
    cases.add(thrownNull());
    return cases;
  }

  private static Case instance(String value, String type) {
    return Case.withoutArguments(
        "instanceof " + value + " " + clean(type),
        "I",
        code -> {
          push(code, value);
          code.visitTypeInsn(Opcodes.INSTANCEOF, type);
        });
  }

  private static Case cast(String value, String type) {
    return Case.withoutArguments(
        "checkcast " + value + " " + clean(type),
        "I",
        code -> {
          push(code, value);
          code.visitTypeInsn(Opcodes.CHECKCAST, type);
          code.visitInsn(Opcodes.POP);
          code.visitInsn(Opcodes.ICONST_1);
        });
  }

  private static Case store(String value, String element) {
    return Case.onArguments(
        "aastore " + value + " " + clean(element),
        "(I)I",
        List.of(List.of(0, 1, -1)),
        code -> {
          code.visitVarInsn(Opcodes.ISTORE, 1);
          code.visitInsn(Opcodes.ICONST_1);
          code.visitTypeInsn(Opcodes.ANEWARRAY, element);
          code.visitInsn(Opcodes.DUP);
          code.visitVarInsn(Opcodes.ILOAD, 1);
          push(code, value);
          code.visitInsn(Opcodes.AASTORE);
          code.visitInsn(Opcodes.ARRAYLENGTH);
        });
  }

  private static Case monitor(String value) {
    return Case.withoutArguments(
        "monitorenter " + value,
        "I",
        code -> {
          push(code, value);
          code.visitInsn(Opcodes.DUP);
          code.visitInsn(Opcodes.MONITORENTER);
          code.visitInsn(Opcodes.MONITOREXIT);
          code.visitInsn(Opcodes.ICONST_1);
        });
  }

  private static Case thrownNull() {
    return Case.onArguments(
        "athrow null",
        "(I)I",
        List.of(List.of(0)),
        code -> {
          Label past = new Label();
          code.visitJumpInsn(Opcodes.IFNE, past);
          code.visitInsn(Opcodes.ACONST_NULL);
          code.visitInsn(Opcodes.ATHROW);
          code.visitLabel(past);
          code.visitInsn(Opcodes.ICONST_1);
        });
  }

  /** What a method's name may hold. */
  private static String clean(String type) {
    return type.replace('/', '_').replace('[', 'A').replace(";", "");
  }

  private static void push(MethodVisitor code, String value) {
    switch (value) {
      case "null" -> code.visitInsn(Opcodes.ACONST_NULL);
      case "text" -> code.visitLdcInsn("text");
      case "ints" -> {
        code.visitInsn(Opcodes.ICONST_2);
        code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
      }
      case "texts" -> {
        code.visitInsn(Opcodes.ICONST_2);
        code.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/String");
      }
      default -> {
        code.visitInsn(Opcodes.ICONST_2);
        code.visitInsn(Opcodes.ICONST_2);
        code.visitMultiANewArrayInsn("[[I", 2);
      }
    }
  }
}
