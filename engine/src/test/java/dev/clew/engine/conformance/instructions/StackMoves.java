package dev.clew.engine.conformance.instructions;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Instructions that move what is on the stack, in each form that JVMS 6.5 lists, and locals. */
final class StackMoves {

  private static final int FAR = 400; // a local that takes a wide instruction

  private StackMoves() {}

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    cases.add(move("pop", Opcodes.POP, "JI", "J"));
    cases.add(move("pop2", Opcodes.POP2, "JII", "J"));
    cases.add(move("pop2_wide", Opcodes.POP2, "IJ", "I"));
    cases.add(move("swap", Opcodes.SWAP, "II", "II"));
    cases.add(move("dup", Opcodes.DUP, "I", "II"));
    cases.add(move("dup_x1", Opcodes.DUP_X1, "II", "III"));
    cases.add(move("dup_x2_1", Opcodes.DUP_X2, "III", "IIII"));
    cases.add(move("dup_x2_2", Opcodes.DUP_X2, "JI", "IJI"));
    cases.add(move("dup2_1", Opcodes.DUP2, "II", "IIII"));
    cases.add(move("dup2_2", Opcodes.DUP2, "J", "JJ"));
    cases.add(move("dup2_x1_1", Opcodes.DUP2_X1, "III", "IIIII"));
    cases.add(move("dup2_x1_2", Opcodes.DUP2_X1, "IJ", "JIJ"));
    cases.add(move("dup2_x2_1", Opcodes.DUP2_X2, "IIII", "IIIIII"));
    cases.add(move("dup2_x2_2", Opcodes.DUP2_X2, "IIJ", "JIIJ"));
    cases.add(move("dup2_x2_3", Opcodes.DUP2_X2, "JII", "IIJII"));
    cases.add(move("dup2_x2_4", Opcodes.DUP2_X2, "JJ", "JJJ"));
    for (String type : List.of("I", "J", "F", "D")) {
      for (int local : List.of(1, 2, 3, 4, 255, 256, FAR)) {
        cases.add(local(type, local));
      }
    }
    return cases;
  }

  /**
   * Moves, then folds everything on the stack into one number that depends on the order.
   *
   * @param before types on the stack, the top last
   */
  private static Case move(String name, int opcode, String before, String after) {
    List<List<Object>> arguments = new ArrayList<>();
    for (int index = 0; index < before.length(); index++) {
      arguments.add(before.charAt(index) == 'I' ? List.of(index + 3, -index) : longs(index));
    }
    return Case.onArguments(
        name,
        "(" + before + ")J",
        arguments,
        code -> {
          code.visitInsn(opcode);
          fold(code, after);
        });
  }

  private static List<Object> longs(int index) {
    return List.of((1L << 40) + index, -5L - index);
  }

  private static void fold(MethodVisitor code, String types) {
    code.visitInsn(Opcodes.LCONST_0);
    code.visitVarInsn(Opcodes.LSTORE, FAR);
    for (int index = types.length() - 1; index >= 0; index--) {
      if (types.charAt(index) == 'I') {
        code.visitInsn(Opcodes.I2L);
      }
      code.visitVarInsn(Opcodes.LLOAD, FAR);
      code.visitLdcInsn(31L);
      code.visitInsn(Opcodes.LMUL);
      code.visitInsn(Opcodes.LADD);
      code.visitVarInsn(Opcodes.LSTORE, FAR);
    }
    code.visitVarInsn(Opcodes.LLOAD, FAR);
  }

  private static Case local(String type, int local) {
    return Case.onArguments(
        "local" + type + local,
        "(" + type + ")" + type,
        List.of(Fields.valuesOf(type)),
        code -> {
          code.visitVarInsn(Type.getType(type).getOpcode(Opcodes.ISTORE), local);
          code.visitVarInsn(Type.getType(type).getOpcode(Opcodes.ILOAD), local);
        });
  }
}
