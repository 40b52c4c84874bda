package dev.clew.harness.guard;

import dev.clew.harness.Nullable;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * Which memory {@code sun.misc.Unsafe} may be used on: elements of arrays and fields that classes
 * of the code under test declare, each as what it is. Anything else, a pointer made of a number
 * among it, would let the code under test write to the library's objects, and to the guard's.
 *
 * <p>Costs a look at all fields of a class for each access: code under test rarely does that.
 */
final class UnsafeMemoryRules {

  private static final Object UNSAFE = NativeArguments.unsafe();
  private static final Method FIELD_OFFSET = method("objectFieldOffset", Field.class);
  private static final Method STATIC_OFFSET = method("staticFieldOffset", Field.class);
  private static final Method ARRAY_BASE = method("arrayBaseOffset", Class.class);
  private static final Method ARRAY_SCALE = method("arrayIndexScale", Class.class);

  /** A reference's kind; the others are those of descriptors. */
  private static final char REFERENCE = 'L';

  private UnsafeMemoryRules() {}

  static void prepare() {
    if (number(ARRAY_BASE, byte[].class) == 0) {
      throw new IllegalStateException("arrays begin nowhere");
    }
  }

  /** Whether a value of a kind can be where this looks, to be read or to be written. */
  static boolean mayRead(@Nullable Object base, long offset, char kind) {
    if (base == null) {
      return false;
    }
    if (base.getClass().isArray()) {
      return isElement(base, offset, kind);
    }
    Field field = field(base, offset);
    return field != null && kind(field.getType()) == kind;
  }

  /** Whether a reference can be stored there. */
  static boolean mayStore(@Nullable Object base, long offset, @Nullable Object value) {
    if (base == null || !mayRead(base, offset, REFERENCE)) {
      return false;
    }
    Field field = base.getClass().isArray() ? null : field(base, offset);
    Class<?> type = field == null ? base.getClass().getComponentType() : field.getType();
    return value == null || (type != null && type.isInstance(value));
  }

  /** Whether so many bytes from there on are within an array of primitives. */
  static boolean mayCopy(@Nullable Object base, long offset, long length) {
    if (base == null || !base.getClass().isArray()) {
      return false;
    }
    Class<?> type = base.getClass();
    long first = number(ARRAY_BASE, type);
    long size = (long) Array.getLength(base) * number(ARRAY_SCALE, type);
    return kind(type.getComponentType()) != REFERENCE
        && offset >= first
        && length >= 0
        && offset - first <= size - length;
  }

  private static boolean isElement(Object array, long offset, char kind) {
    Class<?> type = array.getClass();
    if (kind(type.getComponentType()) != REFERENCE) {
      return kind != REFERENCE && mayCopy(array, offset, size(kind));
    }
    long scale = number(ARRAY_SCALE, type);
    long below = offset - number(ARRAY_BASE, type);
    return kind == REFERENCE
        && below >= 0
        && below % scale == 0
        && below / scale < Array.getLength(array);
  }

  /** The field of the code under test that lies there; null if none does. */
  private static @Nullable Field field(Object base, long offset) {
    boolean isStatic = base instanceof Class;
    Class<?> type = isStatic ? (Class<?>) base : base.getClass();
    while (type != null && !JdkLibraries.areOf(type)) {
      for (Field each : type.getDeclaredFields()) {
        if (Modifier.isStatic(each.getModifiers()) == isStatic
            && number(isStatic ? STATIC_OFFSET : FIELD_OFFSET, each) == offset) {
          return each;
        }
      }
      type = isStatic ? null : type.getSuperclass();
    }
    return null;
  }

  private static char kind(Class<?> type) {
    return type.isPrimitive()
        ? Array.newInstance(type, 0).getClass().getName().charAt(1)
        : REFERENCE;
  }

  private static int size(char kind) {
    switch (kind) {
      case 'Z':
      case 'B':
        return 1;
      case 'S':
      case 'C':
        return 2;
      case 'I':
      case 'F':
        return 4;
      default:
        return 8;
    }
  }

  private static long number(Method method, Object argument) {
    try {
      return ((Number) method.invoke(UNSAFE, argument)).longValue();
    } catch (ReflectiveOperationException e) {
      throw new SecurityException(e);
    }
  }

  private static Method method(String name, Class<?> parameter) {
    try {
      return UNSAFE.getClass().getMethod(name, parameter);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
