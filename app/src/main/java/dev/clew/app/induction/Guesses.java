package dev.clew.app.induction;

import java.util.List;
import java.util.function.IntPredicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;

/**
 * What may hold at one place of a program, as code that assumes it or checks it.
 *
 * @param first the number of the first relation; the others follow
 * @param open the number of the guess that a path can say which of them do not hold on it
 * @param isIn which guesses are still made
 */
record Guesses(List<NumberRelation> relations, int first, int open, IntPredicate isIn) {

  /** The most that their code has on the stack, and more: some truths and some sums. */
  static final int STACK = 24;

  /** Puts on the stack whether all of them hold. */
  InsnList together() {
    InsnList code = new InsnList();
    code.add(new InsnNode(Opcodes.ICONST_1));
    for (int i = 0; i < relations.size(); i++) {
      if (isIn.test(first + i)) {
        code.add(relations.get(i).test());
        code.add(InductionCalls.call("both"));
      }
    }
    return code;
  }

  /** Goes on where all of them hold. */
  InsnList assumed() {
    InsnList code = together();
    code.add(InductionCalls.call("assume"));
    return code;
  }

  /** Goes on where all of them hold; otherwise the path says which do not, and ends. */
  InsnList checked() {
    InsnList code = new InsnList();
    LabelNode all = new LabelNode();
    boolean isOneByOne = !isIn.test(open);
    code.add(together());
    code.add(new JumpInsnNode(Opcodes.IFNE, all));
    for (int i = 0; i < relations.size(); i++) {
      if (isIn.test(first + i)) {
        code.add(relations.get(i).test());
        code.add(isOneByOne ? unless(first + i) : told(first + i));
      }
    }
    code.add(isOneByOne ? new InsnList() : broken(open));
    code.add(all);
    return code;
  }

  private static InsnList told(int number) {
    InsnList code = new InsnList();
    code.add(new LdcInsnNode(number));
    code.add(InductionCalls.call("tell"));
    return code;
  }

  /** Ends the path with a guess that does not hold. */
  private static InsnList unless(int number) {
    InsnList code = new InsnList();
    LabelNode on = new LabelNode();
    code.add(new JumpInsnNode(Opcodes.IFNE, on));
    code.add(broken(number));
    code.add(on);
    return code;
  }

  /** Ends the path: a guess does not hold on it. */
  static InsnList broken(int number) {
    InsnList code = new InsnList();
    code.add(new LdcInsnNode(number));
    code.add(InductionCalls.call("broken"));
    return code;
  }
}
