package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * The only object of a class, as Kotlin's and Scala's {@code object} has it: a constant of a usual
 * name holds it, and the constructor is private.
 */
final class SingleObject {

  private static final String[] NAMES = {"INSTANCE", "MODULE$"};

  private SingleObject() {}

  /** What the constant holds. */
  static Object of(Class<?> type, String name) throws ReflectiveOperationException {
    Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    Object held = field.get(null);
    if (held == null) {
      throw new NoSuchFieldException(type.getName() + "." + name);
    }
    return held;
  }

  /** The name of the constant that holds an object; null if it is not the only one of its class. */
  static @Nullable String name(Object object) {
    Class<?> type = object.getClass();
    if (!Modifier.isFinal(type.getModifiers()) || type.getClassLoader() == null) {
      return null;
    }
    try {
      for (Constructor<?> constructor : type.getDeclaredConstructors()) {
        if (!Modifier.isPrivate(constructor.getModifiers())) {
          return null;
        }
      }
      return isConstant(type) ? heldBy(type, object) : null;
    } catch (ReflectiveOperationException | LinkageError e) {
      return null;
    }
  }

  /** Whether none of its fields changes. */
  private static boolean isConstant(Class<?> type) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !Modifier.isFinal(field.getModifiers())) {
          return false;
        }
      }
    }
    return true;
  }

  private static @Nullable String heldBy(Class<?> type, Object object)
      throws ReflectiveOperationException {
    for (String name : NAMES) {
      for (Field field : type.getDeclaredFields()) {
        int constant = Modifier.PUBLIC | Modifier.STATIC | Modifier.FINAL;
        boolean isMeant =
            field.getName().equals(name)
                && field.getType() == type
                && (field.getModifiers() & constant) == constant;
        if (isMeant && of(type, name) == object) {
          return name;
        }
      }
    }
    return null;
  }
}
