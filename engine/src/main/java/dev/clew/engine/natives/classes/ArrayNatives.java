package dev.clew.engine.natives.classes;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.reflect.BoxedValues;
import dev.clew.engine.reflect.GuestCalls;
import dev.clew.engine.reflect.GuestValue;
import dev.clew.engine.reflect.PrimitiveConversions;
import dev.clew.engine.reflect.ResultAction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code java.lang.reflect.Array}: elements, and arrays of arrays. */
public final class ArrayNatives {

  private static final String ARRAY = "java/lang/reflect/Array.";
  private static final String ILLEGAL_ARGUMENT = "java/lang/IllegalArgumentException";
  private static final String MISMATCH = "argument type mismatch";

  private ArrayNatives() {}

  public static void register(NativeRegistry r) {
    r.on(ARRAY + "get", ArrayNatives::get)
        .on(ARRAY + "set", ArrayNatives::set)
        .on(ARRAY + "multiNewArray", ArrayNatives::multiNewArray);
    for (JvmType type :
        List.of(
            JvmType.BOOLEAN,
            JvmType.BYTE,
            JvmType.CHAR,
            JvmType.SHORT,
            JvmType.INT,
            JvmType.LONG,
            JvmType.FLOAT,
            JvmType.DOUBLE)) {
      String name = type.javaName();
      String suffix = Character.toUpperCase(name.charAt(0)) + name.substring(1);
      r.on(ARRAY + "get" + suffix, getPrimitive(type)).on(ARRAY + "set" + suffix, put(type));
    }
  }

  /** Throws if the arguments name no element; null if they do. */
  private static @Nullable String problem(Machine m, Frame f, boolean primitive) {
    HeapObject object = m.object(f.raw[0]);
    if (!object.type().isArray()) {
      return "Argument is not an array";
    }
    return primitive && !object.type().component().isPrimitive()
        ? "Argument is not an array of primitive type"
        : null;
  }

  private static @Nullable Insn element(
      Machine m,
      Frame f,
      boolean primitive,
      java.util.function.Function<HeapArray, @Nullable Insn> then) {
    if (f.raw[0] == 0) {
      return m.exceptions().raise("java/lang/NullPointerException", null);
    }
    String problem = problem(m, f, primitive);
    if (problem != null) {
      return m.exceptions().raise(ILLEGAL_ARGUMENT, problem);
    }
    HeapArray array = m.array(f.raw[0]);
    if (f.intAt(1) < 0 || f.intAt(1) >= array.length()) {
      String message = "Index " + f.intAt(1) + " out of bounds for length " + array.length();
      return m.exceptions().raise("java/lang/ArrayIndexOutOfBoundsException", message);
    }
    return then.apply(array);
  }

  private static @Nullable Insn get(Machine m, Frame f) {
    return element(
        m,
        f,
        /* primitive= */ false,
        array -> {
          JvmType type = array.type().component().type();
          if (!type.isReference()) {
            Insn first = GuestCalls.initialize(m, BoxedValues.wrapper(type));
            if (first != null || m.isEnded()) {
              return first;
            }
          }
          GuestValue value = new GuestValue(array.raw(f.intAt(1)), array.sym(f.intAt(1)));
          return ResultAction.LEAVE.accept(m, BoxedValues.boxNew(m, type, value));
        });
  }

  private static NativeMethod getPrimitive(JvmType wanted) {
    return (m, f) ->
        element(
            m,
            f,
            /* primitive= */ true,
            array -> {
              JvmType type = array.type().component().type();
              if (!PrimitiveConversions.widens(type.kind(), wanted.kind())) {
                return m.exceptions().raise(ILLEGAL_ARGUMENT, MISMATCH);
              }
              GuestValue value = new GuestValue(array.raw(f.intAt(1)), array.sym(f.intAt(1)));
              return ResultAction.LEAVE.accept(m, PrimitiveConversions.widen(value, type, wanted));
            });
  }

  private static NativeMethod put(JvmType given) {
    return (m, f) ->
        element(
            m,
            f,
            /* primitive= */ true,
            array -> store(m, f, array.type().component().type(), given, GuestValue.in(f, 2)));
  }

  private static @Nullable Insn store(
      Machine m, Frame f, JvmType type, JvmType given, GuestValue value) {
    if (!PrimitiveConversions.widens(given.kind(), type.kind())) {
      return m.exceptions().raise(ILLEGAL_ARGUMENT, MISMATCH);
    }
    return store(m, f, PrimitiveConversions.widen(value, given, type));
  }

  private static @Nullable Insn store(Machine m, Frame f, GuestValue value) {
    ((HeapArray) m.heap().own((int) f.raw[0])).set(f.intAt(1), value.raw(), value.sym());
    return m.calls().returnVoid(f);
  }

  private static @Nullable Insn set(Machine m, Frame f) {
    return element(
        m,
        f,
        /* primitive= */ false,
        array -> {
          RuntimeClass component = array.type().component();
          RuntimeClass given = f.raw[2] == 0 ? null : m.classOf(f.raw[2]);
          if (!component.isPrimitive()) {
            return given == null || m.isSubtype(given, component)
                ? store(m, f, GuestValue.in(f, 2))
                : m.exceptions().raise(ILLEGAL_ARGUMENT, "array element type mismatch");
          }
          JvmType unwrapped = given == null ? null : BoxedValues.unwrapped(given);
          return unwrapped == null
              ? m.exceptions().raise(ILLEGAL_ARGUMENT, given == null ? null : MISMATCH)
              : store(m, f, component.type(), unwrapped, BoxedValues.unbox(m, f.raw[2]));
        });
  }

  private static @Nullable Insn multiNewArray(Machine m, Frame f) {
    if (f.raw[0] == 0 || f.raw[1] == 0) {
      return m.exceptions().raise("java/lang/NullPointerException", null);
    }
    RuntimeClass type = m.mirrors().classOf(f.raw[0]);
    HeapArray given = m.array(f.raw[1]);
    List<Integer> lengths = new ArrayList<>();
    for (int i = 0; i < given.length(); i++) {
      lengths.add((int) given.raw(i));
    }
    boolean isPossible =
        !lengths.isEmpty()
            && type.type().kind() != JvmType.Kind.VOID
            && (type.type().isArray() ? type.type().dimensions() : 0) + lengths.size()
                <= JvmType.MAX_DIMENSIONS;
    if (!isPossible) {
      return m.exceptions().raise(ILLEGAL_ARGUMENT, null);
    }
    for (int length : lengths) {
      if (length < 0) {
        return m.exceptions()
            .raise("java/lang/NegativeArraySizeException", Integer.toString(length));
      }
    }
    for (int i = 0; i < lengths.size(); i++) {
      type = m.runtime().classes().arrayOf(type);
    }
    return NativeRegistry.give(m, f, make(m, type, lengths));
  }

  private static int make(Machine m, RuntimeClass type, List<Integer> lengths) {
    int id = m.heap().add(HeapArrays.create(m.token(), type, lengths.get(0)));
    m.allocates(lengths.get(0));
    if (lengths.size() > 1) {
      for (int i = 0; i < lengths.get(0); i++) {
        int element = make(m, type.component(), lengths.subList(1, lengths.size()));
        ((HeapArray) m.heap().own(id)).set(i, element, null);
      }
    }
    return id;
  }
}
