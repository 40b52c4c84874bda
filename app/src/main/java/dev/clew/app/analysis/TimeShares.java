package dev.clew.app.analysis;

import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodBody;
import dev.clew.engine.program.MethodInfo;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * How targets share time. A getter is explored in no time: what is set aside for it until its turn
 * comes is what the targets before it lack.
 */
final class TimeShares {

  private static final int SIMPLE = 1;
  private static final int USUAL = 10;

  private final Map<MethodInfo, Integer> weights = new HashMap<>();
  private int allWeights;
  private int targets;

  TimeShares(List<MethodInfo> targets) {
    for (MethodInfo target : targets) {
      int weight = weight(target);
      weights.put(target, weight);
      allWeights += weight;
    }
    this.targets = targets.size();
  }

  /**
   * What a target may take of the time that is left when its turn comes, once. A simple one may
   * take as much as any other, should it need it.
   */
  Duration next(MethodInfo target, Duration left) {
    int weight = Objects.requireNonNull(weights.get(target));
    Duration share =
        weight == SIMPLE ? left.dividedBy(targets) : left.multipliedBy(USUAL).dividedBy(allWeights);
    allWeights -= weight;
    targets--;
    return share;
  }

  private static int weight(MethodInfo target) {
    try {
      return target.hasCode() && isSimple(target.readBody()) ? SIMPLE : USUAL;
    } catch (LinkageException e) {
      return USUAL;
    }
  }

  /**
   * Whether there is one way through a method that calls nothing, but for the constructor that all
   * objects and records have.
   */
  private static boolean isSimple(MethodBody body) {
    for (AbstractInsnNode insn : body.instructions()) {
      if (isBranch(insn) || isCall(insn)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isBranch(AbstractInsnNode insn) {
    return switch (insn.getType()) {
      case AbstractInsnNode.JUMP_INSN,
          AbstractInsnNode.TABLESWITCH_INSN,
          AbstractInsnNode.LOOKUPSWITCH_INSN ->
          true;
      default -> false;
    };
  }

  private static boolean isCall(AbstractInsnNode insn) {
    return insn instanceof InvokeDynamicInsnNode
        || (insn instanceof MethodInsnNode call
            && !(call.owner.equals("java/lang/Object") || call.owner.equals("java/lang/Record")));
  }
}
