package dev.clew.engine.nulls;

import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import java.util.List;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** What an instruction does to an {@link OriginStack} (JVMS 6.5). */
final class StackEffect {

  /**
   * How many slots each opcode pops and, in the second digit, how many it pushes. A dash stands for
   * what depends on the operands or is no plain popping and pushing.
   */
  private static final List<String> PLAIN =
      List.of(
          "00 01 01 01 01 01 01 01 01 02 02 01 01 01 02 02 01 01 -- 00", // nop to ldc
          "00 01 02 01 02 01 00 00 00 00 00 00 00 00 00 00 00 00 00 00", // iload (21) to aload
          "00 00 00 00 00 00 21 22 21 22 21 21 21 21 -- -- -- -- -- 00", // iaload (46) to astore
          "00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 30", // iastore (79)
          "40 30 40 30 30 30 30 10 20 -- -- -- -- -- -- -- 21 42 21 42", // lastore to dadd
          "21 42 21 42 21 42 21 42 21 42 21 42 21 42 21 42 11 22 11 22", // isub to dneg
          "21 32 21 32 21 32 21 42 21 42 21 42 00 12 11 12 21 21 22 11", // ishl to f2i
          "12 12 21 22 21 11 11 11 41 21 21 41 41 10 10 10 10 10 10 20", // f2l to if_icmpeq
          "20 20 20 20 20 20 20 00 01 00 10 10 10 20 10 20 10 00 -- --", // if_icmpne to putstatic
          "-- -- -- -- -- -- -- 01 11 11 11 10 00 11 10 10 00 -- 10 10"); // getfield to ifnonnull

  private StackEffect() {}

  static void apply(AbstractInsnNode insn, int position, OriginStack stack) {
    int opcode = insn.getOpcode();
    String row = PLAIN.get(opcode / 20);
    int column = opcode % 20 * 3;
    char pops = row.charAt(column);
    if (pops != '-') {
      stack.pop(pops - '0');
      stack.push(position, row.charAt(column + 1) - '0');
    } else if (!duplicates(opcode, stack)) {
      applyOperands(insn, position, stack);
    }
  }

  private static boolean duplicates(int opcode, OriginStack stack) {
    switch (opcode) {
      case Opcodes.DUP -> stack.rearrange(1, 0, 0);
      case Opcodes.DUP_X1 -> stack.rearrange(2, 0, 1, 0);
      case Opcodes.DUP_X2 -> stack.rearrange(3, 0, 2, 1, 0);
      case Opcodes.DUP2 -> stack.rearrange(2, 1, 0, 1, 0);
      case Opcodes.DUP2_X1 -> stack.rearrange(3, 1, 0, 2, 1, 0);
      case Opcodes.DUP2_X2 -> stack.rearrange(4, 1, 0, 3, 2, 1, 0);
      case Opcodes.SWAP -> stack.rearrange(2, 0, 1);
      default -> {
        return false;
      }
    }
    return true;
  }

  private static void applyOperands(AbstractInsnNode insn, int position, OriginStack stack) {
    if (insn instanceof VarInsnNode store) {
      boolean isWide = store.getOpcode() == Opcodes.LSTORE || store.getOpcode() == Opcodes.DSTORE;
      stack.markWritten(store.var);
      stack.pop(isWide ? 2 : 1);
    } else if (insn instanceof LdcInsnNode constant) {
      stack.push(position, slotsOf(constant.cst));
    } else if (insn instanceof FieldInsnNode field) {
      applyField(field, position, stack);
    } else if (insn instanceof MethodInsnNode call) {
      stack.pop(call.getOpcode() == Opcodes.INVOKESTATIC ? 0 : 1);
      applyCall(call.desc, position, stack);
    } else if (insn instanceof InvokeDynamicInsnNode call) {
      applyCall(call.desc, position, stack);
    } else if (insn instanceof MultiANewArrayInsnNode array) {
      stack.pop(array.dims);
      stack.push(position, 1);
    }
  }

  private static void applyField(FieldInsnNode field, int position, OriginStack stack) {
    int slots = JvmType.parse(field.desc).slots();
    switch (field.getOpcode()) {
      case Opcodes.GETSTATIC -> stack.push(position, slots);
      case Opcodes.PUTSTATIC -> stack.pop(slots);
      case Opcodes.GETFIELD -> {
        stack.pop(1);
        stack.push(position, slots);
      }
      default -> stack.pop(slots + 1);
    }
  }

  private static void applyCall(String descriptor, int position, OriginStack stack) {
    Signature signature = Signature.parse(descriptor);
    stack.pop(signature.parameterSlots());
    stack.push(position, signature.resultSlots());
  }

  private static int slotsOf(Object constant) {
    if (constant instanceof ConstantDynamic dynamic) {
      return dynamic.getSize();
    }
    return constant instanceof Long || constant instanceof Double ? 2 : 1;
  }
}
