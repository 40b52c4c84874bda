package dev.clew.app.explore;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Small random heaps. A heap has few objects, and every reference in it is to one of them or null,
 * so that what can alias often does. An array is of the very class that is asked for, as the
 * engine's inputs are.
 */
final class HeapSamples {

  private static final List<String> KINDS =
      List.of("Node", "Node", "Sub", "Leaf", "int[]", "int[]", "Node[]", "int[][]", "Object[]");

  private final HostClasses classes;
  private final Random random;
  private final List<Object> pool = new ArrayList<>();

  HeapSamples(HostClasses classes, long seed) {
    this.classes = classes;
    this.random = new Random(seed);
  }

  /** Arguments of these types in a heap of their own. */
  List<@Nullable Object> arguments(Class<?>[] types) {
    pool.clear();
    for (String kind : KINDS) {
      pool.add(allocate(kind));
    }
    pool.forEach(this::fill);
    List<@Nullable Object> arguments = new ArrayList<>();
    for (Class<?> type : types) {
      arguments.add(value(type));
    }
    return arguments;
  }

  private Object allocate(String kind) {
    int length = random.nextInt(3);
    return switch (kind) {
      case "int[]" -> new int[length];
      case "int[][]" -> new int[length][];
      case "Object[]" -> new Object[length];
      case "Node[]" -> Array.newInstance(classes.load("Node"), length);
      default -> classes.allocate(classes.load(kind));
    };
  }

  private void fill(Object object) {
    if (object.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(object); i++) {
        Array.set(object, i, value(object.getClass().getComponentType()));
      }
      return;
    }
    for (Class<?> at = object.getClass(); at != Object.class; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        set(field, object);
      }
    }
  }

  private void set(Field field, Object object) {
    try {
      field.setAccessible(true);
      if (!Modifier.isStatic(field.getModifiers())) {
        field.set(object, value(field.getType()));
      }
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private @Nullable Object value(Class<?> type) {
    int number = random.nextInt(4) - 1;
    if (type == boolean.class) {
      return random.nextBoolean();
    } else if (type == int.class) {
      return number;
    } else if (type == short.class) {
      return (short) number;
    } else if (random.nextInt(5) == 0) {
      return null;
    } else if (type == Integer.class) {
      return number;
    } else if (type.isEnum()) {
      return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
    }
    List<Object> fitting = new ArrayList<>(pool);
    if (type == Object.class) {
      fitting.add(number);
    }
    fitting.removeIf(
        object -> type.isArray() ? object.getClass() != type : !type.isInstance(object));
    return fitting.get(random.nextInt(fitting.size()));
  }
}
