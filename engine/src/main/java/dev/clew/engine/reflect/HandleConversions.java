package dev.clew.engine.reflect;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.CastMessages;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.JvmType.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Conversions of arguments and results between types, as {@code MethodHandle.asType} makes them:
 * casts, boxing, unboxing, widening, dropping.
 */
public final class HandleConversions {

  /** Gets converted values. */
  @FunctionalInterface
  interface ThenAll {
    @Nullable Insn accept(Machine m, List<GuestValue> values);
  }

  /** What {@code asType} does. */
  public static final HandleConversions AS_TYPE = new HandleConversions(/* isExplicit= */ false);

  private final boolean isExplicit;

  /**
   * @param isExplicit as {@code explicitCastArguments} does it: numbers may lose bits, null becomes
   *     zero, and nothing is cast to an interface
   */
  HandleConversions(boolean isExplicit) {
    this.isExplicit = isExplicit;
  }

  /** Whether there is such a conversion at all. */
  static boolean exists(Machine m, JvmType from, JvmType to) {
    if (from.equals(to) || from.equals(JvmType.OBJECT) || to.equals(JvmType.OBJECT)) {
      return true;
    }
    if (from.kind() == Kind.VOID || to.kind() == Kind.VOID) {
      return true;
    }
    if (from.isReference()) {
      return to.isReference() || unboxes(m, from, to);
    }
    return to.isReference()
        ? m.isSubtype(wrapper(m, from), m.runtime().classes().of(to))
        : PrimitiveConversions.widens(from.kind(), to.kind());
  }

  private static boolean unboxes(Machine m, JvmType from, JvmType to) {
    RuntimeClass source = m.runtime().classes().of(from);
    JvmType unwrapped = BoxedValues.unwrapped(source);
    return m.isSubtype(wrapper(m, to), source)
        || (unwrapped != null && PrimitiveConversions.widens(unwrapped.kind(), to.kind()));
  }

  private static RuntimeClass wrapper(Machine m, JvmType primitive) {
    return m.runtime().classes().named(BoxedValues.wrapper(primitive));
  }

  /** Converts values one by one, which may run code of the JDK. */
  @Nullable Insn all(
      Machine m, List<GuestValue> values, List<JvmType> from, List<JvmType> to, ThenAll then) {
    return from.equals(to) ? then.accept(m, values) : rest(m, List.of(), values, from, to, then);
  }

  private @Nullable Insn rest(
      Machine m,
      List<GuestValue> done,
      List<GuestValue> values,
      List<JvmType> from,
      List<JvmType> to,
      ThenAll then) {
    int next = done.size();
    if (next == values.size()) {
      return then.accept(m, done);
    }
    return one(
        m,
        values.get(next),
        from.get(next),
        to.get(next),
        (machine, value) -> rest(machine, append(done, value), values, from, to, then));
  }

  static List<GuestValue> append(List<GuestValue> values, GuestValue value) {
    List<GuestValue> longer = new ArrayList<>(values);
    longer.add(value);
    return List.copyOf(longer);
  }

  /** Converts one value. */
  public @Nullable Insn one(
      Machine m, GuestValue value, JvmType from, JvmType to, ResultAction then) {
    if (to.kind() == Kind.VOID || from.kind() == Kind.VOID) {
      return then.accept(m, GuestValue.ZERO);
    }
    if (!from.isReference()) {
      return to.isReference()
          ? GuestCalls.whenReady(
              m,
              wrapper(m, from),
              (machine, nothing) -> BoxedValues.box(machine, from, value, then))
          : then.accept(m, number(value, from, to));
    }
    return to.isReference() ? cast(m, value, from, to, then) : unbox(m, value, from, to, then);
  }

  private GuestValue number(GuestValue value, JvmType from, JvmType to) {
    return isExplicit
        ? PrimitiveConversions.cast(value, from, to)
        : PrimitiveConversions.widen(value, from, to);
  }

  private @Nullable Insn cast(
      Machine m, GuestValue value, JvmType from, JvmType to, ResultAction then) {
    if (to.equals(JvmType.OBJECT) || to.equals(from)) {
      return then.accept(m, value);
    }
    requireKnown(value);
    RuntimeClass target = m.runtime().classes().of(to);
    if (isExplicit && target.infoOrNull() != null && target.info().isInterface()) {
      return then.accept(m, value);
    }
    if (value.raw() == 0 || m.isSubtype(m.classOf(value.raw()), target)) {
      return then.accept(m, value);
    }
    return cannotCast(m, value.raw(), target);
  }

  private static void requireKnown(GuestValue value) {
    if (value.sym() != null) {
      throw new UnsupportedException(ReasonCode.NATIVE_SYMBOLIC, "converting an unknown reference");
    }
  }

  private static @Nullable Insn cannotCast(Machine m, long object, RuntimeClass target) {
    String message = "Cannot cast " + m.classOf(object).name() + " to " + target.name();
    return GuestCalls.raise(m, "java/lang/ClassCastException", message);
  }

  private @Nullable Insn unbox(
      Machine m, GuestValue value, JvmType from, JvmType to, ResultAction then) {
    requireKnown(value);
    if (value.raw() == 0) {
      return isExplicit
          ? then.accept(m, GuestValue.ZERO)
          : GuestCalls.raise(m, "java/lang/NullPointerException", nullMessage(m, from, to));
    }
    JvmType unwrapped = BoxedValues.unwrapped(m.classOf(value.raw()));
    boolean fits =
        unwrapped != null
            && (isExplicit || PrimitiveConversions.widens(unwrapped.kind(), to.kind()));
    if (unwrapped == null) {
      return GuestCalls.raise(m, "java/lang/ClassCastException", notANumber(m, value.raw()));
    }
    return !fits
        ? cannotCast(m, value.raw(), wrapper(m, to))
        : then.accept(m, number(BoxedValues.unbox(m, value.raw()), unwrapped, to));
  }

  /** What the JVM says of the JDK's code that unboxes. */
  public static String nullMessage(Machine m, JvmType from, JvmType to) {
    JvmType unwrapped = BoxedValues.unwrapped(m.runtime().classes().of(from));
    if (unwrapped != null) {
      return "Cannot invoke \"java.lang."
          + BoxedValues.wrapper(unwrapped).substring("java/lang/".length())
          + "."
          + unwrapped.javaName()
          + "Value()\" because \"<parameter1>\" is null";
    }
    String number = to.kind() == Kind.BOOLEAN || to.kind() == Kind.CHAR ? "int" : to.javaName();
    return "Cannot invoke \"java.lang.Number."
        + number
        + "Value()\" because the return value of"
        + " \"sun.invoke.util.ValueConversions.primitiveConversion("
        + "sun.invoke.util.Wrapper, Object, boolean)\" is null";
  }

  private static String notANumber(Machine m, long object) {
    RuntimeClass number = m.runtime().classes().named("java/lang/Number");
    return CastMessages.of(m.classOf(object), number);
  }
}
