package dev.clew.junit.source.syntax;

import java.util.List;

/** Methods that a test class gets when one of its tests needs them. */
public enum HelperMethod {
  SET(
      "java.lang.reflect.Field",
      """
        private static void set(Class<?> type, Object object, String name, Object value)
            throws ReflectiveOperationException {
          Field field = type.getDeclaredField(name);
          field.setAccessible(true);
          field.set(object, value);
        }
      """),
  GET(
      "java.lang.reflect.Field",
      """
        private static Object get(Class<?> type, Object object, String name)
            throws ReflectiveOperationException {
          Field field = type.getDeclaredField(name);
          field.setAccessible(true);
          return field.get(object);
        }
      """),
  ALLOCATE(
      "java.lang.reflect.Field",
      """
        private static <T> T allocate(Class<T> type) throws ReflectiveOperationException {
          Class<?> unsafe = Class.forName("sun.misc.Unsafe");
          Field field = unsafe.getDeclaredField("theUnsafe");
          field.setAccessible(true);
          return type.cast(
              unsafe.getMethod("allocateInstance", Class.class).invoke(field.get(null), type));
        }
      """),
  CALL(
      "java.lang.reflect.InvocationTargetException java.lang.reflect.Method",
      """
        private static Object call(
            Class<?> type, String name, Class<?>[] parameters, Object object, Object... arguments)
            throws Throwable {
          Method method = type.getDeclaredMethod(name, parameters);
          method.setAccessible(true);
          try {
            return method.invoke(object, arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        }
      """),
  CREATE(
      "java.lang.reflect.Constructor java.lang.reflect.InvocationTargetException",
      """
        private static <T> T create(Class<T> type, Class<?>[] parameters, Object... arguments)
            throws Throwable {
          Constructor<T> constructor = type.getDeclaredConstructor(parameters);
          constructor.setAccessible(true);
          try {
            return constructor.newInstance(arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        }
      """),
  MAP(
      "java.util.LinkedHashMap java.util.Map",
      """
        private static Map<Object, Object> map(Object... keysAndValues) {
          Map<Object, Object> map = new LinkedHashMap<>();
          for (int i = 0; i < keysAndValues.length; i += 2) {
            map.put(keysAndValues[i], keysAndValues[i + 1]);
          }
          return map;
        }
      """),
  /** For interfaces that have no code. */
  STUB(Stubs.IMPORTS, Stubs.HEAD + Stubs.ANSWERS + Stubs.TAIL),
  /** For all interfaces; needs Java 16. In the place of the other where both are needed. */
  STUB_WITH_CODE(
      Stubs.IMPORTS + " java.lang.reflect.InvocationHandler",
      Stubs.HEAD + Stubs.ANSWERS + Stubs.DEFAULT_METHODS + Stubs.TAIL),
  /** For strings that are handed to stubs. */
  HANDS_OVER(Sentences.HANDS_OVER_IMPORTS, Sentences.HANDS_OVER),
  /** For statements that are run. */
  ON_H2(Sentences.ON_H2_IMPORTS, Sentences.ON_H2);

  /** With spaces between. */
  private final String imports;

  private final String source;

  HelperMethod(String imports, String source) {
    this.imports = imports;
    this.source = source;
  }

  /** The classes that it names. */
  public List<String> imports() {
    return List.of(imports.split(" ", -1));
  }

  /** Indented as a member of a class. */
  public String source() {
    return source;
  }

  /** What shows strings and what they do. */
  private static final class Sentences {

    static final String HANDS_OVER_IMPORTS =
        "java.lang.reflect.InvocationTargetException java.lang.reflect.Proxy java.util.ArrayList"
            + " java.util.List";

    static final String HANDS_OVER =
        """
          private final List<String> handedOver = new ArrayList<>();
          private String awaited = "";

          private interface TestedCall {
            void run() throws Throwable;
          }

          /** Fails unless a call hands a text to a sink. The call ends there. */
          private void assertHandsOver(String text, TestedCall call) {
            awaited = text;
            Throwable end = null;
            try {
              call.run();
            } catch (Throwable thrown) {
              end = thrown;
            }
            if (!handedOver.contains(text)) {
              throw new AssertionError("what was handed over: " + handedOver, end);
            }
          }

          /** A stub that keeps an argument of a method, and ends the call with what is waited for. */
          private <T> T sink(Class<T> type, String name, int argument, Object... namesAndAnswers) {
            T stub = stub(type, namesAndAnswers);
            return type.cast(
                Proxy.newProxyInstance(
                    type.getClassLoader(),
                    new Class<?>[] {type},
                    (proxy, method, arguments) -> {
                      if (method.getName().equals(name)
                          && arguments.length > argument
                          && arguments[argument] instanceof CharSequence) {
                        handedOver.add(arguments[argument].toString());
                        if (arguments[argument].toString().equals(awaited)) {
                          throw new Error("handed over");
                        }
                      }
                      try {
                        return method.invoke(stub, arguments);
                      } catch (InvocationTargetException e) {
                        throw e.getCause();
                      }
                    }));
          }
        """;

    static final String ON_H2_IMPORTS =
        "java.sql.Connection java.sql.DriverManager java.sql.PreparedStatement java.sql.ResultSet"
            + " java.sql.SQLException java.sql.Statement java.util.ArrayList java.util.Collections"
            + " java.util.List";

    static final String ON_H2 =
        """
          /** The rows of the last statement on an H2 of its own, or how many it changed. */
          private static List<String> onH2(String url, List<String> tables, String... statements)
              throws SQLException {
            List<String> seen = new ArrayList<>();
            try (Connection h2 = DriverManager.getConnection(url)) {
              try (Statement setup = h2.createStatement()) {
                for (String each : tables) {
                  setup.execute(each);
                }
              }
              for (String each : statements) {
                seen.clear();
                try (PreparedStatement statement = h2.prepareStatement(each)) {
                  int parameters = statement.getParameterMetaData().getParameterCount();
                  for (int i = 1; i <= parameters; i++) {
                    statement.setString(i, "101");
                  }
                  if (statement.execute()) {
                    try (ResultSet rows = statement.getResultSet()) {
                      int columns = rows.getMetaData().getColumnCount();
                      while (rows.next()) {
                        List<String> row = new ArrayList<>();
                        for (int i = 1; i <= columns; i++) {
                          row.add(rows.getString(i));
                        }
                        seen.add(row.toString());
                      }
                    }
                  } else {
                    seen.add("changed " + statement.getUpdateCount());
                  }
                }
              }
            }
            Collections.sort(seen);
            return seen;
          }
        """;

    private Sentences() {}
  }

  /** The parts of both stub methods. */
  private static final class Stubs {

    static final String IMPORTS =
        "java.lang.reflect.Array java.lang.reflect.Proxy java.util.ArrayList java.util.Arrays"
            + " java.util.List";

    static final String HEAD =
        """
          /** Methods return what is listed after their names, in turn; then null, zero or false. */
          private static <T> T stub(Class<T> type, Object... namesAndAnswers) {
            List<Object> left = new ArrayList<>(Arrays.asList(namesAndAnswers));
            return type.cast(
                Proxy.newProxyInstance(
                    type.getClassLoader(),
                    new Class<?>[] {type},
                    (proxy, method, arguments) -> {
        """;

    static final String ANSWERS =
        """
                      for (int i = 0; i < left.size(); i += 2) {
                        if (left.get(i).equals(method.getName())) {
                          left.remove(i);
                          return left.remove(i);
                        }
                      }
        """;

    static final String DEFAULT_METHODS =
        """
                      if (method.isDefault()) {
                        return InvocationHandler.invokeDefault(proxy, method, arguments);
                      }
        """;

    static final String TAIL =
        """
                      switch (method.getDeclaringClass() == Object.class ? method.getName() : "") {
                        case "equals":
                          return proxy == arguments[0];
                        case "hashCode":
                          return System.identityHashCode(proxy);
                        case "toString":
                          return "a stub";
                        default:
                          Class<?> result = method.getReturnType();
                          return result.isPrimitive() && result != void.class
                              ? Array.get(Array.newInstance(result, 1), 0)
                              : null;
                      }
                    }));
          }
        """;

    private Stubs() {}
  }
}
