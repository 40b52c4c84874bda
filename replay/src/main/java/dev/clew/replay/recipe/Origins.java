package dev.clew.replay.recipe;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Follows the receiver and the parameters through a method's variables and its stack. */
final class Origins extends Interpreter<Origin> {

  private final boolean isStatic;
  private int parameters;

  Origins(boolean isStatic) {
    super(Opcodes.ASM9);
    this.isStatic = isStatic;
  }

  @Override
  public @Nullable Origin newValue(@Nullable Type type) {
    if (type != null && type.getSort() == Type.VOID) {
      return null;
    }
    return Origin.other(type == null ? 1 : type.getSize());
  }

  @Override
  public Origin newParameterValue(boolean isInstanceMethod, int local, Type type) {
    if (!isStatic && local == 0) {
      return new Origin(Origin.Kind.THIS, -1, 1);
    }
    return new Origin(Origin.Kind.PARAMETER, parameters++, type.getSize());
  }

  @Override
  public Origin newOperation(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    boolean wide =
        opcode == Opcodes.LCONST_0
            || opcode == Opcodes.LCONST_1
            || opcode == Opcodes.DCONST_0
            || opcode == Opcodes.DCONST_1;
    return Origin.other(wide ? 2 : Sizes.of(insn));
  }

  @Override
  public Origin copyOperation(AbstractInsnNode insn, Origin value) {
    return value;
  }

  @Override
  public @Nullable Origin unaryOperation(AbstractInsnNode insn, Origin value) {
    return insn.getOpcode() == Opcodes.CHECKCAST ? value : Origin.other(Sizes.of(insn));
  }

  @Override
  public @Nullable Origin binaryOperation(AbstractInsnNode insn, Origin left, Origin right) {
    return Origin.other(Sizes.of(insn));
  }

  @Override
  public Origin ternaryOperation(AbstractInsnNode insn, Origin first, Origin second, Origin third) {
    return Origin.other(1);
  }

  @Override
  public @Nullable Origin naryOperation(AbstractInsnNode insn, List<? extends Origin> arguments) {
    if (insn instanceof MethodInsnNode call
        && call.owner.equals("java/util/Objects")
        && call.name.startsWith("requireNonNull")) {
      return arguments.get(0);
    }
    return Origin.other(Sizes.of(insn));
  }

  @Override
  public void returnOperation(AbstractInsnNode insn, Origin value, Origin expected) {
    // nothing comes of it
  }

  @Override
  public Origin merge(Origin left, Origin right) {
    return left.equals(right) ? left : Origin.other(Math.min(left.size(), right.size()));
  }
}
