package dev.clew.replay.hunt;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Objects that no constructor was called for yet. Frames name such an object by the label before
 * its {@code NEW}: what is put between the two would make the JVM refuse the class.
 */
final class UnmadeObjects {

  private UnmadeObjects() {}

  /** Puts code before an instruction, and leaves frames that speak of it as they are meant. */
  static void insertBefore(MethodNode method, AbstractInsnNode insn, InsnList code) {
    Set<Object> before = labelsBefore(insn);
    method.instructions.insertBefore(insn, code);
    if (insn.getOpcode() == Opcodes.NEW && !before.isEmpty()) {
      LabelNode own = new LabelNode();
      method.instructions.insertBefore(insn, own);
      for (AbstractInsnNode each : method.instructions) {
        if (each instanceof FrameNode frame) {
          rename(frame.local, before, own);
          rename(frame.stack, before, own);
        }
      }
    }
  }

  private static Set<Object> labelsBefore(AbstractInsnNode insn) {
    Set<Object> labels = new HashSet<>();
    for (AbstractInsnNode each = insn.getPrevious();
        each != null && each.getOpcode() < 0;
        each = each.getPrevious()) {
      if (each instanceof LabelNode) {
        labels.add(each);
      }
    }
    return labels;
  }

  private static void rename(@Nullable List<Object> types, Set<Object> old, LabelNode own) {
    if (types != null) {
      types.replaceAll(type -> old.contains(type) ? own : type);
    }
  }
}
