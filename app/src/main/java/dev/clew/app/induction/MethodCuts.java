package dev.clew.app.induction;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Which loops of a method are cut.
 *
 * @param free the first local that neither the method nor what the loops begin with uses
 */
record MethodCuts(List<LoopCut> cuts, int free) {

  /** Rounds that are rather gone one by one, if their number is known. */
  private static final int FEW_ROUNDS = 40;

  private static final int MOST_INSTRUCTIONS = 3_000;

  /**
   * Those of a method whose rounds change nothing but locals with numbers.
   *
   * @param number of the first guess
   */
  static MethodCuts of(ClassNode type, MethodNode method, HarmlessCode harmless, int number) {
    List<LoopCut> cuts = new ArrayList<>();
    int free = method.maxLocals;
    if (method.instructions.size() == 0 || method.instructions.size() > MOST_INSTRUCTIONS) {
      return new MethodCuts(cuts, free);
    }
    InstructionOrder flow = new InstructionOrder(method);
    List<BitSet> live = flow.live();
    int next = number;
    for (NaturalLoop loop : NaturalLoop.of(flow)) {
      Map<Integer, Object> changing = changing(flow, live, loop);
      if (changing != null && !isShort(flow, loop) && isHarmless(flow, loop, harmless, type)) {
        GuessMaker guesses = new GuessMaker(method, flow, loop, changing, free);
        LoopCut cut = guesses.make(place(type, method, flow.at(loop.head())), next);
        cuts.add(cut);
        next = cut.end();
        free += 2 * cut.starts().size();
      }
    }
    return new MethodCuts(cuts, free);
  }

  /** Applies them to the same method, read anew. */
  void apply(MethodNode method, IntPredicate isIn) {
    InstructionOrder flow = new InstructionOrder(method);
    int next = free;
    for (LoopCut cut : cuts) {
      next = new LoopCutter(method, flow, cut, isIn, next).cut();
    }
    method.maxLocals = next;
    method.maxStack += Guesses.STACK;
  }

  /** What rounds change that is read later; null if some of it cannot be forgotten. */
  private static @Nullable Map<Integer, Object> changing(
      InstructionOrder flow, List<BitSet> live, NaturalLoop loop) {
    Map<Integer, Object> changing = new TreeMap<>();
    BitSet written = loop.written(flow);
    written.and(live.get(loop.head()));
    for (int slot : written.stream().toArray()) {
      Object type = loop.locals().get(slot);
      boolean isNumber =
          type == Opcodes.INTEGER
              || type == Opcodes.LONG
              || type == Opcodes.FLOAT
              || type == Opcodes.DOUBLE;
      if (!isNumber) {
        return null;
      }
      changing.put(slot, type);
    }
    return changing;
  }

  private static boolean isHarmless(
      InstructionOrder flow, NaturalLoop loop, HarmlessCode harmless, ClassNode type) {
    return loop.body().stream().allMatch(each -> harmless.isHarmless(flow.at(each), type));
  }

  /** Whether a loop counts to a small constant, as far as its head tells. */
  private static boolean isShort(InstructionOrder flow, NaturalLoop loop) {
    int at = loop.head();
    if (at + 2 >= flow.size() || !(flow.at(at) instanceof VarInsnNode counter)) {
      return false;
    }
    Integer most = constant(flow.at(at + 1));
    boolean isTest = flow.at(at + 2) instanceof JumpInsnNode;
    if (most == null || Math.abs(most) > FEW_ROUNDS || !isTest) {
      return false;
    }
    List<AbstractInsnNode> writes =
        loop.body().stream()
            .mapToObj(flow::at)
            .filter(insn -> InstructionOrder.written(insn) == counter.var)
            .toList();
    return writes.size() == 1
        && writes.get(0) instanceof IincInsnNode
        && startsKnown(flow, loop, counter.var);
  }

  /** Whether the counter was set to a constant right before. */
  private static boolean startsKnown(InstructionOrder flow, NaturalLoop loop, int counter) {
    int at = loop.head();
    return at >= 2
        && InstructionOrder.written(flow.at(at - 1)) == counter
        && constant(flow.at(at - 2)) != null;
  }

  private static @Nullable Integer constant(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
      return opcode - Opcodes.ICONST_0;
    }
    return insn instanceof IntInsnNode push && opcode != Opcodes.NEWARRAY ? push.operand : null;
  }

  private static String place(ClassNode type, MethodNode method, AbstractInsnNode head) {
    AbstractInsnNode node = head;
    while (node != null && !(node instanceof LineNumberNode)) {
      node = node.getPrevious();
    }
    String name = type.name.replace('/', '.') + "." + method.name;
    return node instanceof LineNumberNode line ? name + ":" + line.line : name;
  }
}
