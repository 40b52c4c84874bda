package dev.clew.models.kit;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compares methods of a class on nasty arguments: in the engine, where the arguments are unknown,
 * and on the JVM that runs. A method's parameters and result are primitives and strings; what it
 * does with the library is what is compared.
 */
public final class Differential {

  /** What went wrong, a line each, and what was done. */
  public record Report(List<String> differences, String counts) {}

  private static final int MOST_SHOWN_OF_ONE = 3;

  private final Guided guided;
  private final Class<?> subjects;

  public Differential(Class<?> subjects) {
    this.subjects = subjects;
    this.guided = new Guided(folder(subjects));
  }

  private static Path folder(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** Calls every static method that is not private so often. */
  public Report run(int cases, long seed) {
    List<String> differences = new ArrayList<>();
    int methods = 0;
    long calls = 0;
    for (Method method : methods()) {
      methods++;
      NastyValues values = new NastyValues(seed ^ method.toString().hashCode());
      List<String> found = new ArrayList<>();
      for (int i = 0; i < cases; i++) {
        compare(method, arguments(method, values), found);
        calls++;
      }
      differences.addAll(found.subList(0, Math.min(found.size(), MOST_SHOWN_OF_ONE)));
    }
    String counts = subjects.getSimpleName() + ": " + methods + " methods, " + calls + " calls";
    return new Report(differences, counts);
  }

  private List<Method> methods() {
    return Arrays.stream(subjects.getDeclaredMethods())
        .filter(m -> Modifier.isStatic(m.getModifiers()) && !Modifier.isPrivate(m.getModifiers()))
        .filter(m -> !m.isSynthetic())
        .sorted(Comparator.comparing(Method::toString))
        .toList();
  }

  private static @Nullable Object[] arguments(Method method, NastyValues values) {
    Class<?>[] types = method.getParameterTypes();
    @Nullable Object[] arguments = new @Nullable Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = values.next(types[i]);
    }
    return arguments;
  }

  private void compare(Method method, @Nullable Object[] arguments, List<String> differences) {
    Observed real = OnHost.call(method, arguments);
    Observed engine;
    try {
      engine = guided.call(method, arguments);
    } catch (AssertionError | RuntimeException e) {
      engine = new Observed(e.toString(), 0);
    }
    if (!engine.sameAs(real)) {
      differences.add(
          method.getName() + shown(arguments) + ": " + real.text() + ", but here " + engine.text());
    }
  }

  private static String shown(@Nullable Object[] arguments) {
    return Observed.escaped(Arrays.toString(arguments));
  }
}
