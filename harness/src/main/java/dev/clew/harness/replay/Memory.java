package dev.clew.harness.replay;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Whether a class can keep something from one call to the next. */
final class Memory {

  private static final Set<Class<?>> IMMUTABLE =
      new HashSet<>(
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
              Pattern.class,
              Charset.class,
              Locale.class,
              Class.class));

  private Memory() {}

  static boolean of(Class<?> type) {
    try {
      boolean isEnum = Enum.class.isAssignableFrom(type); // bodies of constants, too
      for (Field field : type.getDeclaredFields()) {
        boolean kept = Modifier.isStatic(field.getModifiers()) || isEnum;
        if (kept && remembers(field)) {
          return true;
        }
      }
      return false;
    } catch (LinkageError e) {
      return true; // a field's type is missing: nobody knows
    }
  }

  private static boolean remembers(Field field) {
    if (field.isSynthetic()) {
      return false; // tables of switches and enums, whether assertions are on, JaCoCo's probes
    }
    Class<?> type = field.getType();
    boolean immutable =
        type.isPrimitive() || IMMUTABLE.contains(type) || field.isEnumConstant() || type.isEnum();
    return !Modifier.isFinal(field.getModifiers()) || !immutable;
  }
}
