package dev.clew.engine.natives.classes;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FrameCompletion;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.OpenReferences;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.reflect.BoxedValues;
import dev.clew.engine.reflect.GuestCalls;
import dev.clew.engine.reflect.GuestValue;
import dev.clew.engine.reflect.HandleConversions;
import dev.clew.engine.reflect.PrimitiveConversions;
import dev.clew.engine.reflect.ResultAction;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code Method.invoke} and {@code Constructor.newInstance}. The JDK's accessors that generate
 * classes or use method handles are never chosen.
 */
public final class InvocationNatives {

  private static final String REFLECT = "jdk/internal/reflect/";
  private static final String TARGET_EXCEPTION = "java/lang/reflect/InvocationTargetException";
  private static final String ILLEGAL_ARGUMENT = "java/lang/IllegalArgumentException";
  private static final int FIRST_WITH_COUNTS = 18;

  private InvocationNatives() {}

  public static void register(NativeRegistry r) {
    r.on(REFLECT + "NativeMethodAccessorImpl.invoke0", (m, f) -> invoke(m, f, /* cached= */ false))
        .on(
            REFLECT + "DirectMethodHandleAccessor$NativeAccessor.invoke0",
            (m, f) -> invoke(m, f, /* cached= */ true))
        .on(REFLECT + "NativeConstructorAccessorImpl.newInstance0", InvocationNatives::create)
        .on(
            REFLECT + "DirectConstructorHandleAccessor$NativeAccessor.newInstance0",
            InvocationNatives::create)
        .value(
            REFLECT + "Reflection.isCallerSensitive",
            (m, f) -> isCallerSensitive(ReflectedMembers.executableOf(m, f.raw[0])) ? 1 : 0)
        .value(REFLECT + "ReflectionFactory.inflationThreshold", (m, f) -> Integer.MAX_VALUE)
        .value(REFLECT + "MethodHandleAccessorFactory.useNativeAccessor", (m, f) -> 1)
        .value("jdk/internal/misc/VM.isJavaLangInvokeInited", (m, f) -> 1);
  }

  private static boolean isCallerSensitive(MethodInfo method) {
    return method.owner().isJdk()
        && method.annotations().contains("jdk/internal/reflect/CallerSensitive");
  }

  /** Boxes what a method returned, and wraps what it threw. */
  private record Invoked(JvmType result, boolean isCached)
      implements FrameCompletion, TracedIdentities {
    @Override
    public void trace(IntConsumer identities) {}

    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      GuestValue value = new GuestValue(raw, sym);
      return isCached
          ? BoxedValues.box(m, result, value, ResultAction.LEAVE)
          : ResultAction.LEAVE.accept(m, BoxedValues.boxNew(m, result, value));
    }

    @Override
    public @Nullable Insn threw(Machine m, Frame left, int exception) {
      return wrap(m, exception);
    }
  }

  /** Gives the object that a constructor has just finished, and wraps what it threw. */
  private record Constructed(int object) implements FrameCompletion, TracedIdentities {
    @Override
    public void trace(IntConsumer identities) {
      identities.accept(object);
    }

    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      return ResultAction.LEAVE.accept(m, GuestValue.of(object));
    }

    @Override
    public @Nullable Insn threw(Machine m, Frame left, int exception) {
      return wrap(m, exception);
    }
  }

  private static @Nullable Insn wrap(Machine m, int exception) {
    RuntimeClass type = m.runtime().classes().named(TARGET_EXCEPTION);
    int wrapper = m.allocate(type);
    MethodInfo constructor = m.runtime().method(type, "<init>", "(Ljava/lang/Throwable;)V");
    List<GuestValue> arguments = List.of(GuestValue.of(wrapper), GuestValue.of(exception));
    return GuestCalls.call(
        m, constructor, arguments, (machine, nothing) -> machine.exceptions().unwind(wrapper));
  }

  private static @Nullable Insn invoke(Machine m, Frame f, boolean cached) {
    MethodInfo method = ReflectedMembers.executableOf(m, f.raw[0]);
    JvmType result = method.signature().result();
    Insn first = prepare(m, method, result);
    if (first != null || m.isEnded()) {
      return first;
    }
    RuntimeClass owner = m.runtime().classes().of(method.owner());
    long receiver = f.raw[1];
    if (!method.isStatic() && receiver == 0) {
      return m.exceptions().raise("java/lang/NullPointerException", null);
    }
    if (!method.isStatic() && !m.isSubtype(m.classOf(receiver), owner)) {
      return m.exceptions().raise(ILLEGAL_ARGUMENT, notAnInstance(m, receiver, owner));
    }
    long open = openElement(m, f.raw[2]);
    if (open != 0) {
      return m.unknowns().decideReference(f, NativeRegistry.here(f), open);
    }
    List<GuestValue> arguments = new ArrayList<>();
    if (!method.isStatic()) {
      arguments.add(GuestValue.of(receiver));
    }
    try {
      if (!method.isStatic() && m.lazyInputs().isStub(m, (int) receiver)) {
        String problem = convert(m, method.signature().parameters(), f.raw[2], arguments);
        return problem != null
            ? m.exceptions().raise(ILLEGAL_ARGUMENT, problem.isEmpty() ? null : problem)
            : StubInvocation.begin(m, method, arguments, new Invoked(result, cached));
      }
      MethodInfo selected = GuestCalls.select(m, method, receiver);
      String problem = convert(m, method.signature().parameters(), f.raw[2], arguments);
      return problem != null
          ? m.exceptions().raise(ILLEGAL_ARGUMENT, problem.isEmpty() ? null : problem)
          : GuestCalls.call(m, selected, arguments, new Invoked(result, cached));
    } catch (LinkageException e) {
      return m.exceptions().raise(e.problem().throwable(), e.problem().message());
    }
  }

  private static @Nullable Insn prepare(Machine m, MethodInfo method, JvmType result) {
    Insn first = GuestCalls.initialize(m, TARGET_EXCEPTION);
    if (first == null && !m.isEnded() && !result.isReference()) {
      first = GuestCalls.initialize(m, BoxedValues.wrapper(result));
    }
    boolean needsOwner = method.isStatic() || method.isConstructor();
    if (first == null && !m.isEnded() && needsOwner) {
      first = GuestCalls.initialize(m, m.runtime().classes().of(method.owner()));
    }
    return first;
  }

  private static @Nullable Insn create(Machine m, Frame f) {
    MethodInfo constructor = ReflectedMembers.executableOf(m, f.raw[0]);
    RuntimeClass type = m.runtime().classes().of(constructor.owner());
    if (type.info().isAbstract()) {
      return m.exceptions().raise("java/lang/InstantiationException", type.name());
    }
    Insn first = prepare(m, constructor, JvmType.OBJECT);
    if (first != null || m.isEnded()) {
      return first;
    }
    int object = m.allocate(type);
    List<GuestValue> arguments = new ArrayList<>(List.of(GuestValue.of(object)));
    String problem = convert(m, constructor.signature().parameters(), f.raw[1], arguments);
    return problem != null
        ? m.exceptions().raise(ILLEGAL_ARGUMENT, problem.isEmpty() ? null : problem)
        : GuestCalls.call(m, constructor, arguments, new Constructed(object));
  }

  /** An argument of which it has to be decided first what it is; 0 if there is none. */
  private static long openElement(Machine m, long array) {
    int count = array == 0 ? 0 : m.array(array).length();
    for (int i = 0; i < count; i++) {
      HeapArray elements = m.array(array);
      boolean isOpen =
          elements.sym(i) != null && m.unknowns().target(elements.raw(i)) == OpenReferences.OPEN;
      if (isOpen) {
        return elements.raw(i);
      }
    }
    return 0;
  }

  private static boolean hasCounts(Machine m) {
    return m.runtime().program().classPath().featureVersion() >= FIRST_WITH_COUNTS;
  }

  private static String notAnInstance(Machine m, long receiver, RuntimeClass owner) {
    return hasCounts(m)
        ? "object of type " + m.classOf(receiver).name() + " is not an instance of " + owner.name()
        : "object is not an instance of declaring class";
  }

  /**
   * Appends the elements of an array as arguments.
   *
   * @param array of objects; null if there are none
   * @return what is wrong with them, the empty text for a problem without a message
   */
  private static @Nullable String convert(
      Machine m, List<JvmType> parameters, long array, List<GuestValue> arguments) {
    int count = array == 0 ? 0 : m.array(array).length();
    if (count != parameters.size()) {
      return hasCounts(m)
          ? "wrong number of arguments: " + count + " expected: " + parameters.size()
          : "wrong number of arguments";
    }
    for (int i = 0; i < count; i++) {
      HeapArray elements = m.array(array);
      GuestValue element =
          elements.sym(i) == null
              ? GuestValue.of(elements.raw(i))
              : GuestValue.of(m.unknowns().target(elements.raw(i)));
      String problem = convert(m, parameters.get(i), element, arguments);
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  private static @Nullable String convert(
      Machine m, JvmType parameter, GuestValue argument, List<GuestValue> arguments) {
    RuntimeClass type = argument.raw() == 0 ? null : m.classOf(argument.raw());
    if (parameter.isReference()) {
      boolean fits = type == null || m.isSubtype(type, m.runtime().classes().of(parameter));
      arguments.add(argument);
      return fits ? null : "argument type mismatch";
    }
    if (type == null) {
      return hasCounts(m)
          ? "java.lang.NullPointerException: "
              + HandleConversions.nullMessage(m, JvmType.OBJECT, parameter)
          : "";
    }
    JvmType unwrapped = BoxedValues.unwrapped(type);
    if (unwrapped == null || !PrimitiveConversions.widens(unwrapped.kind(), parameter.kind())) {
      return "argument type mismatch";
    }
    arguments.add(
        PrimitiveConversions.widen(BoxedValues.unbox(m, argument.raw()), unwrapped, parameter));
    return null;
  }
}
