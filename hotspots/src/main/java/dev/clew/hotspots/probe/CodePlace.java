package dev.clew.hotspots.probe;

import dev.clew.engine.program.MethodInfo;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/** Finds an instruction that the engine knows in another reading of the same code. */
public final class CodePlace {

  private CodePlace() {}

  /** Frames of the stack count as entries of a list that has them: instructions alone are told. */
  static int ordinal(MethodInfo method, int position) {
    InsnList all = method.readBody().instructions();
    int count = 0;
    for (int i = 0; i < position; i++) {
      count += all.get(i).getOpcode() >= 0 ? 1 : 0;
    }
    return count;
  }

  /** Whether a method has no branch behind an instruction. */
  public static boolean isStraightAfter(MethodInfo method, int position) {
    InsnList all = method.readBody().instructions();
    for (int i = position; i < all.size(); i++) {
      AbstractInsnNode insn = all.get(i);
      boolean isChoice =
          insn.getType() == AbstractInsnNode.JUMP_INSN && insn.getOpcode() != Opcodes.GOTO;
      if (isChoice
          || insn.getType() == AbstractInsnNode.TABLESWITCH_INSN
          || insn.getType() == AbstractInsnNode.LOOKUPSWITCH_INSN) {
        return false;
      }
    }
    return true;
  }

  static @Nullable AbstractInsnNode find(MethodNode code, int ordinal) {
    int count = 0;
    for (AbstractInsnNode insn : code.instructions) {
      if (insn.getOpcode() < 0) {
        continue;
      }
      if (count == ordinal) {
        return insn;
      }
      count++;
    }
    return null;
  }
}
