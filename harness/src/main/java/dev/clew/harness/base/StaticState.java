package dev.clew.harness.base;

import dev.clew.harness.Nullable;
import java.lang.ref.Reference;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/**
 * What static fields hold, and all that can be reached from there, as a number: where something has
 * changed it is another. Views that collections keep of themselves and what the JDK shares with
 * everybody do not count. Takes time in the number of objects; runs no code of the users'.
 *
 * <p>It is in {@code java.base} because nothing else may look into the JDK's objects.
 */
public final class StaticState {

  /** Of objects, fields and elements. */
  private static final int MOST = 300_000;

  private static final List<Class<?>> VALUES =
      Arrays.<Class<?>>asList(
          String.class,
          Boolean.class,
          Byte.class,
          Short.class,
          Character.class,
          Integer.class,
          Long.class,
          Float.class,
          Double.class,
          BigInteger.class,
          BigDecimal.class,
          Locale.class);

  /** Kinds of objects that the JDK has one of for everybody, or that cannot change. */
  private static final List<String> SHARED =
      Arrays.asList(
          "java.util.logging.Logger",
          "java.lang.invoke.MethodHandle",
          "java.lang.invoke.VarHandle",
          "java.lang.invoke.MethodType");

  private final ClassLoader loader;
  private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
  private final Deque<Object> open = new ArrayDeque<>();
  private long sum;
  private int left = MOST;
  private boolean isKnown = true;

  private StaticState(ClassLoader loader) {
    this.loader = loader;
  }

  /**
   * That of some classes of one loader.
   *
   * @return empty where it cannot be told: there is too much of it, or a thread, a stream, or
   *     something of other loaders or modules is part of it
   */
  public static OptionalLong of(ClassLoader loader, List<Class<?>> types) {
    StaticState state = new StaticState(loader);
    for (Class<?> type : types) {
      state.fields(type, null);
    }
    while (state.isKnown && !state.open.isEmpty()) {
      state.visit(state.open.remove());
    }
    return state.isKnown ? OptionalLong.of(state.sum) : OptionalLong.empty();
  }

  /** Whether the initialiser of a class has run, and did not fail. */
  public static boolean isInitialized(Class<?> type) {
    try {
      Class<?> unsafe = Class.forName("jdk.internal.misc.Unsafe");
      Method asked = unsafe.getMethod("shouldBeInitialized", Class.class);
      Object one = unsafe.getMethod("getUnsafe").invoke(null);
      return Boolean.FALSE.equals(asked.invoke(one, type));
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  private void visit(Object object) {
    Class<?> type = object.getClass();
    name(type);
    if (VALUES.contains(type)) {
      mix(object.hashCode());
    } else if (type.isArray()) {
      elements(object);
    } else if (object instanceof Class) {
      name((Class<?>) object);
    } else if (object instanceof Pattern) {
      mix(((Pattern) object).pattern().hashCode());
      mix(((Pattern) object).flags());
    } else if (object instanceof Charset && type.getClassLoader() == null) {
      mix(((Charset) object).name().hashCode());
    } else if (object instanceof Member) {
      mix(((Member) object).getName().hashCode());
      mix(object instanceof AccessibleObject && isOpened((AccessibleObject) object) ? 1 : 0);
    } else if (object != loader && !isShared(type)) {
      fields(object);
    }
  }

  @SuppressWarnings("deprecation") // what would replace it came with Java 9
  private static boolean isOpened(AccessibleObject member) {
    return member.isAccessible();
  }

  private static boolean isShared(Class<?> type) {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      if (at.getClassLoader() == null && SHARED.contains(at.getName())) {
        return true;
      }
    }
    return false;
  }

  private void elements(Object array) {
    int length = Array.getLength(array);
    mix(length);
    boolean isPrimitive = array.getClass().getComponentType().isPrimitive();
    for (int i = 0; i < length && isKnown; i++) {
      value(Array.get(array, i), isPrimitive);
    }
  }

  private void fields(Object object) {
    boolean isOfJdk = object.getClass().getClassLoader() == null;
    if (object instanceof Thread
        || object instanceof ClassLoader
        || (isOfJdk && object instanceof AutoCloseable)) {
      isKnown = false;
    }
    for (Class<?> at = object.getClass(); at != null && isKnown; at = at.getSuperclass()) {
      if (at == Reference.class) {
        value(((Reference<?>) object).get(), /* isPrimitive= */ false);
      } else if (Reference.class != at.getSuperclass() || at.getClassLoader() == loader) {
        fields(at, object);
      }
    }
  }

  /** Those of an object that a class declares, or its static ones. */
  private void fields(Class<?> type, @Nullable Object object) {
    if (type.getClassLoader() != null && type.getClassLoader() != loader) {
      isKnown = false;
      return;
    }
    try {
      for (Field field : type.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers()) == (object == null) && !isLeftOut(field)) {
          field.setAccessible(true);
          value(field.get(object), field.getType().isPrimitive());
        }
      }
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      isKnown = false; // of another module, or a type is missing
    }
  }

  /**
   * What compilers and JaCoCo add, codes that are computed when they are asked for, and the views
   * of a collection of the JDK, which it makes when it is asked for them.
   */
  private static boolean isLeftOut(Field field) {
    Class<?> owner = field.getDeclaringClass();
    if (owner.getClassLoader() != null) {
      return field.isSynthetic() && Modifier.isStatic(field.getModifiers());
    }
    boolean isView =
        Modifier.isTransient(field.getModifiers())
            && (Collection.class.isAssignableFrom(field.getType())
                || field.getName().equals("descendingMap"));
    return isView || (owner == Enum.class && field.getName().equals("hash"));
  }

  private void value(@Nullable Object value, boolean isPrimitive) {
    if (left-- == 0) {
      isKnown = false;
    } else if (value == null) {
      mix(0);
    } else if (isPrimitive) {
      mix(bits(value));
    } else {
      reference(value);
    }
  }

  private void reference(Object object) {
    Integer known = numbers.get(object);
    mix(known == null ? -1 : known);
    if (known == null) {
      numbers.put(object, numbers.size());
      open.add(object);
    }
  }

  private static long bits(Object box) {
    if (box instanceof Double) {
      return Double.doubleToRawLongBits((Double) box);
    }
    return box instanceof Long ? (Long) box : box.hashCode();
  }

  /** A hidden class has an address in its name. */
  private void name(Class<?> type) {
    String name = type.getName();
    int slash = name.indexOf('/');
    mix((slash < 0 ? name : name.substring(0, slash)).hashCode());
  }

  private void mix(long more) {
    sum = (sum ^ more) * 0x9E3779B97F4A7C15L;
    sum ^= sum >>> 29;
  }
}
