package dev.clew.models.kit;

import dev.clew.engine.machine.UnsupportedException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Compares methods of a class on nasty arguments: in the engine, where the arguments are unknown,
 * and on the JVM that runs. A method's parameters and result are primitives and strings; what it
 * does with the library is what is compared.
 */
public final class Differential {

  /**
   * What was done.
   *
   * @param differences what went wrong, a line each
   * @param unsupported how many calls ended as unsupported or cut: no answer, and no wrong one
   */
  public record Report(List<String> differences, long calls, long unsupported, String counts) {

    /** Whether nearly all calls had an answer. */
    public boolean isAnswered() {
      return unsupported * MOST_UNSUPPORTED <= calls;
    }
  }

  /** One call in so many may have no answer. */
  private static final int MOST_UNSUPPORTED = 50;

  private static final int MOST_SHOWN_OF_ONE = 3;

  private final Guided guided;
  private final Class<?> subjects;
  private long unsupported;

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
    return run(cases, method -> new NastyValues(seed ^ method.toString().hashCode())::next);
  }

  /** The same with arguments for each type of parameter from somewhere else. */
  public Report run(int cases, Function<Method, Function<Class<?>, @Nullable Object>> arguments) {
    List<String> differences = new ArrayList<>();
    int methods = 0;
    long calls = 0;
    for (Method method : methods()) {
      methods++;
      Function<Class<?>, @Nullable Object> values = arguments.apply(method);
      List<String> found = new ArrayList<>();
      for (int i = 0; i < cases; i++) {
        compare(method, arguments(method, values), found);
        calls++;
      }
      differences.addAll(found.subList(0, Math.min(found.size(), MOST_SHOWN_OF_ONE)));
    }
    String counts =
        String.format(
            "%s: %d methods, %d calls, %d of them unsupported",
            subjects.getSimpleName(), methods, calls, unsupported);
    return new Report(differences, calls, unsupported, counts);
  }

  private List<Method> methods() {
    return Arrays.stream(subjects.getDeclaredMethods())
        .filter(m -> Modifier.isStatic(m.getModifiers()) && !Modifier.isPrivate(m.getModifiers()))
        .filter(m -> !m.isSynthetic())
        .sorted(Comparator.comparing(Method::toString))
        .toList();
  }

  private static @Nullable Object[] arguments(
      Method method, Function<Class<?>, @Nullable Object> values) {
    Class<?>[] types = method.getParameterTypes();
    @Nullable Object[] arguments = new @Nullable Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = values.apply(types[i]);
    }
    return arguments;
  }

  private void compare(Method method, @Nullable Object[] arguments, List<String> differences) {
    Observed real = OnHost.call(method, arguments);
    Observed engine;
    try {
      engine = guided.call(method, arguments);
    } catch (UnsupportedException e) {
      engine = Observed.unanswered(e.reason());
    } catch (AssertionError | RuntimeException e) {
      engine = new Observed(e.toString(), 0);
    }
    if (engine.isUnanswered()) {
      unsupported++;
    } else if (!engine.sameAs(real)) {
      differences.add(
          method.getName() + shown(arguments) + ": " + real.text() + ", but here " + engine.text());
    }
  }

  private static String shown(@Nullable Object[] arguments) {
    return Observed.escaped(Arrays.toString(arguments));
  }
}
