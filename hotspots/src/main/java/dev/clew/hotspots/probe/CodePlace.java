package dev.clew.hotspots.probe;

import dev.clew.engine.program.MethodInfo;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/** Finds an instruction that the engine knows in another reading of the same code. */
final class CodePlace {

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
