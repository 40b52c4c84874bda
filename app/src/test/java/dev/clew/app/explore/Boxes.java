package dev.clew.app.explore;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The eight classes of boxed primitives. */
final class Boxes {

  private static final List<Class<?>> CLASSES =
      List.of(
          Boolean.class,
          Byte.class,
          Short.class,
          Character.class,
          Integer.class,
          Long.class,
          Float.class,
          Double.class);

  private Boxes() {}

  static boolean isBox(Class<?> type) {
    return CLASSES.contains(type);
  }

  /** A box as everybody makes them, by {@code valueOf}; null makes one of the default value. */
  static Object create(Class<?> type, @Nullable Object value) {
    try {
      Class<?> primitive = (Class<?>) type.getField("TYPE").get(null);
      Object content = value != null ? value : defaultOf(primitive);
      return type.getMethod("valueOf", primitive).invoke(null, content);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("no box of " + type + " for " + value, e);
    }
  }

  /** Zero, false, or null. */
  static @Nullable Object defaultOf(Class<?> type) {
    return type == void.class
        ? null
        : java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(type, 1), 0);
  }
}
