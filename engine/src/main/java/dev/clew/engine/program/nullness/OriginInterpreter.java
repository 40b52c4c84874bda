package dev.clew.engine.program.nullness;

import dev.clew.engine.program.nullness.ValueOrigin.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Follows values through a method's variables and its stack. */
final class OriginInterpreter extends Interpreter<ValueOrigin> {

  private final BasicInterpreter sizes = new BasicInterpreter();
  private final MethodNode method;
  private int parameters;

  OriginInterpreter(MethodNode method) {
    super(Opcodes.ASM9);
    this.method = method;
  }

  private static ValueOrigin sized(@Nullable BasicValue value) {
    return ValueOrigin.other(value == null ? 1 : value.getSize());
  }

  @Override
  public @Nullable ValueOrigin newValue(@Nullable Type type) {
    if (type != null && type.getSort() == Type.VOID) {
      return null;
    }
    return ValueOrigin.other(type == null ? 1 : type.getSize());
  }

  @Override
  public ValueOrigin newParameterValue(boolean isInstanceMethod, int local, Type type) {
    return isInstanceMethod && local == 0
        ? ValueOrigin.of(Kind.RECEIVER)
        : ValueOrigin.parameter(parameters++, type.getSize());
  }

  @Override
  public ValueOrigin newOperation(AbstractInsnNode insn) throws AnalyzerException {
    return switch (insn.getOpcode()) {
      case Opcodes.ACONST_NULL -> ValueOrigin.of(Kind.NULL);
      case Opcodes.NEW -> made(insn);
      case Opcodes.GETSTATIC -> field((FieldInsnNode) insn);
      case Opcodes.LDC -> {
        ValueOrigin constant = sized(sizes.newOperation(insn));
        yield constant.size() == 1 ? ValueOrigin.of(Kind.NON_NULL) : constant;
      }
      default -> sized(sizes.newOperation(insn));
    };
  }

  private ValueOrigin made(AbstractInsnNode insn) {
    return ValueOrigin.made(method.instructions.indexOf(insn));
  }

  private static ValueOrigin field(FieldInsnNode read) {
    return ValueOrigin.member(
        Kind.FIELD,
        new MemberKey(read.owner, read.name, read.desc),
        Type.getType(read.desc).getSize());
  }

  @Override
  public ValueOrigin copyOperation(AbstractInsnNode insn, ValueOrigin value) {
    return value;
  }

  @Override
  public @Nullable ValueOrigin unaryOperation(AbstractInsnNode insn, ValueOrigin value)
      throws AnalyzerException {
    return switch (insn.getOpcode()) {
      case Opcodes.CHECKCAST -> value;
      case Opcodes.GETFIELD -> field((FieldInsnNode) insn);
      case Opcodes.NEWARRAY, Opcodes.ANEWARRAY -> made(insn);
      default -> sized(sizes.unaryOperation(insn, BasicValue.UNINITIALIZED_VALUE));
    };
  }

  @Override
  public @Nullable ValueOrigin binaryOperation(
      AbstractInsnNode insn, ValueOrigin left, ValueOrigin right) throws AnalyzerException {
    BasicValue any = BasicValue.UNINITIALIZED_VALUE;
    return sized(sizes.binaryOperation(insn, any, any));
  }

  @Override
  public @Nullable ValueOrigin ternaryOperation(
      AbstractInsnNode insn, ValueOrigin first, ValueOrigin second, ValueOrigin third) {
    return null;
  }

  @Override
  public @Nullable ValueOrigin naryOperation(
      AbstractInsnNode insn, List<? extends ValueOrigin> arguments) {
    if (insn instanceof MethodInsnNode call) {
      return called(call, arguments);
    }
    boolean isArray = insn.getOpcode() == Opcodes.MULTIANEWARRAY;
    return isArray
        ? made(insn)
        : result(((InvokeDynamicInsnNode) insn).desc, ValueOrigin.of(Kind.NON_NULL));
  }

  private static ValueOrigin called(MethodInsnNode call, List<? extends ValueOrigin> arguments) {
    if (LibraryNulls.returnsReceiver(call)) {
      return arguments.get(0);
    }
    ValueOrigin result = result(call);
    return LibraryNulls.leadsToReceiver(call) ? result.merge(arguments.get(0)) : result;
  }

  private static ValueOrigin result(MethodInsnNode call) {
    MemberKey method = new MemberKey(call.owner, call.name, call.desc);
    return result(
        call.desc,
        LibraryNulls.isNeverNull(method)
            ? ValueOrigin.of(Kind.NON_NULL)
            : ValueOrigin.member(Kind.RESULT, method, 1));
  }

  /** What a call gives: a call site of a lambda or of a concatenation never gives null. */
  private static ValueOrigin result(String descriptor, ValueOrigin reference) {
    Type type = Type.getReturnType(descriptor);
    boolean isReference = type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
    return isReference ? reference : ValueOrigin.other(Math.max(type.getSize(), 1));
  }

  @Override
  public void returnOperation(AbstractInsnNode insn, ValueOrigin value, ValueOrigin expected) {
    // nothing comes of it
  }

  @Override
  public ValueOrigin merge(ValueOrigin left, ValueOrigin right) {
    return left.merge(right);
  }
}
