package dev.clew.engine.conformance.instructions;

import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.ICONST_1;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Comparisons, branches and switches. */
final class Comparisons {

  private static final List<String> CONDITIONS = List.of("eq", "ne", "lt", "ge", "gt", "le");

  private Comparisons() {}

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    cases.add(comparison("lcmp", Opcodes.LCMP, "J"));
    cases.add(comparison("fcmpl", Opcodes.FCMPL, "F"));
    cases.add(comparison("fcmpg", Opcodes.FCMPG, "F"));
    cases.add(comparison("dcmpl", Opcodes.DCMPL, "D"));
    cases.add(comparison("dcmpg", Opcodes.DCMPG, "D"));
    List<Object> ints = Operands.INTS;
    for (int index = 0; index < CONDITIONS.size(); index++) {
      String condition = CONDITIONS.get(index);
      cases.add(branch("if" + condition, Opcodes.IFEQ + index, "(I)I", List.of(ints)));
      int onTwo = Opcodes.IF_ICMPEQ + index;
      cases.add(branch("if_icmp" + condition, onTwo, "(II)I", List.of(ints, ints)));
    }
    addOnReferences(cases);
    return cases;
  }

  private static Case comparison(String name, int opcode, String type) {
    List<Object> values = Fields.valuesOf(type);
    return Case.ofInstruction(name, opcode, "(" + type + type + ")I", List.of(values, values));
  }

  private static Case branch(
      String name, int opcode, String descriptor, List<List<Object>> arguments) {
    return Case.onArguments(name, descriptor, arguments, code -> branch(code, opcode));
  }

  /** 1 if the branch is taken, 0 if not. */
  private static void branch(MethodVisitor code, int opcode) {
    Label taken = new Label();
    Label end = new Label();
    code.visitJumpInsn(opcode, taken);
    code.visitInsn(ICONST_0);
    code.visitJumpInsn(Opcodes.GOTO, end);
    code.visitLabel(taken);
    code.visitInsn(ICONST_1);
    code.visitLabel(end);
  }

  private static void addOnReferences(List<Case> cases) {
    for (String one : List.of("", "text")) {
      cases.add(onReference("ifnull" + one, Opcodes.IFNULL, one));
      cases.add(onReference("ifnonnull" + one, Opcodes.IFNONNULL, one));
      for (String other : List.of("", "text", "other")) {
        cases.add(onReferences("if_acmpeq_" + one + "_" + other, Opcodes.IF_ACMPEQ, one, other));
        cases.add(onReferences("if_acmpne_" + one + "_" + other, Opcodes.IF_ACMPNE, one, other));
      }
    }
  }

  private static Case onReference(String name, int opcode, String text) {
    return Case.withoutArguments(
        name,
        "I",
        code -> {
          push(code, text);
          branch(code, opcode);
        });
  }

  private static Case onReferences(String name, int opcode, String one, String other) {
    return Case.withoutArguments(
        name,
        "I",
        code -> {
          push(code, one);
          push(code, other);
          branch(code, opcode);
        });
  }

  /** Null for the empty text. */
  private static void push(MethodVisitor code, String text) {
    if (text.isEmpty()) {
      code.visitInsn(Opcodes.ACONST_NULL);
    } else {
      code.visitLdcInsn(text);
    }
  }
}
