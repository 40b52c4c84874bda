package dev.clew.app.explore;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Runs a path's inputs on this JVM, and says whether the path's outcome is what happens. */
final class Replay {

  private final HostClasses classes;
  private final Executable target;
  private final List<String> parameters;

  Replay(HostClasses classes, Executable target, List<String> parameters) {
    this.classes = classes;
    this.target = target;
    this.parameters = parameters;
  }

  /** Null if the outcome is the same, otherwise what is different. */
  @Nullable String difference(ExploredPath path) {
    HostObjects objects = new HostObjects(classes);
    Arguments arguments = arguments(path.inputs(), objects);
    Observed observed = run(target, arguments);
    return agrees(path.outcome(), observed, new HostComparison(objects))
        ? null
        : "explored: " + path.outcome() + ", but this JVM " + observed;
  }

  private static boolean agrees(Outcome outcome, Observed observed, HostComparison comparison) {
    if (outcome instanceof Outcome.Returned returned) {
      return observed.returned()
          && returned.site().line() == observed.line()
          && comparison.agrees(returned.value(), observed.value());
    } else if (outcome instanceof Outcome.Threw threw) {
      Throwable thrown = observed.thrown();
      String message = threw.message();
      return thrown != null
          && thrown.getClass().getName().equals(threw.exception())
          && threw.site().line() == observed.line()
          && Objects.equals(
              message == null ? null : Observed.withoutLoaders(message), observed.message());
    }
    return true; // neither returned nor threw: there is nothing to compare
  }

  /** Receiver and parameters of a call. */
  record Arguments(@Nullable Object receiver, List<@Nullable Object> values) {}

  /** Inputs that are not listed have their default. */
  Arguments arguments(List<Input> inputs, HostObjects objects) {
    Map<String, Object> byName = new HashMap<>();
    for (Input input : inputs) {
      Object value = objects.make(input.value());
      if (isStaticField(input.name())) {
        setStatic(input.name(), value);
      }
      byName.put(input.name(), value);
    }
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      Class<?> type = target.getParameterTypes()[i];
      Object value = byName.get(parameters.get(i));
      values.add(value != null || !type.isPrimitive() ? value : Boxes.defaultOf(type));
    }
    return new Arguments(byName.get("this"), values);
  }

  /** What else has a dot in it came from outside, and no outcome may depend on it. */
  private static boolean isStaticField(String name) {
    return name.contains(".") && !name.contains("(") && !name.startsWith("System.");
  }

  private void setStatic(String name, @Nullable Object value) {
    int dot = name.lastIndexOf('.');
    String owner = name.substring(0, dot);
    try {
      var field = classes.load(owner).getDeclaredField(name.substring(dot + 1));
      field.setAccessible(true);
      field.set(null, value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("no static field " + name, e);
    }
  }

  static Observed run(Executable target, Arguments arguments) {
    HostTrace.start();
    try {
      if (target instanceof Constructor<?> constructor) {
        constructor.newInstance(arguments.values().toArray());
        return new Observed(null, null, HostTrace.returnLine());
      }
      Method method = (Method) target;
      if (!Modifier.isStatic(method.getModifiers()) && arguments.receiver() == null) {
        throw new IllegalArgumentException("there is no receiver");
      }
      Object value = method.invoke(arguments.receiver(), arguments.values().toArray());
      return new Observed(value, null, HostTrace.returnLine());
    } catch (InvocationTargetException e) {
      return new Observed(null, e.getCause(), lineOf(e.getCause()));
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static int lineOf(Throwable thrown) {
    String inner = "";
    for (StackTraceElement element : thrown.getStackTrace()) {
      boolean isMade = inner.equals("java.lang.Enum") && element.getMethodName().equals("valueOf");
      if (element.getModuleName() == null && !isMade) {
        return element.getLineNumber();
      }
      inner = element.getClassName();
    }
    return -1;
  }

  /** Inputs as one would write them in a call, for messages. */
  static String describe(List<Input> inputs) {
    StringBuilder text = new StringBuilder();
    for (Input input : inputs) {
      text.append(text.length() == 0 ? "" : ", ").append(input.name()).append(" = ");
      text.append(
          input.value() instanceof Datum.Primitive primitive ? primitive.value() : input.value());
    }
    return text.toString();
  }
}
