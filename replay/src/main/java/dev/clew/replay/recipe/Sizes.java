package dev.clew.replay.recipe;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** How many places on the stack an instruction's result takes. */
final class Sizes {

  private Sizes() {}

  static int of(AbstractInsnNode insn) {
    if (insn instanceof LdcInsnNode constant) {
      return constant.cst instanceof Long || constant.cst instanceof Double ? 2 : 1;
    } else if (insn instanceof FieldInsnNode field) {
      return Type.getType(field.desc).getSize();
    } else if (insn instanceof MethodInsnNode call) {
      return Math.max(1, Type.getReturnType(call.desc).getSize());
    } else if (insn instanceof InvokeDynamicInsnNode call) {
      return Math.max(1, Type.getReturnType(call.desc).getSize());
    }
    return isWide(insn.getOpcode()) ? 2 : 1;
  }

  private static boolean isWide(int opcode) {
    return switch (opcode) {
      case Opcodes.LALOAD,
          Opcodes.DALOAD,
          Opcodes.LADD,
          Opcodes.DADD,
          Opcodes.LSUB,
          Opcodes.DSUB,
          Opcodes.LMUL,
          Opcodes.DMUL,
          Opcodes.LDIV,
          Opcodes.DDIV,
          Opcodes.LREM,
          Opcodes.DREM,
          Opcodes.LNEG,
          Opcodes.DNEG,
          Opcodes.LSHL,
          Opcodes.LSHR,
          Opcodes.LUSHR,
          Opcodes.LAND,
          Opcodes.LOR,
          Opcodes.LXOR,
          Opcodes.I2L,
          Opcodes.I2D,
          Opcodes.L2D,
          Opcodes.F2L,
          Opcodes.F2D,
          Opcodes.D2L ->
          true;
      default -> false;
    };
  }
}
