package dev.clew.engine.reflect;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Wrapper objects of primitive values. */
public final class BoxedValues {

  private static final List<JvmType> PRIMITIVES =
      List.of(
          JvmType.BOOLEAN,
          JvmType.BYTE,
          JvmType.CHAR,
          JvmType.SHORT,
          JvmType.INT,
          JvmType.LONG,
          JvmType.FLOAT,
          JvmType.DOUBLE);

  private BoxedValues() {}

  /** The internal name of a primitive type's wrapper. */
  public static String wrapper(JvmType primitive) {
    return switch (primitive.kind()) {
      case BOOLEAN -> "java/lang/Boolean";
      case BYTE -> "java/lang/Byte";
      case CHAR -> "java/lang/Character";
      case SHORT -> "java/lang/Short";
      case INT -> "java/lang/Integer";
      case LONG -> "java/lang/Long";
      case FLOAT -> "java/lang/Float";
      case DOUBLE -> "java/lang/Double";
      case VOID -> "java/lang/Void";
      case CLASS, ARRAY -> throw new IllegalArgumentException(primitive + " is not primitive");
    };
  }

  /** What a class wraps, null if it is no wrapper. */
  public static @Nullable JvmType unwrapped(RuntimeClass type) {
    for (JvmType primitive : PRIMITIVES) {
      if (type.type().descriptor().equals("L" + wrapper(primitive) + ";")) {
        return primitive;
      }
    }
    return null;
  }

  /** What a wrapper object holds. */
  public static GuestValue unbox(Machine m, long wrapper) {
    Instance object = m.instance(wrapper);
    int slot = object.type().field("value").slot();
    Object sym = object.sym(slot);
    if (sym == UnreadField.MARK) {
      throw new UnsupportedException(ReasonCode.NATIVE_SYMBOLIC, "unboxing an input reflectively");
    }
    return new GuestValue(object.raw(slot), sym);
  }

  /** Boxes as {@code valueOf} does; nothing becomes null, a reference stays. */
  public static @Nullable Insn box(Machine m, JvmType type, GuestValue value, ResultAction then) {
    if (type.isReference()) {
      return then.accept(m, value);
    }
    if (type.kind() == JvmType.Kind.VOID) {
      return then.accept(m, GuestValue.ZERO);
    }
    RuntimeClass wrapper = m.runtime().classes().named(wrapper(type));
    String descriptor = "(" + type.descriptor() + ")" + wrapper.type().descriptor();
    MethodInfo valueOf = m.runtime().method(wrapper, "valueOf", descriptor);
    return GuestCalls.call(m, valueOf, List.of(value), then);
  }

  /** A new wrapper object, whatever the JDK's caches hold; the wrapper's class is ready. */
  public static GuestValue boxNew(Machine m, JvmType type, GuestValue value) {
    if (type.isReference()) {
      return value;
    }
    if (type.kind() == JvmType.Kind.VOID) {
      return GuestValue.ZERO;
    }
    int id = m.allocate(m.runtime().classes().named(wrapper(type)));
    Instance object = m.instance(id);
    object.set(object.type().field("value").slot(), value.raw(), value.sym());
    return GuestValue.of(id);
  }
}
