package dev.clew.app.induction;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;

/**
 * A loop of a method with one place where it begins.
 *
 * @param head the number of its first instruction
 * @param body the numbers of all its instructions
 * @param locals what the verifier knows of the locals at its head: slots and their types, as frames
 *     have them
 */
record NaturalLoop(int head, BitSet body, Map<Integer, Object> locals) {

  /** All loops of a method that have a frame with an empty stack at their heads. */
  static List<NaturalLoop> of(InstructionOrder flow) {
    List<BitSet> dominators = flow.dominators();
    Map<Integer, BitSet> bodies = new TreeMap<>();
    for (int head = 0; head < flow.size(); head++) {
      for (int from : flow.before(head).stream().toArray()) {
        if (dominators.get(from).get(head)) {
          collect(flow, from, bodies.computeIfAbsent(head, NaturalLoop::alone));
        }
      }
    }
    List<NaturalLoop> loops = new ArrayList<>();
    bodies.forEach(
        (head, body) -> {
          Map<Integer, Object> locals = locals(flow.at(head));
          if (locals != null && !flow.isHandler(head)) {
            loops.add(new NaturalLoop(head, body, locals));
          }
        });
    return loops;
  }

  private static BitSet alone(int head) {
    BitSet body = new BitSet();
    body.set(head);
    return body;
  }

  /** Adds what leads to an instruction without passing what is in the body already. */
  private static void collect(InstructionOrder flow, int from, BitSet body) {
    BitSet open = new BitSet();
    open.set(from);
    for (int next = open.nextSetBit(0); next >= 0; next = open.nextSetBit(0)) {
      open.clear(next);
      if (!body.get(next)) {
        body.set(next);
        open.or(flow.before(next));
      }
    }
  }

  /** Null without a frame, or where something is on the stack. */
  private static @Nullable Map<Integer, Object> locals(AbstractInsnNode head) {
    AbstractInsnNode node = head.getPrevious();
    while (node != null && node.getOpcode() < 0) {
      if (node instanceof FrameNode frame) {
        return frame.stack == null || frame.stack.isEmpty() ? slots(frame) : null;
      }
      node = node.getPrevious();
    }
    return null;
  }

  private static Map<Integer, Object> slots(FrameNode frame) {
    Map<Integer, Object> slots = new LinkedHashMap<>();
    int slot = 0;
    for (Object type : frame.local) {
      slots.put(slot, type);
      slot += type == Opcodes.LONG || type == Opcodes.DOUBLE ? 2 : 1;
    }
    return slots;
  }

  /** The locals at the head that the loop writes. */
  BitSet written(InstructionOrder flow) {
    BitSet written = new BitSet();
    body.stream()
        .map(each -> InstructionOrder.written(flow.at(each)))
        .filter(slot -> slot >= 0 && locals.containsKey(slot))
        .forEach(written::set);
    return written;
  }
}
