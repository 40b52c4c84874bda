package dev.clew.junit.condition;

import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;

/**
 * Reads conditions back from the code of a method, one for each branch instruction: what holds
 * where it jumps. Within a statement the code is a straight line, so a stack of operands that is
 * forgotten where ways meet is enough.
 */
final class ConditionReader {

  private static final Map<Integer, AskedRelation> AGAINST_ZERO =
      Map.of(
          Opcodes.IFEQ, AskedRelation.EQUAL,
          Opcodes.IFNE, AskedRelation.NOT_EQUAL,
          Opcodes.IFLT, AskedRelation.BELOW,
          Opcodes.IFGE, AskedRelation.AT_LEAST,
          Opcodes.IFGT, AskedRelation.ABOVE,
          Opcodes.IFLE, AskedRelation.AT_MOST);

  private static final Map<Integer, AskedRelation> AGAINST_OTHER =
      Map.of(
          Opcodes.IF_ICMPEQ, AskedRelation.EQUAL,
          Opcodes.IF_ICMPNE, AskedRelation.NOT_EQUAL,
          Opcodes.IF_ICMPLT, AskedRelation.BELOW,
          Opcodes.IF_ICMPGE, AskedRelation.AT_LEAST,
          Opcodes.IF_ICMPGT, AskedRelation.ABOVE,
          Opcodes.IF_ICMPLE, AskedRelation.AT_MOST,
          Opcodes.IF_ACMPEQ, AskedRelation.EQUAL,
          Opcodes.IF_ACMPNE, AskedRelation.NOT_EQUAL);

  private ConditionReader() {}

  /** In the order of the code; empty where a branch asks nothing, or what cannot be read. */
  static List<Optional<AskedCondition>> conditions(MethodInfo method) {
    List<Optional<AskedCondition>> conditions = new ArrayList<>();
    AskedOperands stack = new AskedOperands(method.readBody().node(), method.isStatic());
    Set<LabelNode> meetings = new HashSet<>();
    for (AbstractInsnNode insn : stack.instructions()) {
      if (insn instanceof LabelNode label && meetings.contains(label)) {
        stack.forget();
      } else if (insn instanceof JumpInsnNode jump) {
        meetings.add(jump.label);
        conditions.add(condition(jump.getOpcode(), stack));
      } else if (insn.getOpcode() >= 0) {
        stack.perform(insn);
      }
    }
    return conditions;
  }

  private static Optional<AskedCondition> condition(int opcode, AskedOperands stack) {
    AskedRelation order = AGAINST_ZERO.get(opcode);
    if (order != null) {
      return Optional.of(againstZero(stack.pop(), order));
    }
    AskedRelation relation = AGAINST_OTHER.get(opcode);
    if (relation != null) {
      AskedOperand right = stack.pop();
      return Optional.of(new AskedCondition(stack.pop(), relation, right));
    }
    if (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL) {
      AskedRelation isNull =
          opcode == Opcodes.IFNULL ? AskedRelation.EQUAL : AskedRelation.NOT_EQUAL;
      return Optional.of(new AskedCondition(stack.pop(), isNull, new AskedOperand.Literal(null)));
    }
    return Optional.empty(); // it always jumps
  }

  private static AskedCondition againstZero(AskedOperand operand, AskedRelation relation) {
    if (operand instanceof AskedOperand.Order order) {
      return new AskedCondition(order.one(), relation, order.other());
    }
    return new AskedCondition(operand, relation, new AskedOperand.Literal(0));
  }
}
