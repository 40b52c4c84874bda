package dev.clew.app.induction;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Cuts a loop at its head. Who gets there from outside checks the guesses, forgets what any round
 * may have changed, assumes the guesses, and goes on. Who gets there from inside checks them and
 * ends. So each round is gone once, from every state that the guesses allow.
 */
final class LoopCutter {

  private final MethodNode method;
  private final InstructionOrder flow;
  private final LoopCut cut;
  private final IntPredicate isIn;
  private final Guesses guesses;
  private final LabelNode check = new LabelNode();
  private final LabelNode again = new LabelNode();
  private final Map<Integer, Integer> rankingSlots = new LinkedHashMap<>();
  private int free;

  /**
   * @param isIn which guesses are still made
   * @param free the first local that nothing uses
   */
  LoopCutter(MethodNode method, InstructionOrder flow, LoopCut cut, IntPredicate isIn, int free) {
    this.method = method;
    this.flow = flow;
    this.cut = cut;
    this.isIn = isIn;
    this.guesses = new Guesses(cut.relations(), cut.numberOfRelation(0), cut.open(), isIn);
    this.free = free;
  }

  /** Changes the method; the first local that nothing uses then. */
  int cut() {
    int isRound = free++;
    for (int i = 0; i < cut.rankings().size(); i++) {
      if (isIn.test(cut.numberOfRanking(i))) {
        rankingSlots.put(i, free);
        free += 2;
      }
    }
    redirect();
    InsnList code = new InsnList();
    code.add(entry(isRound));
    code.add(round(isRound));
    code.add(check);
    code.add(guesses.checked());
    LabelNode begins = new LabelNode();
    code.add(new VarInsnNode(Opcodes.ILOAD, isRound));
    code.add(new JumpInsnNode(Opcodes.IFEQ, begins));
    code.add(new InsnNode(Opcodes.ICONST_0));
    code.add(InductionCalls.call("assume"));
    code.add(begins);
    code.add(forgotten());
    method.instructions.insertBefore(flow.at(cut.loop().head()), code);
    return free;
  }

  /** Has jumps from inside go where a round ends. */
  private void redirect() {
    Set<LabelNode> heads = heads();
    cut.loop().body().stream()
        .mapToObj(flow::at)
        .forEach(
            insn -> {
              if (insn instanceof JumpInsnNode jump && heads.contains(jump.label)) {
                jump.label = again;
              } else if (insn instanceof TableSwitchInsnNode table) {
                table.labels.replaceAll(each -> heads.contains(each) ? again : each);
                table.dflt = heads.contains(table.dflt) ? again : table.dflt;
              } else if (insn instanceof LookupSwitchInsnNode lookup) {
                lookup.labels.replaceAll(each -> heads.contains(each) ? again : each);
                lookup.dflt = heads.contains(lookup.dflt) ? again : lookup.dflt;
              }
            });
  }

  private Set<LabelNode> heads() {
    Set<LabelNode> heads = new HashSet<>();
    AbstractInsnNode node = flow.at(cut.loop().head()).getPrevious();
    while (node != null && node.getOpcode() < 0) {
      if (node instanceof LabelNode label) {
        heads.add(label);
      }
      node = node.getPrevious();
    }
    return heads;
  }

  private InsnList entry(int isRound) {
    InsnList code = new InsnList();
    if (isIn.test(cut.number())) {
      LabelNode on = new LabelNode();
      code.add(InductionCalls.call("anyInt"));
      code.add(new JumpInsnNode(Opcodes.IFEQ, on));
      code.add(Guesses.broken(cut.number()));
      code.add(on);
    }
    cut.starts()
        .forEach(
            (slot, start) -> {
              boolean isLong = cut.loop().locals().get(slot) == Opcodes.LONG;
              code.add(new HeadNumber.Local(slot, isLong, "").load());
              code.add(new VarInsnNode(Opcodes.LSTORE, start));
            });
    code.add(new InsnNode(Opcodes.ICONST_0));
    code.add(new VarInsnNode(Opcodes.ISTORE, isRound));
    code.add(new JumpInsnNode(Opcodes.GOTO, check));
    return code;
  }

  private InsnList round(int isRound) {
    InsnList code = new InsnList();
    code.add(again);
    rankingSlots.forEach(
        (index, slot) -> {
          LabelNode on = new LabelNode();
          code.add(new VarInsnNode(Opcodes.LLOAD, slot));
          code.add(cut.rankings().get(index).load());
          code.add(InductionCalls.call("atMost")); // unless it has become less
          code.add(new JumpInsnNode(Opcodes.IFEQ, on));
          code.add(Guesses.broken(cut.numberOfRanking(index)));
          code.add(on);
        });
    code.add(new InsnNode(Opcodes.ICONST_1));
    code.add(new VarInsnNode(Opcodes.ISTORE, isRound));
    return code;
  }

  private InsnList forgotten() {
    InsnList code = new InsnList();
    new TreeMap<>(cut.forgotten()).forEach((slot, type) -> code.add(any(slot, type)));
    code.add(guesses.assumed());
    rankingSlots.forEach(
        (index, slot) -> {
          code.add(cut.rankings().get(index).load());
          code.add(new VarInsnNode(Opcodes.LSTORE, slot));
        });
    return code;
  }

  private static InsnList any(int slot, Object type) {
    InsnList code = new InsnList();
    if (type == Opcodes.INTEGER) {
      code.add(InductionCalls.call("anyInt"));
      code.add(new VarInsnNode(Opcodes.ISTORE, slot));
    } else if (type == Opcodes.LONG) {
      code.add(InductionCalls.call("anyLong"));
      code.add(new VarInsnNode(Opcodes.LSTORE, slot));
    } else if (type == Opcodes.FLOAT) {
      code.add(InductionCalls.call("anyFloat"));
      code.add(new VarInsnNode(Opcodes.FSTORE, slot));
    } else if (type == Opcodes.DOUBLE) {
      code.add(InductionCalls.call("anyDouble"));
      code.add(new VarInsnNode(Opcodes.DSTORE, slot));
    } else {
      throw new IllegalArgumentException("what is in local " + slot + " cannot be forgotten");
    }
    return code;
  }
}
