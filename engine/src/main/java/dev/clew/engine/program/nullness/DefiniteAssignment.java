package dev.clew.engine.program.nullness;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Whether every way to a method's end goes through an instruction. */
final class DefiniteAssignment {

  private final InsnList instructions;
  private final Predicate<AbstractInsnNode> assigns;

  /** What is known before each instruction: whether all ways to it assign. */
  private final boolean[] isAssigned;

  private final boolean[] isReached;
  private final Deque<Integer> changed = new ArrayDeque<>();

  private DefiniteAssignment(MethodNode method, Predicate<AbstractInsnNode> assigns) {
    this.instructions = method.instructions;
    this.assigns = assigns;
    this.isAssigned = new boolean[instructions.size()];
    this.isReached = new boolean[instructions.size()];
    Arrays.fill(isAssigned, true);
  }

  /** Looks at each instruction a few times at most. A handler may be entered before anything. */
  static boolean holds(MethodNode method, Predicate<AbstractInsnNode> assigns) {
    DefiniteAssignment flow = new DefiniteAssignment(method, assigns);
    flow.reach(0, /* assigned= */ false);
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      flow.reach(block.handler, /* assigned= */ false);
    }
    return flow.allReturnsAssigned();
  }

  private boolean allReturnsAssigned() {
    boolean all = true;
    while (!changed.isEmpty()) {
      all &= step(changed.pop());
    }
    return all;
  }

  /** False for a return that some way without an assignment leads to. */
  private boolean step(int at) {
    AbstractInsnNode insn = instructions.get(at);
    boolean assigned = isAssigned[at] || assigns.test(insn);
    int opcode = insn.getOpcode();
    if (opcode == Opcodes.RETURN) {
      return assigned;
    }
    if (insn instanceof JumpInsnNode jump) {
      reach(jump.label, assigned);
    } else if (insn instanceof TableSwitchInsnNode table) {
      table.labels.forEach(label -> reach(label, assigned));
      reach(table.dflt, assigned);
    } else if (insn instanceof LookupSwitchInsnNode lookup) {
      lookup.labels.forEach(label -> reach(label, assigned));
      reach(lookup.dflt, assigned);
    }
    boolean goesOn =
        opcode != Opcodes.GOTO
            && opcode != Opcodes.ATHROW
            && opcode != Opcodes.TABLESWITCH
            && opcode != Opcodes.LOOKUPSWITCH;
    if (goesOn && at + 1 < instructions.size()) {
      reach(at + 1, assigned);
    }
    return true;
  }

  private void reach(LabelNode label, boolean assigned) {
    reach(instructions.indexOf(label), assigned);
  }

  private void reach(int at, boolean assigned) {
    if (!isReached[at] || (isAssigned[at] && !assigned)) {
      isReached[at] = true;
      isAssigned[at] &= assigned;
      changed.push(at);
    }
  }
}
