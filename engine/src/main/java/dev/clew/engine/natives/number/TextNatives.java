package dev.clew.engine.natives.number;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.ArrayLimit;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.memory.BoundsMessage;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/** Texts of unknown numbers and characters, and what joins texts. */
public final class TextNatives {

  private static final String RESULT = ")Ljava/lang/String;";

  private TextNatives() {}

  public static void register(NativeRegistry r) {
    number(r, "Integer.toString(I", JvmType.Kind.INT, (m, f) -> give(m, f, f.intAt(0)));
    number(r, "Long.toString(J", JvmType.Kind.LONG, (m, f) -> give(m, f, f.raw[0]));
    number(r, "String.valueOf(C", JvmType.Kind.CHAR, (m, f) -> NativeRegistry.own(f));
    number(r, "Float.toString(F", JvmType.Kind.FLOAT, (m, f) -> NativeRegistry.own(f));
    number(r, "Double.toString(D", JvmType.Kind.DOUBLE, (m, f) -> NativeRegistry.own(f));
    NativeMethod.Symbolic concat = withText(TextNatives::concat);
    NativeMethod.Symbolic copy = withText(TextNatives::copy);
    r.on("java/lang/Character.toString()Ljava/lang/String;", TextNatives::ofCharacter)
        .on("java/lang/String.concat", concat)
        .on("java/lang/String.<init>(Ljava/lang/String;)V", copy)
        .on("jdk/internal/util/Preconditions.outOfBoundsMessage", BoundsMessage::make);
  }

  private static @Nullable Insn give(Machine m, Frame f, long number) {
    return NativeRegistry.give(m, f, m.texts().create(Long.toString(number)));
  }

  private static void number(
      NativeRegistry r, String start, JvmType.Kind kind, NativeMethod known) {
    NativeMethod.Symbolic method =
        (m, f) -> f.sym(0) instanceof Expr term ? write(m, f, term, kind) : known.call(m, f);
    r.on("java/lang/" + start + RESULT, method);
  }

  private static @Nullable Insn write(Machine m, Frame f, Expr term, JvmType.Kind kind) {
    requireSameDigits(m, kind);
    return NativeRegistry.give(m, f, m.texts().create(m.terms().written(kind, term)));
  }

  /** JDK 19 writes some floats with fewer digits than those before. */
  public static void requireSameDigits(Machine m, JvmType.Kind kind) {
    boolean isFloat = kind == JvmType.Kind.FLOAT || kind == JvmType.Kind.DOUBLE;
    int feature = m.runtime().program().classPath().featureVersion();
    if (isFloat && feature != Runtime.version().feature()) {
      throw new dev.clew.engine.machine.UnsupportedException(
          ReasonCode.STRING_TERM, "an unknown float, written as JDK " + feature + " does");
    }
  }

  private static @Nullable Insn ofCharacter(Machine m, Frame f) {
    Expr value = BoxNatives.unknownValue(m, f.raw[0]);
    return value == null ? NativeRegistry.own(f) : write(m, f, value, JvmType.Kind.CHAR);
  }

  /** A method that has to know which text its argument is, and no more about it. */
  private static NativeMethod.Symbolic withText(NativeMethod body) {
    return (m, f) ->
        m.unknowns().settle(f, 1)
            ? body.call(m, f)
            : m.unknowns().decide(f, NativeRegistry.here(f), 1);
  }

  private static @Nullable Insn concat(Machine m, Frame f) {
    if (f.raw[1] == 0) {
      return NativeRegistry.own(f);
    }
    Object other = m.texts().content(f.raw[1]);
    if (other.equals("")) {
      return NativeRegistry.give(m, f, f.raw[0]);
    }
    Object own = m.texts().content(f.raw[0]);
    if (isTooLong(own, other)) {
      return NativeRegistry.own(f); // which throws, as it does on a real JVM
    }
    Object joined = m.texts().join(own, other);
    return NativeRegistry.give(m, f, m.texts().create(joined));
  }

  private static boolean isTooLong(Object left, Object right) {
    return left instanceof String start
        && right instanceof String end
        && ArrayLimit.complaint((long) start.length() + end.length()) != null;
  }

  private static @Nullable Insn copy(Machine m, Frame f) {
    if (f.raw[1] == 0 || !m.texts().isUnknown(f.raw[1])) {
      return NativeRegistry.own(f);
    }
    Object term = m.texts().content(f.raw[1]);
    ((Instance) m.heap().own((int) f.raw[0])).setPayload(term);
    return m.calls().returnVoid(f);
  }
}
