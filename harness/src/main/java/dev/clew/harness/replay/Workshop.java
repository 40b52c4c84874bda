package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import dev.clew.harness.Types;
import dev.clew.harness.guard.GuardKey;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Performs steps, and keeps what they make. */
final class Workshop {

  private final Types types;
  private final Stubs stubs;
  private final GuardKey key;
  private final Map<Integer, Object> kept = new TreeMap<>();
  private final Object[] holes;

  Workshop(UserClasses classes, GuardKey key) {
    this(classes, new Types(classes), key, new Object[0]);
  }

  /**
   * The same.
   *
   * @param types of these classes; they keep what was looked up
   * @param holes what stands where steps leave something open
   */
  Workshop(UserClasses classes, Types types, GuardKey key, Object[] holes) {
    this.holes = holes.clone();
    this.types = types;
    this.stubs = new Stubs(classes, types);
    this.key = key;
  }

  /** What is kept under a number, null included. */
  @Nullable
  Object get(int number) {
    return kept.get(number);
  }

  /** Everything that was made. */
  Inputs inputs() {
    return new Inputs(kept);
  }

  void perform(ReplayStep step) throws ReflectiveOperationException {
    Object made = make(step);
    if (step.result() >= 0) {
      kept.put(step.result(), made);
    }
  }

  private @Nullable Object make(ReplayStep step) throws ReflectiveOperationException {
    switch (step.kind()) {
      case VALUE:
        return step.value() instanceof String ? ((String) step.value()).intern() : step.value();
      case NEW_TEXT:
        return new String(String.valueOf(step.value()).toCharArray());
      case HOLE:
        return hole(step.type(), holes[number(step)]);
      case ENUM:
        return enumConstant(types.named(step.type()), step.name());
      case CLASS:
        return types.named(step.type());
      case ARRAY:
        return Array.newInstance(types.named(step.type()).getComponentType(), number(step));
      case ELEMENT:
        Array.set(get(step.operand(0)), number(step), get(step.operand(1)));
        return null;
      case ALLOCATE:
        return Allocation.of(types.named(step.type()));
      case FIELD:
        Object object = Objects.requireNonNull(get(step.operand(0)));
        Types.field(object.getClass(), step.name()).set(object, get(step.operand(1)));
        return null;
      case EXPECT:
        expect(step);
        return null;
      case GIVEN:
        key.give(step.name(), get(step.operand(0)));
        return null;
      case STATIC_FIELD:
        Field field = Types.field(types.named(step.type()), step.name());
        field.set(null, get(step.operand(0)));
        return null;
      default:
        return call(step);
    }
  }

  /** Objects are new ones for each call. */
  private static Object hole(String type, Object value) {
    if (!(value instanceof String)) {
      return value;
    }
    char[] units = ((String) value).toCharArray();
    if (type.equals("char[]")) {
      return units;
    } else if (type.equals("byte[]")) {
      byte[] bytes = new byte[units.length];
      for (int i = 0; i < units.length; i++) {
        bytes[i] = (byte) units[i];
      }
      return bytes;
    }
    return new String(units);
  }

  private void expect(ReplayStep step) throws ReflectiveOperationException {
    Object owner = Objects.requireNonNull(get(step.operand(0)));
    Field field = Types.field(owner.getClass(), step.name());
    Object found = field.get(owner);
    Object wanted = get(step.operand(1));
    boolean byValue = field.getType().isPrimitive() || wanted instanceof String;
    if (byValue ? !Objects.equals(found, wanted) : found != wanted) {
      throw new IllegalStateException("the field has another value");
    }
  }

  private @Nullable Object call(ReplayStep step) throws ReflectiveOperationException {
    int[] operands = step.operands();
    switch (step.kind()) {
      case CONSTRUCT:
        return types.constructor(step.type(), step.parameters()).call(null, values(operands, 0));
      case CALL:
        return types
            .method(step.type(), step.name(), step.parameters())
            .call(get(operands[0]), values(operands, 1));
      case STATIC_CALL:
        return types
            .method(step.type(), step.name(), step.parameters())
            .call(null, values(operands, 0));
      case STUB:
        return stubs.implement(step.result(), types.named(step.type()));
      case EXTEND:
        return stubs.extend(step, values(operands, 0));
      case ALLOCATE_EXTENDED:
        return stubs.allocate(step);
      case ANSWER:
        stubs.answer(operands[0], step.name(), get(operands[1]));
        return null;
      case FAILURE:
        stubs.fail(operands[0], step.name(), get(operands[1]));
        return null;
      default:
        throw new IllegalStateException("no such step: " + step.kind());
    }
  }

  private Object[] values(int[] operands, int from) {
    Object[] values = new Object[operands.length - from];
    for (int i = 0; i < values.length; i++) {
      values[i] = get(operands[from + i]);
    }
    return values;
  }

  /** Performs a step that is a call, for its result alone. */
  @Nullable
  Object result(ReplayStep call) throws ReflectiveOperationException {
    return call(call);
  }

  /** Whether the result of a call has no identity; so it is without a result. */
  boolean returnsPrimitive(ReplayStep call) throws ReflectiveOperationException {
    return call.kind() != ReplayStep.Kind.CONSTRUCT
        && types.method(call.type(), call.name(), call.parameters()).returnsPrimitive();
  }

  private static int number(ReplayStep step) {
    return (Integer) Objects.requireNonNull(step.value());
  }

  private static Object enumConstant(Class<?> type, String name)
      throws ReflectiveOperationException {
    if (!type.isEnum()) {
      return SingleObject.of(type, name);
    }
    for (Object each : type.getEnumConstants()) {
      if (((Enum<?>) each).name().equals(name)) {
        return each;
      }
    }
    throw new NoSuchFieldException(type.getName() + "." + name);
  }

  /** What went wrong in a step, in one line. */
  static String explain(ReplayStep step, Throwable failure) {
    Throwable cause =
        failure instanceof InvocationTargetException && failure.getCause() != null
            ? failure.getCause()
            : failure;
    return step + ": " + cause;
  }
}
