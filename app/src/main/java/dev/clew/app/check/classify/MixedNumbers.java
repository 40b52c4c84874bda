package dev.clew.app.check.classify;

import dev.clew.engine.program.MethodBody;
import dev.clew.engine.program.MethodInfo;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Tells methods that mix the bits of a number which they were given, or which a field holds: by a
 * remainder, a shift to the right, a mask, or a method of {@code Math} that handles signs. What
 * goes in there is a hash or a key. Elements of arrays are others' numbers, and a shift to the left
 * multiplies. Costs one analysis of the method.
 */
final class MixedNumbers {

  /** Methods of {@code Math} that handle signs on behalf of their callers. */
  private static final Set<String> OF_SIGNS =
      Set.of("abs", "max", "floorMod", "floorDiv", "signum");

  private MixedNumbers() {}

  /** Whether it does so; true for code that nobody can follow. */
  static boolean areIn(MethodInfo method) {
    MethodBody body = method.readBody();
    try {
      Frame<SourceValue>[] frames =
          new Analyzer<>(new Tracker()).analyze(method.owner().name(), body.node());
      for (int i = 0; i < frames.length; i++) {
        if (frames[i] != null && isMixed(body.instructions().get(i), frames[i])) {
          return true;
        }
      }
      return false;
    } catch (AnalyzerException | RuntimeException e) {
      return true;
    }
  }

  private static boolean isMixed(AbstractInsnNode insn, Frame<SourceValue> before) {
    int opcode = insn.getOpcode();
    boolean isMixing =
        opcode == Opcodes.IREM
            || opcode == Opcodes.LREM
            || (opcode >= Opcodes.ISHR && opcode <= Opcodes.LXOR);
    if (isMixing) {
      return isGiven(top(before, 0)) || isGiven(top(before, 1));
    }
    return insn instanceof MethodInsnNode call
        && call.owner.equals("java/lang/Math")
        && OF_SIGNS.contains(call.name)
        && isGivenAny(before, Type.getArgumentCount(call.desc));
  }

  private static boolean isGivenAny(Frame<SourceValue> before, int count) {
    for (int i = 0; i < count; i++) {
      if (isGiven(top(before, i))) {
        return true;
      }
    }
    return false;
  }

  /** A parameter or a field has a part in it. */
  private static boolean isGiven(SourceValue value) {
    return !value.insns.isEmpty();
  }

  private static SourceValue top(Frame<SourceValue> frame, int below) {
    return frame.getStack(frame.getStackSize() - 1 - below);
  }

  /** Follows parameters and fields through arithmetic, and nothing else. */
  private static final class Tracker extends SourceInterpreter {

    Tracker() {
      super(Opcodes.ASM9);
    }

    @Override
    public SourceValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
      boolean isNumber = type.getSort() >= Type.BYTE && type.getSort() <= Type.LONG;
      return isNumber
          ? new SourceValue(type.getSize(), Set.of(new VarInsnNode(Opcodes.ILOAD, local)))
          : new SourceValue(type.getSize());
    }

    @Override
    public SourceValue newOperation(AbstractInsnNode insn) {
      return new SourceValue(super.newOperation(insn).getSize());
    }

    @Override
    public SourceValue copyOperation(AbstractInsnNode insn, SourceValue value) {
      return value;
    }

    @Override
    public SourceValue unaryOperation(AbstractInsnNode insn, SourceValue value) {
      SourceValue result = super.unaryOperation(insn, value);
      return switch (insn.getOpcode()) {
        case Opcodes.GETFIELD -> isNumber((FieldInsnNode) insn) ? result : none(result);
        case Opcodes.ARRAYLENGTH, Opcodes.INSTANCEOF -> none(result);
        default -> new SourceValue(result.getSize(), value.insns);
      };
    }

    private static boolean isNumber(FieldInsnNode read) {
      return "BSIJ".contains(read.desc);
    }

    private static SourceValue none(SourceValue result) {
      return new SourceValue(result.getSize());
    }

    @Override
    public SourceValue binaryOperation(AbstractInsnNode insn, SourceValue left, SourceValue right) {
      SourceValue result = super.binaryOperation(insn, left, right);
      boolean isElement = insn.getOpcode() >= Opcodes.IALOAD && insn.getOpcode() <= Opcodes.SALOAD;
      if (isElement) {
        return none(result);
      }
      Set<AbstractInsnNode> both = new HashSet<>(left.insns);
      both.addAll(right.insns);
      return new SourceValue(result.getSize(), both);
    }

    @Override
    public SourceValue naryOperation(AbstractInsnNode insn, List<? extends SourceValue> values) {
      return none(super.naryOperation(insn, values));
    }
  }
}
