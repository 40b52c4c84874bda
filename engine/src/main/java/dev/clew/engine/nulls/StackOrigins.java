package dev.clew.engine.nulls;

import dev.clew.engine.program.MethodBody;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Where the operands of a method's instructions come from.
 *
 * <p>HotSpot makes passes over the code, in its order, and stops as soon as the instruction in
 * question has a stack: what later branches back would add is not looked at. Since this shows in
 * the messages, it is done the same way here. Linear in the code's size for each pass; more than
 * one is rare.
 */
final class StackOrigins {

  private static final int MOST_SLOTS = 1_000_000;

  private final InsnList code;
  private final @Nullable OriginStack[] stacks;
  private int slots;
  private boolean isComplete;
  private boolean hasGrown = true;

  /** Analyses a body as far as is needed for the instruction at a position. */
  StackOrigins(MethodBody body, int position) {
    this.code = body.instructions();
    this.stacks = new OriginStack[code.size() + 1];
    stacks[next(0)] = new OriginStack();
    for (MethodBody.Handler handler : body.handlers()) {
      int target = next(handler.target());
      if (stacks[target] == null) {
        OriginStack caught = new OriginStack();
        caught.push(target, 1);
        stacks[target] = caught;
      }
    }
    while (!isComplete && hasGrown && slots <= MOST_SLOTS) {
      pass(position);
    }
  }

  /** The stack before an instruction, or null if nothing that was analysed leads there. */
  @Nullable OriginStack before(int position) {
    return stacks[position];
  }

  private void pass(int wanted) {
    isComplete = true;
    hasGrown = false;
    int position = next(0);
    while (position < code.size() && slots <= MOST_SLOTS) {
      int following = next(position + 1);
      step(position, following);
      if (following == wanted && stacks[following] != null) {
        isComplete = true;
        return;
      }
      position = following;
    }
  }

  /** The first real instruction from a position on. */
  private int next(int position) {
    int found = position;
    while (found < code.size() && code.get(found).getOpcode() < 0) {
      found++;
    }
    return found;
  }

  private void step(int position, int following) {
    OriginStack before = stacks[position];
    if (before == null) {
      isComplete = false;
      return;
    }
    AbstractInsnNode insn = code.get(position);
    OriginStack stack = before.copy();
    StackEffect.apply(insn, position, stack);
    if (!endsFlow(insn.getOpcode())) {
      flow(following, stack);
    }
    for (LabelNode target : targets(insn)) {
      flow(next(code.indexOf(target)), stack);
    }
  }

  private void flow(int position, OriginStack stack) {
    OriginStack known = stacks[position];
    if (known == null) {
      hasGrown = true;
      slots += stack.size();
    } else {
      stack.merge(known);
    }
    stacks[position] = stack.copy();
  }

  /** After a switch HotSpot goes on to what follows it, whose stack is the default's anyway. */
  private static boolean endsFlow(int opcode) {
    return (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN)
        || opcode == Opcodes.ATHROW
        || opcode == Opcodes.GOTO
        || opcode == Opcodes.JSR
        || opcode == Opcodes.RET;
  }

  private static List<LabelNode> targets(AbstractInsnNode insn) {
    List<LabelNode> targets = new ArrayList<>();
    if (insn instanceof JumpInsnNode jump) {
      targets.add(jump.label);
    } else if (insn instanceof TableSwitchInsnNode table) {
      targets.add(table.dflt);
      targets.addAll(table.labels);
    } else if (insn instanceof LookupSwitchInsnNode lookup) {
      targets.add(lookup.dflt);
      targets.addAll(lookup.labels);
    }
    return targets;
  }
}
