package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Function;

/**
 * What the methods of a stub return or throw, call by call; afterwards null, zero, or false, or
 * another stub. An interface's proxy calls the handler, a subclass of an abstract class the
 * function.
 */
final class StubAnswers implements InvocationHandler, Function<String, Object> {

  /** An exception in the place of an answer. */
  static final class Failure {
    private final Throwable exception;

    Failure(Throwable exception) {
      this.exception = exception;
    }

    /** Throws it, whatever the caller declares. */
    @SuppressWarnings("unchecked") // the compiler is told of an exception that it need not know
    private <E extends Throwable> Object raise() throws E {
      Trace.beginAtCallOfStub(exception);
      throw (E) exception;
    }
  }

  /** Optional, as queues hold no null. */
  private final Map<String, Queue<Optional<Object>>> byMethod = new HashMap<>();

  void add(String method, @Nullable Object answer) {
    byMethod.computeIfAbsent(method, m -> new ArrayDeque<>()).add(Optional.ofNullable(answer));
  }

  Object proxy(ClassLoader loader, Class<?> type) {
    return Proxy.newProxyInstance(loader, new Class<?>[] {type}, this);
  }

  /** The next answer of a method; null where there is none. */
  @Override
  public @Nullable Object apply(String method) {
    Queue<Optional<Object>> answers = byMethod.get(method);
    Object next = answers == null || answers.isEmpty() ? null : answers.remove().orElse(null);
    return next instanceof Failure ? ((Failure) next).<RuntimeException>raise() : next;
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    Queue<Optional<Object>> answers = byMethod.get(method.getName());
    if (answers != null && !answers.isEmpty()) {
      return apply(method.getName());
    }
    if (method.isDefault()) {
      return InvocationHandlers.invokeDefault(proxy, method, arguments);
    }
    return method.getDeclaringClass() == Object.class
        ? ofObject(proxy, method, arguments)
        : further(proxy, method.getReturnType());
  }

  /** Where names are answered, so are questions that nobody has thought of: the call goes on. */
  private static @Nullable Object further(Object proxy, Class<?> type) {
    if (!Boolean.getBoolean(NameAnswers.ASKED)) {
      return zero(type);
    }
    if (type == PrintWriter.class) {
      return new PrintWriter(new StringWriter());
    }
    return type.isInterface()
        ? new StubAnswers().proxy(proxy.getClass().getClassLoader(), type)
        : zero(type);
  }

  private static Object ofObject(Object proxy, Method method, Object[] arguments) {
    switch (method.getName()) {
      case "equals":
        return proxy == arguments[0];
      case "hashCode":
        return System.identityHashCode(proxy);
      default:
        return "a stub";
    }
  }

  private static @Nullable Object zero(Class<?> type) {
    return type == void.class || !type.isPrimitive()
        ? null
        : Array.get(Array.newInstance(type, 1), 0);
  }
}
