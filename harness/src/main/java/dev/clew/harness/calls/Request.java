package dev.clew.harness.calls;

import dev.clew.harness.Wire;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;

/** A method to be called: by its class's name, its own, its parameter types, and arguments. */
public final class Request {

  private final String className;
  private final String method;
  private final String parameters;
  private final Object[] arguments;

  /**
   * @param className as {@link Class#getName} has it
   * @param parameters the names of their types as Java has them, with commas between
   */
  public Request(String className, String method, String parameters, Object[] arguments) {
    this.className = className;
    this.method = method;
    this.parameters = parameters;
    this.arguments = arguments.clone();
  }

  public void write(DataOutputStream out) throws IOException {
    Wire.write(out, className);
    Wire.write(out, method);
    Wire.write(out, parameters);
    out.writeInt(arguments.length);
    for (Object argument : arguments) {
      Wire.write(out, argument);
    }
  }

  static Request read(DataInputStream in) throws IOException {
    String className = String.valueOf(Wire.read(in));
    String method = String.valueOf(Wire.read(in));
    String parameters = String.valueOf(Wire.read(in));
    Object[] arguments = new Object[Wire.readCount(in, 1)];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = Wire.read(in);
    }
    return new Request(className, method, parameters, arguments);
  }

  /** Calls the method; an object that is needed is made by a constructor without parameters. */
  public Reply perform() {
    Method found;
    Object receiver;
    try {
      found = find();
      receiver = Modifier.isStatic(found.getModifiers()) ? found : make(found.getDeclaringClass());
    } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
      return Reply.failed(e);
    }
    return call(found, receiver);
  }

  private Reply call(Method found, Object receiver) {
    try {
      return new Reply(Reply.Kind.RETURNED, "", found.invoke(receiver, arguments));
    } catch (InvocationTargetException e) {
      Throwable thrown = e.getTargetException();
      return thrown instanceof UnsatisfiedLinkError
          ? Reply.failed(thrown)
          : new Reply(Reply.Kind.THREW, thrown.getClass().getName(), thrown.getMessage());
    } catch (IllegalAccessException | RuntimeException | Error e) {
      return Reply.failed(e);
    }
  }

  private Method find() throws ReflectiveOperationException {
    for (Class<?> owner = Class.forName(className); owner != null; owner = owner.getSuperclass()) {
      for (Method each : owner.getDeclaredMethods()) {
        if (each.getName().equals(method) && parameters.equals(names(each))) {
          each.setAccessible(true);
          return each;
        }
      }
    }
    throw new NoSuchMethodException(className + "." + method + "(" + parameters + ")");
  }

  private static String names(Method method) {
    StringBuilder names = new StringBuilder();
    for (Class<?> type : Arrays.asList(method.getParameterTypes())) {
      names.append(names.length() == 0 ? "" : ",").append(type.getName());
    }
    return names.toString();
  }

  private static Object make(Class<?> type) throws ReflectiveOperationException {
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    return constructor.newInstance();
  }
}
