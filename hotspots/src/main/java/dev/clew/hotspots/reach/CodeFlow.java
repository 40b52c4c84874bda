package dev.clew.hotspots.reach;

import dev.clew.engine.program.MethodInfo;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Which instructions of a method may follow one of them. */
final class CodeFlow {

  private final MethodNode code;
  private final InsnList all;
  private final BitSet seen = new BitSet();
  private final Deque<Integer> open = new ArrayDeque<>();

  private CodeFlow(MethodNode code) {
    this.code = code;
    this.all = code.instructions;
  }

  /**
   * The positions that may be run from one on.
   *
   * @param isDone whether the instruction there is a call that has been begun: only what follows it
   *     counts, be it by an exception
   */
  static BitSet from(MethodInfo method, int position, boolean isDone) {
    CodeFlow flow = new CodeFlow(method.readBody().node());
    if (isDone) {
      flow.next(position).forEach(flow::add);
      flow.handlers(position).forEach(flow::add);
    } else {
      flow.add(position);
    }
    while (!flow.open.isEmpty()) {
      int at = flow.open.pop();
      flow.next(at).forEach(flow::add);
      flow.handlers(at).forEach(flow::add);
    }
    return flow.seen;
  }

  private void add(int position) {
    if (position < all.size() && !seen.get(position)) {
      seen.set(position);
      open.push(position);
    }
  }

  private List<Integer> next(int position) {
    AbstractInsnNode insn = all.get(position);
    List<Integer> next = new ArrayList<>();
    if (insn instanceof JumpInsnNode jump) {
      next.add(all.indexOf(jump.label));
    } else if (insn instanceof TableSwitchInsnNode table) {
      addAll(table.labels, table.dflt, next);
    } else if (insn instanceof LookupSwitchInsnNode lookup) {
      addAll(lookup.labels, lookup.dflt, next);
    }
    if (goesOn(insn.getOpcode())) {
      next.add(position + 1);
    }
    return next;
  }

  private void addAll(List<LabelNode> labels, LabelNode other, List<Integer> next) {
    labels.forEach(label -> next.add(all.indexOf(label)));
    next.add(all.indexOf(other));
  }

  /** Old subroutines return behind their calls: as jumps that go on they are followed, too. */
  private static boolean goesOn(int opcode) {
    return switch (opcode) {
      case Opcodes.GOTO,
          Opcodes.TABLESWITCH,
          Opcodes.LOOKUPSWITCH,
          Opcodes.IRETURN,
          Opcodes.LRETURN,
          Opcodes.FRETURN,
          Opcodes.DRETURN,
          Opcodes.ARETURN,
          Opcodes.RETURN,
          Opcodes.ATHROW ->
          false;
      default -> true;
    };
  }

  private List<Integer> handlers(int position) {
    List<Integer> found = new ArrayList<>();
    for (TryCatchBlockNode block : code.tryCatchBlocks) {
      if (all.indexOf(block.start) <= position && position < all.indexOf(block.end)) {
        found.add(all.indexOf(block.handler));
      }
    }
    return found;
  }
}
