package dev.clew.engine.conformance.instructions;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Arrays of all types: made, stored into with narrowing, loaded from, and what they throw. */
final class ArrayAccesses {

  private static final List<Object> INDICES =
      List.of(0, 2, 3, -1, Integer.MAX_VALUE, Integer.MIN_VALUE);
  private static final List<Object> SIZES = List.of(0, 1, 300, -1, Integer.MIN_VALUE);
  private static final List<Object> BYTES = List.of(0, 1, 2, 127, 128, 255, 256, 65535, -32769);

  private ArrayAccesses() {}

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (String type : Fields.TYPES) {
      String carried = "ZBCS".contains(type) ? "I" : type;
      List<Object> values = carried.equals("I") ? BYTES : Fields.valuesOf(carried).subList(0, 5);
      cases.add(storeAndLoad(type, carried, values));
      cases.add(length(type));
      cases.add(loadFromNull(type, carried));
      cases.add(storeToNull(type, carried, values));
    }
    cases.add(manyDimensions("OfInts", "[[I"));
    cases.add(manyDimensions("OfRows", "[[[Ljava/lang/String;"));
    return cases;
  }

  private static Case storeAndLoad(String type, String carried, List<Object> values) {
    return new Case(
        type + "astore",
        "(I" + carried + ")" + carried,
        List.of(INDICES, values),
        code -> {
          code.visitInsn(Opcodes.ICONST_3);
          makeArray(code, type);
          code.visitInsn(Opcodes.DUP);
          storeArgument(code, type, carried);
          code.visitVarInsn(Opcodes.ILOAD, 0);
          code.visitInsn(Type.getType(type).getOpcode(Opcodes.IALOAD));
        });
  }

  private static Case length(String type) {
    return Case.onArguments(
        type + "newarray",
        "(I)I",
        List.of(SIZES),
        code -> {
          makeArray(code, type);
          code.visitInsn(Opcodes.ARRAYLENGTH);
        });
  }

  private static Case loadFromNull(String type, String carried) {
    return new Case(
        type + "aload_null",
        "(I)" + carried,
        List.of(INDICES),
        code -> {
          pushNull(code, type);
          code.visitVarInsn(Opcodes.ILOAD, 0);
          code.visitInsn(Type.getType(type).getOpcode(Opcodes.IALOAD));
        });
  }

  private static Case storeToNull(String type, String carried, List<Object> values) {
    return new Case(
        type + "astore_null",
        "(I" + carried + ")I",
        List.of(INDICES, values.subList(0, 2)),
        code -> {
          pushNull(code, type);
          storeArgument(code, type, carried);
          code.visitInsn(Opcodes.ICONST_0);
        });
  }

  private static Case manyDimensions(String suffix, String type) {
    return Case.onArguments(
        "multianewarray" + suffix,
        "(II)I",
        List.of(SIZES, SIZES),
        code -> {
          code.visitMultiANewArrayInsn(type, 2);
          code.visitInsn(Opcodes.ICONST_0);
          code.visitInsn(Opcodes.AALOAD);
          code.visitInsn(Opcodes.ARRAYLENGTH);
        });
  }

  private static void storeArgument(MethodVisitor code, String type, String carried) {
    code.visitVarInsn(Opcodes.ILOAD, 0);
    code.visitVarInsn(Type.getType(carried).getOpcode(Opcodes.ILOAD), 1);
    code.visitInsn(Type.getType(type).getOpcode(Opcodes.IASTORE));
  }

  /** A null that the verifier takes for an array of the type, from a local. */
  private static void pushNull(MethodVisitor code, String type) {
    code.visitInsn(Opcodes.ACONST_NULL);
    code.visitTypeInsn(Opcodes.CHECKCAST, "[" + type);
    code.visitVarInsn(Opcodes.ASTORE, 5);
    code.visitVarInsn(Opcodes.ALOAD, 5);
  }

  private static void makeArray(MethodVisitor code, String type) {
    int operand =
        switch (type) {
          case "Z" -> Opcodes.T_BOOLEAN;
          case "B" -> Opcodes.T_BYTE;
          case "C" -> Opcodes.T_CHAR;
          case "S" -> Opcodes.T_SHORT;
          case "I" -> Opcodes.T_INT;
          case "J" -> Opcodes.T_LONG;
          case "F" -> Opcodes.T_FLOAT;
          case "D" -> Opcodes.T_DOUBLE;
          default -> throw new IllegalArgumentException(type);
        };
    code.visitIntInsn(Opcodes.NEWARRAY, operand);
  }
}
