package dev.clew.junit;

import dev.clew.engine.program.MethodInfo;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Methods that decide nothing and hand on to another one of their class, which has tests of its
 * own: how that one ends need not be shown twice.
 */
final class Delegates {

  private Delegates() {}

  /** The method that decides; the method itself where it hands on to none. */
  static MethodInfo decider(MethodInfo method) {
    MethodInfo at = method;
    for (int i = 0; i < 3; i++) { // a row of overloads, say; never round in circles
      Optional<MethodInfo> next = next(at);
      if (next.isEmpty()) {
        return at;
      }
      at = next.get();
    }
    return at;
  }

  private static Optional<MethodInfo> next(MethodInfo method) {
    if (!method.hasCode()) {
      return Optional.empty();
    }
    AbstractInsnNode before = null;
    MethodInsnNode last = null;
    for (AbstractInsnNode insn : method.readBody().instructions()) {
      boolean decides =
          insn instanceof JumpInsnNode
              || insn instanceof TableSwitchInsnNode
              || insn instanceof LookupSwitchInsnNode
              || insn.getOpcode() == Opcodes.ATHROW;
      if (decides) {
        return Optional.empty();
      }
      boolean isReturn = insn.getOpcode() >= Opcodes.IRETURN && insn.getOpcode() <= Opcodes.RETURN;
      if (isReturn) {
        last = before instanceof MethodInsnNode call ? call : null;
      }
      before = insn.getOpcode() >= 0 ? insn : before;
    }
    return last == null ? Optional.empty() : callee(method, last);
  }

  private static Optional<MethodInfo> callee(MethodInfo from, MethodInsnNode call) {
    return from.owner().methods().stream()
        .filter(each -> call.owner.equals(from.owner().name()))
        .filter(each -> each.name().equals(call.name) && each.descriptor().equals(call.desc))
        .filter(each -> !each.equals(from) && !each.isPrivate() && !each.isSynthetic())
        .findFirst();
  }
}
