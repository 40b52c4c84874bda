package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * Directories and services behind names, which no container has bound here: a directory that has
 * every name and finds nothing, and a source of connections that do nothing. Modules that a JVM may
 * lack are asked for by their names.
 */
final class NameAnswers implements InvocationHandler {

  /** The property that asks for it. */
  static final String ASKED = "clew.names";

  private static final String BUILDER = "javax.naming.spi.InitialContextFactoryBuilder";
  private static final String MANAGER = "javax.naming.spi.NamingManager";
  private static final String CONTEXT = "javax.naming.Context";
  private static final String DIRECTORY = "javax.naming.ldap.LdapContext";
  private static final String SOURCE = "javax.sql.DataSource";

  private NameAnswers() {}

  /** For the whole JVM, which can do so once; nothing where it has no names at all. */
  static void provide() {
    try {
      Class<?> builder = Class.forName(BUILDER);
      Class.forName(MANAGER)
          .getMethod("setInitialContextFactoryBuilder", builder)
          .invoke(null, new NameAnswers().answer(builder));
    } catch (ReflectiveOperationException e) {
      return; // code that looks a name up fails as it does without a container
    }
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, Object[] arguments)
      throws ReflectiveOperationException {
    if (method.getDeclaringClass() == Object.class) {
      switch (method.getName()) {
        case "equals":
          return proxy == arguments[0];
        case "hashCode":
          return System.identityHashCode(proxy);
        default:
          return "a stub";
      }
    }
    Class<?> type = method.getReturnType();
    if (type == void.class || type == String.class) {
      return null;
    }
    if (type.isPrimitive()) {
      return Array.get(Array.newInstance(type, 1), 0);
    }
    if (type == Object.class) {
      return answer(Class.forName(SOURCE), Class.forName(DIRECTORY));
    }
    if (type.getName().equals(CONTEXT)) {
      return answer(Class.forName(DIRECTORY));
    }
    return type.isInterface() ? answer(type) : null;
  }

  private Object answer(Class<?>... types) {
    return Proxy.newProxyInstance(NameAnswers.class.getClassLoader(), types, this);
  }
}
