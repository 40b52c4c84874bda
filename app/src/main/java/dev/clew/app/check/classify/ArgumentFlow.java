package dev.clew.app.check.classify;

import dev.clew.engine.program.MethodBody;
import dev.clew.engine.program.MethodInfo;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Where a method hands its parameters on as they are, before it has looked at any of them:
 * comparisons with null are no look. Costs one analysis of the method.
 */
final class ArgumentFlow {

  private final InsnList code;
  private final Frame<SourceValue>[] frames;
  private final Set<Integer> parameters = new HashSet<>();

  private ArgumentFlow(MethodInfo method, MethodBody body, Frame<SourceValue>[] frames) {
    this.code = body.instructions();
    this.frames = frames;
    int slot = method.isStatic() ? 0 : 1;
    for (Type type : Type.getArgumentTypes(method.descriptor())) {
      parameters.add(slot);
      slot += type.getSize();
    }
    for (AbstractInsnNode insn : code) {
      if (insn instanceof IincInsnNode counted) {
        parameters.remove(counted.var);
      } else if (insn instanceof VarInsnNode variable && insn.getOpcode() >= Opcodes.ISTORE) {
        parameters.remove(variable.var);
      }
    }
  }

  /** Empty for code that nobody can follow. */
  static Optional<ArgumentFlow> of(MethodInfo method) {
    MethodBody body = method.readBody();
    try {
      Analyzer<SourceValue> analyzer = new Analyzer<>(new SourceInterpreter());
      return Optional.of(
          new ArgumentFlow(method, body, analyzer.analyze(method.owner().name(), body.node())));
    } catch (AnalyzerException | RuntimeException e) {
      return Optional.empty();
    }
  }

  /** Whether the JVM may refuse a parameter on a line: as a cast, or as a length. */
  boolean refuses(int line) {
    return anyOn(
        line,
        (insn, before) ->
            (insn.getOpcode() == Opcodes.CHECKCAST
                    || insn.getOpcode() == Opcodes.NEWARRAY
                    || insn.getOpcode() == Opcodes.ANEWARRAY)
                && isParameter(top(before, 0)));
  }

  /**
   * Whether a parameter is handed to a method on a line, and no number that was computed beside it.
   *
   * @param isIndex whether it is to be an index into something of the method's own: then it is a
   *     number, and the receiver is no parameter
   */
  boolean handsOn(int line, String called, boolean isIndex) {
    return anyOn(
        line,
        (insn, before) ->
            insn instanceof MethodInsnNode call
                && call.name.equals(called)
                && (isIndex ? handsIndex(call, before) : handsValue(call, before)));
  }

  private boolean handsIndex(MethodInsnNode call, Frame<SourceValue> before) {
    List<SourceValue> numbers = arguments(call, before, type -> type.getSort() == Type.INT);
    return !isGiven(call, before)
        && numbers.stream().anyMatch(this::isParameter)
        && numbers.stream().allMatch(this::isKnownBefore);
  }

  /** Of a parameter that is the receiver, every argument has to be known before. */
  private boolean handsValue(MethodInsnNode call, Frame<SourceValue> before) {
    List<SourceValue> all = arguments(call, before, type -> true);
    return arguments(call, before, ArgumentFlow::isNumber).stream().allMatch(this::isKnownBefore)
        && (all.stream().anyMatch(this::isParameter)
            || (isGiven(call, before) && all.stream().allMatch(this::isKnownBefore)));
  }

  private static boolean isNumber(Type type) {
    return type.getSort() >= Type.BYTE && type.getSort() <= Type.DOUBLE;
  }

  private boolean isGiven(MethodInsnNode call, Frame<SourceValue> before) {
    return call.getOpcode() != Opcodes.INVOKESTATIC
        && isParameter(top(before, Type.getArgumentCount(call.desc)));
  }

  private static List<SourceValue> arguments(
      MethodInsnNode call, Frame<SourceValue> before, Predicate<Type> wanted) {
    Type[] types = Type.getArgumentTypes(call.desc);
    return IntStream.range(0, types.length)
        .filter(i -> wanted.test(types[i]))
        .mapToObj(i -> top(before, types.length - 1 - i))
        .toList();
  }

  /** Whether a method of a field's value is called on a line, before any look. */
  boolean asksField(int line, String called) {
    return anyOn(
        line,
        (insn, before) ->
            insn instanceof MethodInsnNode call
                && call.name.equals(called)
                && call.getOpcode() != Opcodes.INVOKESTATIC
                && isField(top(before, Type.getArgumentCount(call.desc))));
  }

  private static boolean isField(SourceValue value) {
    return value.insns.size() == 1 && value.insns.iterator().next().getOpcode() == Opcodes.GETFIELD;
  }

  /** Looks at a line, up to the first look that the method takes at anything. */
  private boolean anyOn(int line, BiPredicate<AbstractInsnNode, Frame<SourceValue>> wanted) {
    int current = -1;
    for (int i = 0; i < frames.length && !isLook(code.get(i)); i++) {
      AbstractInsnNode insn = code.get(i);
      if (insn instanceof LineNumberNode number) {
        current = number.line;
      }
      Frame<SourceValue> before = frames[i];
      if (current == line && before != null && insn.getOpcode() >= 0 && wanted.test(insn, before)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLook(AbstractInsnNode insn) {
    boolean isJump =
        insn instanceof JumpInsnNode
            && insn.getOpcode() != Opcodes.IFNULL
            && insn.getOpcode() != Opcodes.IFNONNULL
            && insn.getOpcode() != Opcodes.GOTO;
    return isJump || insn instanceof TableSwitchInsnNode || insn instanceof LookupSwitchInsnNode;
  }

  private boolean isParameter(SourceValue value) {
    if (value.insns.size() != 1) {
      return false;
    }
    AbstractInsnNode insn = value.insns.iterator().next();
    return insn instanceof MethodInsnNode call
        ? isSame(call)
        : insn instanceof VarInsnNode load && parameters.contains(load.var);
  }

  /**
   * Whether a call says the same of a parameter in other words: a text as bytes or characters, or
   * the text of an object of the library, as in {@code format.toPattern()}.
   */
  private boolean isSame(MethodInsnNode call) {
    Type[] types = Type.getArgumentTypes(call.desc);
    boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
    boolean isText = isStatic ? types.length == 1 : call.owner.equals("java/lang/String");
    boolean inUnits =
        isText && (call.name.startsWith("getBytes") || call.name.equals("toCharArray"));
    boolean asText =
        !isStatic
            && !isText
            && call.owner.startsWith("java/")
            && call.desc.equals("()Ljava/lang/String;");
    Frame<SourceValue> before = frames[code.indexOf(call)];
    return before != null
        && (inUnits || asText)
        && isParameter(top(before, isStatic ? 0 : types.length));
  }

  /** A parameter, a field or a constant, but nothing that was computed. */
  private boolean isKnownBefore(SourceValue value) {
    return isParameter(value)
        || value.insns.stream()
            .allMatch(
                insn ->
                    insn.getOpcode() == Opcodes.GETFIELD
                        || insn.getOpcode() == Opcodes.GETSTATIC
                        || insn.getOpcode() <= Opcodes.LDC);
  }

  private static SourceValue top(Frame<SourceValue> frame, int below) {
    return frame.getStack(frame.getStackSize() - 1 - below);
  }
}
