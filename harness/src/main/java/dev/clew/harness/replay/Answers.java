package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;

/** What the methods of an interface return, call by call; afterwards null, zero, or false. */
final class Answers implements InvocationHandler {

  /** Optional, as queues hold no null. */
  private final Map<String, Queue<Optional<Object>>> byMethod = new HashMap<>();

  void add(String method, @Nullable Object answer) {
    byMethod.computeIfAbsent(method, m -> new ArrayDeque<>()).add(Optional.ofNullable(answer));
  }

  Object proxy(ClassLoader loader, Class<?> type) {
    return Proxy.newProxyInstance(loader, new Class<?>[] {type}, this);
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    Queue<Optional<Object>> answers = byMethod.get(method.getName());
    Optional<Object> answer = answers == null ? null : answers.poll();
    if (answer != null) {
      return answer.orElse(null);
    }
    if (method.isDefault()) {
      return InvocationHandlers.invokeDefault(proxy, method, arguments);
    }
    return method.getDeclaringClass() == Object.class
        ? ofObject(proxy, method, arguments)
        : zero(method.getReturnType());
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
