package dev.clew.engine.conformance.instructions;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Everything that pushes a constant. */
final class Constants {

  private static final String BOOTSTRAPS = "java/lang/invoke/ConstantBootstraps";
  private static final String LEADING =
      "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;";
  private static final String OBJECT = "Ljava/lang/Object;";

  private Constants() {}

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    addInstructions(cases, "I", Opcodes.ICONST_M1, Opcodes.ICONST_5);
    addInstructions(cases, "J", Opcodes.LCONST_0, Opcodes.LCONST_1);
    addInstructions(cases, "F", Opcodes.FCONST_0, Opcodes.FCONST_2);
    addInstructions(cases, "D", Opcodes.DCONST_0, Opcodes.DCONST_1);
    addInstructions(cases, OBJECT, Opcodes.ACONST_NULL, Opcodes.ACONST_NULL);
    addPushes(cases);
    for (String type : List.of("I", "J", "F", "D")) {
      Fields.valuesOf(type).forEach(value -> cases.add(ldc(cases.size(), type, value)));
    }
    addObjects(cases);
    addDynamic(cases);
    return cases;
  }

  private static void addInstructions(List<Case> cases, String type, int first, int last) {
    for (int opcode = first; opcode <= last; opcode++) {
      int each = opcode;
      cases.add(Case.withoutArguments("constant" + opcode, type, code -> code.visitInsn(each)));
    }
  }

  private static void addPushes(List<Case> cases) {
    for (int value : List.of(-128, -2, 6, 127)) {
      cases.add(push("bipush" + value, Opcodes.BIPUSH, value));
    }
    for (int value : List.of(-32768, -129, 0, 128, 32767)) {
      cases.add(push("sipush" + value, Opcodes.SIPUSH, value));
    }
  }

  private static Case push(String name, int opcode, int value) {
    return Case.withoutArguments(name, "I", code -> code.visitIntInsn(opcode, value));
  }

  private static Case ldc(int number, String type, Object value) {
    return Case.withoutArguments("ldc" + number, type, code -> code.visitLdcInsn(value));
  }

  private static void addObjects(List<Case> cases) {
    Handle handle = new Handle(Opcodes.H_INVOKESTATIC, "java/lang/Math", "max", "(II)I", false);
    List<Object> values =
        List.of(
            "",
            "text",
            "\u0000\u007f",
            "\ud83d\ude00 a pair",
            "\ud83d alone",
            "x".repeat(300),
            Type.getObjectType("java/lang/String"),
            Type.getObjectType("[I"),
            Type.getObjectType("[[Ljava/util/Map$Entry;"),
            Type.getMethodType("(IJ[Ljava/lang/String;)D"),
            Type.getMethodType("()V"),
            handle);
    values.forEach(value -> cases.add(hash(cases.size(), value)));
  }

  /** Texts by their hash codes, for the sake of lone surrogates; the rest as text. */
  private static Case hash(int number, Object value) {
    return Case.withoutArguments(
        "ldc" + number,
        value instanceof String ? "I" : OBJECT,
        code -> {
          code.visitLdcInsn(value);
          if (value instanceof String) {
            code.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL, "java/lang/String", "hashCode", "()I", false);
          }
        });
  }

  private static void addDynamic(List<Case> cases) {
    cases.add(dynamic("condyNull", OBJECT, "nullConstant", LEADING + ")" + OBJECT));
    String toClass = LEADING + ")Ljava/lang/Class;";
    cases.add(dynamic("J", "Ljava/lang/Class;", "primitiveClass", toClass));
    String toConstant = LEADING + "Ljava/lang/Class;)" + OBJECT;
    Type integer = Type.getObjectType("java/lang/Integer");
    Type limits = Type.getObjectType("java/lang/Long");
    cases.add(dynamic("MAX_VALUE", "I", "getStaticFinal", toConstant, integer));
    cases.add(dynamic("MIN_VALUE", "J", "getStaticFinal", toConstant, limits));
    Handle max = new Handle(Opcodes.H_INVOKESTATIC, "java/lang/Math", "max", "(DD)D", false);
    String invoke =
        LEADING + "Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;";
    cases.add(dynamic("condyMax", "D", "invoke", invoke, max, -0.0, 0.0));
  }

  private static Case dynamic(
      String name, String type, String bootstrap, String descriptor, Object... arguments) {
    Handle handle = new Handle(Opcodes.H_INVOKESTATIC, BOOTSTRAPS, bootstrap, descriptor, false);
    return Case.withoutArguments(
        "dynamic" + name,
        type,
        code -> code.visitLdcInsn(new ConstantDynamic(name, type, handle, arguments)));
  }
}
