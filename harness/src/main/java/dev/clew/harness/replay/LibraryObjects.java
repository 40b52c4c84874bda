package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** What may be asked of the JDK's objects, and told of them. */
final class LibraryObjects {

  /** Longer numbers take long to be written in decimal. */
  private static final int MOST_BITS = 10_000;

  /**
   * Collections and maps that have their elements themselves: reading them runs no code of anybody
   * else, as views, wrappers and sorted ranges may.
   */
  private static final Set<String> HOLDERS =
      Collections.unmodifiableSet(
          new HashSet<>(
              Arrays.asList(
                  "java.util.ArrayList",
                  "java.util.LinkedList",
                  "java.util.Vector",
                  "java.util.Stack",
                  "java.util.Arrays$ArrayList",
                  "java.util.ArrayDeque",
                  "java.util.PriorityQueue",
                  "java.util.HashSet",
                  "java.util.LinkedHashSet",
                  "java.util.RegularEnumSet",
                  "java.util.JumboEnumSet",
                  "java.util.HashMap",
                  "java.util.LinkedHashMap",
                  "java.util.TreeMap",
                  "java.util.Hashtable",
                  "java.util.EnumMap",
                  "java.util.IdentityHashMap",
                  "java.util.concurrent.ConcurrentHashMap",
                  "java.util.concurrent.ConcurrentLinkedQueue",
                  "java.util.concurrent.ConcurrentLinkedDeque",
                  "java.util.concurrent.ConcurrentSkipListMap",
                  "java.util.concurrent.CopyOnWriteArrayList",
                  "java.util.concurrent.CopyOnWriteArraySet")));

  /** Classes of values whose texts are equal exactly where they are. */
  private static final Set<String> TOLD_BY_TEXT =
      Collections.unmodifiableSet(
          new HashSet<>(
              Arrays.asList(
                  "java.lang.StringBuilder",
                  "java.lang.StringBuffer",
                  "java.time.Duration",
                  "java.time.Instant",
                  "java.time.LocalDate",
                  "java.time.LocalDateTime",
                  "java.time.LocalTime",
                  "java.time.MonthDay",
                  "java.time.OffsetDateTime",
                  "java.time.Period",
                  "java.time.YearMonth",
                  "java.util.OptionalDouble",
                  "java.util.OptionalInt",
                  "java.util.OptionalLong",
                  "java.util.UUID",
                  "java.util.concurrent.atomic.AtomicBoolean",
                  "java.util.concurrent.atomic.AtomicInteger",
                  "java.util.concurrent.atomic.AtomicLong")));

  private LibraryObjects() {}

  /** Whether a class is the JDK's. */
  static boolean isOne(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getSystemClassLoader().getParent();
  }

  static boolean isBox(Object value) {
    return value instanceof Boolean
        || value instanceof Character
        || (value instanceof Number && value.getClass().getName().startsWith("java.lang."));
  }

  /** Whether a collection or map of the JDK can be read without running users' code. */
  static boolean isHolder(Class<?> type) {
    String name = type.getName();
    return HOLDERS.contains(name)
        || name.startsWith("java.util.ImmutableCollections$")
        || name.startsWith("java.util.Collections$Empty")
        || name.startsWith("java.util.Collections$Singleton");
  }

  /** The text that says all of a builder, a number or a date; null for other objects. */
  static @Nullable String spelled(Object value) {
    Class<?> type = value.getClass();
    if (TOLD_BY_TEXT.contains(type.getName())) {
      return value.toString();
    } else if (type == BigInteger.class) {
      return ((BigInteger) value).bitLength() > MOST_BITS ? null : value.toString();
    } else if (type == BigDecimal.class) {
      BigInteger digits = ((BigDecimal) value).unscaledValue();
      return digits.bitLength() > MOST_BITS ? null : value.toString();
    }
    return null;
  }
}
