package dev.clew.junit.trials;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The numbers and words that a class itself uses: what its conditions turn on is among them.
 *
 * @param numbers whole ones
 * @param words that print, and are not too long to read
 */
record ClassConstants(Set<Long> numbers, Set<String> words) {

  private static final int LONGEST = 24;
  private static final int MOST = 12;

  static ClassConstants of(ClassInfo type) {
    Set<Long> numbers = new TreeSet<>();
    Set<String> words = new TreeSet<>();
    for (MethodInfo method : type.methods()) {
      if (method.hasCode() && !method.isSynthetic()) {
        for (AbstractInsnNode insn : method.readBody().instructions()) {
          look(insn, numbers, words);
        }
      }
    }
    return new ClassConstants(numbers, words);
  }

  private static void look(AbstractInsnNode insn, Set<Long> numbers, Set<String> words) {
    boolean isSmall = insn.getOpcode() >= Opcodes.ICONST_2 && insn.getOpcode() <= Opcodes.ICONST_5;
    if (isSmall) {
      add(numbers, insn.getOpcode() - Opcodes.ICONST_0);
    } else if (insn instanceof IntInsnNode push && push.getOpcode() != Opcodes.NEWARRAY) {
      add(numbers, push.operand);
    } else if (insn instanceof LdcInsnNode constant) {
      boolean isFull = words.size() >= MOST;
      if (constant.cst instanceof String text && !isFull && isWord(text) && !isMessage(insn)) {
        words.add(text);
      } else if (constant.cst instanceof Number number && number.doubleValue() % 1 == 0) {
        add(numbers, number.longValue());
      }
    }
  }

  private static void add(Set<Long> numbers, long number) {
    if (numbers.size() < MOST) {
      numbers.add(number);
    }
  }

  /** What an exception says, is returned or put together is nothing that anybody gives. */
  private static boolean isMessage(AbstractInsnNode insn) {
    AbstractInsnNode next = insn.getNext();
    if (next != null && next.getOpcode() == Opcodes.ARETURN) {
      return true;
    }
    return next instanceof MethodInsnNode call
        && (call.name.equals("add")
            || call.name.equals("append")
            || (call.name.equals("<init>")
                && (call.owner.endsWith("Exception") || call.owner.endsWith("Error"))));
  }

  private static boolean isWord(String text) {
    return !text.isBlank()
        && text.length() <= LONGEST
        && text.chars().allMatch(unit -> unit >= ' ' && unit < 127);
  }
}
