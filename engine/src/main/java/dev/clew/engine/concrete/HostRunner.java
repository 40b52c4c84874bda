package dev.clew.engine.concrete;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Runs static methods of the JDK in this JVM, if they are public. */
final class HostRunner implements MethodRunner {

  @Override
  public MethodAnswer run(Invocation call) {
    try {
      return new MethodAnswer.Returned(find(call).invoke(null, call.arguments().toArray()));
    } catch (InvocationTargetException e) {
      Throwable thrown = e.getTargetException();
      return new MethodAnswer.Threw(thrown.getClass().getName(), thrown.getMessage());
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      return new MethodAnswer.Failed(e.toString());
    }
  }

  private static Method find(Invocation call) throws ReflectiveOperationException {
    for (Method each : Class.forName(call.className()).getMethods()) {
      boolean isMeant =
          each.getName().equals(call.method()) && Modifier.isStatic(each.getModifiers());
      if (isMeant && CrossingTypes.names(each.getParameterTypes()).equals(call.parameters())) {
        return each;
      }
    }
    throw new NoSuchMethodException(call.method() + " is not public and static");
  }
}
