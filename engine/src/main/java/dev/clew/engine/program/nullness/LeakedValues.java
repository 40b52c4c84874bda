package dev.clew.engine.program.nullness;

import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/** What an instruction hands to other code. */
final class LeakedValues {

  /** Takes an argument of a call, by its number without the receiver. */
  @FunctionalInterface
  interface Arguments {
    void take(MethodInsnNode call, int number, ValueOrigin value);
  }

  private LeakedValues() {}

  /**
   * Tells of all values that may become known elsewhere.
   *
   * @param others returned, stored, thrown, held by a lambda, or called in a way that may tell of
   *     it
   * @param arguments of calls
   */
  static void at(
      AbstractInsnNode insn,
      Frame<ValueOrigin> before,
      Consumer<ValueOrigin> others,
      Arguments arguments) {
    if (insn instanceof MethodInsnNode call) {
      List<ValueOrigin> values = MethodFlow.arguments(before, Type.getArgumentCount(call.desc));
      for (int i = 0; i < values.size(); i++) {
        arguments.take(call, i, values.get(i));
      }
      if (call.getOpcode() != Opcodes.INVOKESTATIC && !isQuiet(call)) {
        others.accept(MethodFlow.top(before, values.size()));
      }
    } else if (insn instanceof InvokeDynamicInsnNode site) {
      if (!site.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory")) {
        MethodFlow.arguments(before, Type.getArgumentCount(site.desc)).forEach(others);
      }
    } else if (handsOver(insn.getOpcode())) {
      others.accept(MethodFlow.top(before, 0));
    }
  }

  /** Constructors of the program may tell any code of the object that they make. */
  private static boolean isQuiet(MethodInsnNode call) {
    return (call.name.equals("<init>") && call.owner.startsWith("java/"))
        || LibraryNulls.keepsToItself(call);
  }

  private static boolean handsOver(int opcode) {
    return opcode == Opcodes.ARETURN
        || opcode == Opcodes.AASTORE
        || opcode == Opcodes.PUTFIELD
        || opcode == Opcodes.PUTSTATIC
        || opcode == Opcodes.ATHROW;
  }
}
