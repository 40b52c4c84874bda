package dev.clew.app.check.classify;

import dev.clew.app.entry.Entry;
import dev.clew.app.entry.Entry.Handed;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.TraceFrame;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Tells negative positions, counts and lengths that no code provides for: {@code repeat("a", -1)}
 * or {@code charAt(-1)} is the caller's mistake. Calls are shown with ordinary values where these
 * lead to the same end, so a negative number in one says that it takes one.
 *
 * <p>A method that looks at the sign of the number has a part in what comes of it. So has one that
 * mixes its bits: what goes in there is a hash or a key, for which a negative number is as good as
 * any other, and {@code table[key % size]} is a mistake of its own.
 */
final class NegativeArguments {

  private static final Set<String> OUT_OF_RANGE =
      Set.of(
          "java.lang.IndexOutOfBoundsException",
          "java.lang.StringIndexOutOfBoundsException",
          "java.lang.ArrayIndexOutOfBoundsException",
          "java.lang.NegativeArraySizeException");

  private final CodeLines code;

  NegativeArguments(CodeLines code) {
    this.code = code;
  }

  /** Whether an exception is about such an argument of the target, or of a call before it. */
  boolean isIn(Entry entry, List<Input> inputs, Ending.Threw threw) {
    MethodInfo target = entry.target();
    return isAboutNumbers(threw)
        && target.hasCode()
        && (negative(entry, inputs).anyMatch(to -> !looksAtSign(to.method(), slot(to)))
            || inputs.stream().anyMatch(input -> hasNegativePart(input.value())))
        && Stream.concat(Stream.of(target), callees(threw)).noneMatch(MixedNumbers::areIn);
  }

  /** What the library calls illegal may be a capacity, a count or flags. */
  private static boolean isAboutNumbers(Ending.Threw threw) {
    boolean isRefusal =
        threw.exception().equals("java.lang.IllegalArgumentException")
            && !threw.trace().isEmpty()
            && threw.trace().get(0).isJdk();
    return isRefusal || OUT_OF_RANGE.contains(threw.exception());
  }

  private Stream<MethodInfo> callees(Ending.Threw threw) {
    return threw.trace().stream()
        .filter(frame -> !frame.isJdk())
        .map(TraceFrame::site)
        .flatMap(code::methods);
  }

  private static Stream<Handed> negative(Entry entry, List<Input> inputs) {
    return inputs.stream()
        .filter(input -> isNegative(input.value()))
        .flatMap(input -> entry.handed(input.name()).stream())
        .filter(to -> to.method().hasCode());
  }

  /**
   * Whether an object was given such a number, whose fields come from constructors and setters, or
   * an array of {@code int}: places and code points more often than not, where it is indexed with.
   */
  private static boolean hasNegativePart(Datum datum) {
    Stream<Datum> parts = Stream.empty();
    if (datum instanceof Datum.Instance instance && !instance.stub()) {
      parts = instance.fields().values().stream();
    } else if (datum instanceof Datum.Array array && array.type().equals("int[]")) {
      parts = array.elements().stream();
    }
    return parts.anyMatch(value -> isNegative(value) || hasNegativePart(value));
  }

  private static boolean isNegative(Datum datum) {
    return datum instanceof Datum.Primitive primitive
        && (primitive.value() instanceof Integer
            || primitive.value() instanceof Long
            || primitive.value() instanceof Short
            || primitive.value() instanceof Byte)
        && ((Number) primitive.value()).longValue() < 0;
  }

  private static int slot(Handed to) {
    Type[] types = Type.getArgumentTypes(to.method().descriptor());
    int slot = to.method().isStatic() ? 0 : 1;
    for (int i = 0; i < to.parameter(); i++) {
      slot += types[i].getSize();
    }
    return slot;
  }

  private static boolean looksAtSign(MethodInfo method, int slot) {
    for (AbstractInsnNode insn : method.readBody().instructions()) {
      if (insn instanceof VarInsnNode load && load.var == slot && isComparedWithConstant(load)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a jump follows that asks for less or more, with nothing but constants between. */
  private static boolean isComparedWithConstant(AbstractInsnNode load) {
    AbstractInsnNode next = load.getNext();
    while (next != null && (isSmallConstant(next) || next.getOpcode() == Opcodes.LCMP)) {
      next = next.getNext();
    }
    return next instanceof JumpInsnNode
        && switch (next.getOpcode()) {
          case Opcodes.IFLT, Opcodes.IFGE, Opcodes.IFGT, Opcodes.IFLE -> true;
          case Opcodes.IF_ICMPLT, Opcodes.IF_ICMPGE, Opcodes.IF_ICMPGT, Opcodes.IF_ICMPLE ->
              isSmallConstant(next.getPrevious()) || isSmallConstant(load.getPrevious());
          default -> false;
        };
  }

  private static boolean isSmallConstant(@Nullable AbstractInsnNode insn) {
    return insn != null
        && (insn.getOpcode() == Opcodes.ICONST_M1
            || insn.getOpcode() == Opcodes.ICONST_0
            || insn.getOpcode() == Opcodes.ICONST_1
            || insn.getOpcode() == Opcodes.LCONST_0
            || insn.getOpcode() == Opcodes.LCONST_1);
  }
}
