package dev.clew.app.induction;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Which instruction of a method may follow which, by their numbers; what dominates what, and which
 * locals are still read. Handlers follow each instruction that they cover.
 */
final class InstructionOrder {

  private final List<AbstractInsnNode> code = new ArrayList<>();
  private final Map<AbstractInsnNode, Integer> numbers = new HashMap<>();
  private final List<BitSet> after = new ArrayList<>();
  private final List<BitSet> before = new ArrayList<>();
  private final BitSet handlers = new BitSet();

  InstructionOrder(MethodNode method) {
    for (AbstractInsnNode each : method.instructions) {
      numbers.put(each, code.size());
      if (each.getOpcode() >= 0) {
        code.add(each);
      }
    }
    code.forEach(each -> after.add(new BitSet()));
    code.forEach(each -> before.add(new BitSet()));
    for (int i = 0; i < code.size(); i++) {
      follow(i);
    }
    method.tryCatchBlocks.forEach(this::follow);
    for (int i = 0; i < code.size(); i++) {
      int from = i;
      after.get(i).stream().forEach(to -> before.get(to).set(from));
    }
  }

  private void follow(int from) {
    AbstractInsnNode insn = code.get(from);
    targets(insn).forEach(label -> edge(from, number(label)));
    if (!isLast(insn)) {
      edge(from, from + 1);
    }
  }

  private void follow(TryCatchBlockNode block) {
    int handler = number(block.handler);
    handlers.set(handler);
    for (int i = number(block.start); i < number(block.end); i++) {
      edge(i, handler);
    }
  }

  private void edge(int from, int to) {
    if (to < code.size()) {
      after.get(from).set(to);
    }
  }

  /** Where an instruction may jump to. */
  static List<LabelNode> targets(AbstractInsnNode insn) {
    List<LabelNode> targets = new ArrayList<>();
    if (insn instanceof JumpInsnNode jump) {
      targets.add(jump.label);
    } else if (insn instanceof TableSwitchInsnNode table) {
      targets.addAll(table.labels);
      targets.add(table.dflt);
    } else if (insn instanceof LookupSwitchInsnNode lookup) {
      targets.addAll(lookup.labels);
      targets.add(lookup.dflt);
    }
    return targets;
  }

  /** Whether what stands behind an instruction is come to by jumps alone. */
  static boolean isLast(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    return opcode == Opcodes.GOTO
        || opcode == Opcodes.ATHROW
        || opcode == Opcodes.TABLESWITCH
        || opcode == Opcodes.LOOKUPSWITCH
        || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
  }

  int size() {
    return code.size();
  }

  AbstractInsnNode at(int number) {
    return code.get(number);
  }

  /** The number of the instruction that a label stands before. */
  int number(AbstractInsnNode node) {
    return numbers.getOrDefault(node, code.size());
  }

  BitSet before(int number) {
    return before.get(number);
  }

  boolean isHandler(int number) {
    return handlers.get(number);
  }

  /** For each instruction those that every way to it comes by; all of them where no way leads. */
  List<BitSet> dominators() {
    List<BitSet> dominators = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      BitSet all = new BitSet();
      all.set(0, i == 0 ? 1 : size());
      dominators.add(all);
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 1; i < size(); i++) {
        BitSet common = new BitSet();
        common.set(0, size());
        before.get(i).stream().forEach(from -> common.and(dominators.get(from)));
        common.set(i);
        if (!common.equals(dominators.get(i))) {
          dominators.set(i, common);
          changed = true;
        }
      }
    }
    return dominators;
  }

  /** For each instruction the locals that may be read there or later before they are written. */
  List<BitSet> live() {
    List<BitSet> live = new ArrayList<>();
    code.forEach(each -> live.add(new BitSet()));
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = size() - 1; i >= 0; i--) {
        BitSet now = new BitSet();
        after.get(i).stream().forEach(to -> now.or(live.get(to)));
        if (written(code.get(i)) >= 0) {
          now.clear(written(code.get(i)));
        }
        if (read(code.get(i)) >= 0) {
          now.set(read(code.get(i)));
        }
        handlersOf(i).stream().forEach(handler -> now.or(live.get(handler)));
        if (!now.equals(live.get(i))) {
          live.set(i, now);
          changed = true;
        }
      }
    }
    return live;
  }

  private BitSet handlersOf(int number) {
    BitSet covering = (BitSet) after.get(number).clone();
    covering.and(handlers);
    return covering;
  }

  /** The local that an instruction writes, -1 for none. */
  static int written(AbstractInsnNode insn) {
    if (insn instanceof IincInsnNode add) {
      return add.var;
    }
    boolean isStore = insn instanceof VarInsnNode && insn.getOpcode() >= Opcodes.ISTORE;
    return isStore && insn.getOpcode() != Opcodes.RET ? ((VarInsnNode) insn).var : -1;
  }

  private static int read(AbstractInsnNode insn) {
    if (insn instanceof IincInsnNode add) {
      return add.var;
    }
    boolean isLoad = insn instanceof VarInsnNode && insn.getOpcode() <= Opcodes.ALOAD;
    return isLoad ? ((VarInsnNode) insn).var : -1;
  }
}
