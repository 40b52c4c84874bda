package dev.clew.models.kit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** Calls static methods for real. */
final class OnHost {

  private OnHost() {}

  static Observed call(Method method, @Nullable Object[] arguments) {
    try {
      method.setAccessible(true);
      return Observed.returned(method.invoke(null, arguments), 0);
    } catch (InvocationTargetException e) {
      Throwable thrown = e.getCause();
      return Observed.threw(thrown.getClass().getName(), thrown.getMessage(), 0);
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
