package dev.clew.engine.program.nullness;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Tells comparisons that keep null out from those that expect it: {@code assert x != null}, {@code
 * if (x == null) throw new …}, and {@code checkArgument(x != null, …)}.
 */
final class NullRefusal {

  /** What is between a condition and the call that checks it: a message and its arguments. */
  private static final int MOST_BETWEEN = 12;

  private static final Pattern CHECK =
      Pattern.compile(
          "(check|require|assert|verify|ensure|validate|is[A-Z]|state|argument|that).*");

  private NullRefusal() {}

  /** Whether a comparison with null refuses it. */
  static boolean isAt(JumpInsnNode jump) {
    AbstractInsnNode whenNull =
        real(jump.getOpcode() == Opcodes.IFNONNULL ? jump.getNext() : jump.label);
    return isMadeToThrow(whenNull) || isChecked(whenNull);
  }

  private static boolean isMadeToThrow(@Nullable AbstractInsnNode insn) {
    return insn instanceof TypeInsnNode made
        && made.getOpcode() == Opcodes.NEW
        && (made.desc.endsWith("Error") || made.desc.endsWith("Exception"));
  }

  /** Whether the answer, as a boolean, goes to a method that is named after checks. */
  private static boolean isChecked(@Nullable AbstractInsnNode answer) {
    if (answer == null
        || (answer.getOpcode() != Opcodes.ICONST_0 && answer.getOpcode() != Opcodes.ICONST_1)) {
      return false;
    }
    AbstractInsnNode insn = real(answer.getNext());
    if (insn instanceof JumpInsnNode jump && jump.getOpcode() == Opcodes.GOTO) {
      insn = real(jump.label);
    }
    for (int i = 0; i < MOST_BETWEEN && insn != null && !(insn instanceof JumpInsnNode); i++) {
      if (insn instanceof MethodInsnNode call) {
        return call.desc.startsWith("(Z") && CHECK.matcher(call.name).matches();
      }
      insn = real(insn.getNext());
    }
    return false;
  }

  /** The first instruction from a place on. */
  private static @Nullable AbstractInsnNode real(@Nullable AbstractInsnNode from) {
    AbstractInsnNode insn = from;
    while (insn != null && insn.getOpcode() < 0) {
      insn = insn.getNext();
    }
    return insn;
  }
}
