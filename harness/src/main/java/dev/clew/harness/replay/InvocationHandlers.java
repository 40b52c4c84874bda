package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** What Java 8, which this is written in, does not know of its successors. */
final class InvocationHandlers {

  private InvocationHandlers() {}

  /**
   * Runs the code that an interface has for a method.
   *
   * @throws UnsupportedOperationException before Java 16, which cannot
   */
  static @Nullable Object invokeDefault(Object proxy, Method method, Object[] arguments)
      throws Throwable {
    Method invoke;
    try {
      invoke =
          InvocationHandler.class.getMethod(
              "invokeDefault", Object.class, Method.class, Object[].class);
    } catch (NoSuchMethodException e) {
      throw new UnsupportedOperationException(e);
    }
    try {
      return invoke.invoke(null, proxy, method, arguments);
    } catch (InvocationTargetException e) {
      throw e.getTargetException();
    }
  }
}
