package dev.clew.engine.decode;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Recognises what compilers make of a {@code switch} over strings: one over a hash code, whose
 * cases compare the same variable with texts of that hash code, and otherwise do what the default
 * does.
 */
final class StringSwitch {

  private final int variable;
  private final LabelNode otherwise;

  private StringSwitch(int variable, LabelNode otherwise) {
    this.variable = variable;
    this.otherwise = otherwise;
  }

  /**
   * The texts that each case compares with.
   *
   * @param node the switch
   * @return null if it is no such switch
   */
  static @Nullable List<List<String>> texts(
      AbstractInsnNode node, List<LabelNode> labels, LabelNode otherwise) {
    AbstractInsnNode hash = before(node);
    AbstractInsnNode load = hash == null ? null : before(hash);
    if (!isCall(hash, "hashCode") || !(load instanceof VarInsnNode variable)) {
      return null;
    }
    StringSwitch shape = new StringSwitch(variable.var, otherwise);
    List<List<String>> texts = new ArrayList<>();
    for (LabelNode label : labels) {
      List<String> compared = label == otherwise ? List.of() : shape.compared(label);
      if (compared == null) {
        return null;
      }
      texts.add(compared);
    }
    return texts;
  }

  /** Follows a case from test to test; null if it does anything else before the default. */
  private @Nullable List<String> compared(LabelNode start) {
    List<String> texts = new ArrayList<>();
    AbstractInsnNode at = start;
    while (at != otherwise) {
      AbstractInsnNode load = real(at);
      AbstractInsnNode constant = load == null ? null : after(load);
      AbstractInsnNode call = constant == null ? null : after(constant);
      AbstractInsnNode jump = call == null ? null : after(call);
      boolean isTest =
          load instanceof VarInsnNode loaded
              && loaded.getOpcode() == Opcodes.ALOAD
              && loaded.var == variable
              && isCall(call, "equals");
      if (!isTest
          || !(constant instanceof LdcInsnNode literal && literal.cst instanceof String text)
          || !(jump instanceof JumpInsnNode branch)) {
        return null;
      }
      texts.add(text);
      at = whenDifferent(branch);
      if (at == null) {
        return null;
      }
    }
    return texts;
  }

  private static @Nullable AbstractInsnNode whenDifferent(JumpInsnNode test) {
    if (test.getOpcode() == Opcodes.IFEQ) {
      return test.label;
    }
    AbstractInsnNode next = test.getOpcode() == Opcodes.IFNE ? after(test) : null;
    return next instanceof JumpInsnNode jump && jump.getOpcode() == Opcodes.GOTO
        ? jump.label
        : next;
  }

  private static boolean isCall(@Nullable AbstractInsnNode node, String name) {
    return node instanceof MethodInsnNode call
        && call.owner.equals("java/lang/String")
        && call.name.equals(name);
  }

  private static @Nullable AbstractInsnNode before(AbstractInsnNode node) {
    AbstractInsnNode at = node.getPrevious();
    while (at != null && at.getOpcode() < 0) {
      at = at.getPrevious();
    }
    return at;
  }

  private static @Nullable AbstractInsnNode after(AbstractInsnNode node) {
    AbstractInsnNode next = node.getNext();
    return next == null ? null : real(next);
  }

  /** The node itself, or the next one that is an instruction. */
  private static @Nullable AbstractInsnNode real(AbstractInsnNode node) {
    AbstractInsnNode at = node;
    while (at != null && at.getOpcode() < 0) {
      at = at.getNext();
    }
    return at;
  }
}
