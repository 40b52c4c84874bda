package dev.clew.engine.guest;

import java.io.File;
import java.io.StringReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * Makes objects of the library out of their parts. Runs in the engine, as part of the JDK, so that
 * the library's own code puts unknown keys where they belong. What it refuses is no input: such a
 * path does not exist.
 */
@SuppressWarnings({
  "JdkObsolete",
  "UnnecessaryStringBuilder",
  "unused"
}) // called by name; what programs take as parameters
public final class InputMaking {

  private static final int LAST_YEAR = 9999;
  private static final int LAST_NANO = 999_999_999;

  /** Of the years 1 to 9999. */
  private static final long FIRST_SECOND = -62_135_596_800L;

  private static final long LAST_SECOND = 253_402_300_799L;

  private InputMaking() {}

  static Object arrayList(@Nullable Object[] parts) {
    return filled(new ArrayList<>(), parts);
  }

  static Object linkedList(@Nullable Object[] parts) {
    return filled(new LinkedList<>(), parts);
  }

  static Object vector(@Nullable Object[] parts) {
    return filled(new Vector<>(), parts);
  }

  static Object stack(@Nullable Object[] parts) {
    return filled(new Stack<>(), parts);
  }

  static Object arrayDeque(@Nullable Object[] parts) {
    return filled(new ArrayDeque<>(), parts);
  }

  static Object copyOnWriteArrayList(@Nullable Object[] parts) {
    return filled(new CopyOnWriteArrayList<>(), parts);
  }

  static Object concurrentLinkedQueue(@Nullable Object[] parts) {
    return filled(new ConcurrentLinkedQueue<>(), parts);
  }

  static Object concurrentLinkedDeque(@Nullable Object[] parts) {
    return filled(new ConcurrentLinkedDeque<>(), parts);
  }

  static Object linkedBlockingQueue(@Nullable Object[] parts) {
    return filled(new LinkedBlockingQueue<>(), parts);
  }

  static Object linkedBlockingDeque(@Nullable Object[] parts) {
    return filled(new LinkedBlockingDeque<>(), parts);
  }

  static Object priorityQueue(@Nullable Object[] parts) {
    return filled(new PriorityQueue<>(), parts);
  }

  static Object hashSet(@Nullable Object[] parts) {
    return distinct(new HashSet<>(), parts);
  }

  static Object linkedHashSet(@Nullable Object[] parts) {
    return distinct(new LinkedHashSet<>(), parts);
  }

  static Object treeSet(@Nullable Object[] parts) {
    return distinct(new TreeSet<>(), parts);
  }

  static Object iterator(@Nullable Object[] parts) {
    return list(parts).iterator();
  }

  static Object listIterator(@Nullable Object[] parts) {
    return list(parts).listIterator();
  }

  static Object enumeration(@Nullable Object[] parts) {
    return Collections.enumeration(list(parts));
  }

  static Object stream(@Nullable Object[] parts) {
    return list(parts).stream();
  }

  static Object hashMap(@Nullable Object[] parts) {
    return entries(new HashMap<>(), parts);
  }

  /** Takes no value that is null, either. */
  static Object hashtable(@Nullable Object[] parts) {
    return entries(new Hashtable<>(), parts);
  }

  static Object concurrentHashMap(@Nullable Object[] parts) {
    return entries(new ConcurrentHashMap<>(), parts);
  }

  static Object properties(@Nullable Object[] parts) {
    return entries(new Properties(), parts);
  }

  static Object skipListMap(@Nullable Object[] parts) {
    return entries(new ConcurrentSkipListMap<>(), parts);
  }

  static Object skipListSet(@Nullable Object[] parts) {
    return distinct(new ConcurrentSkipListSet<>(), parts);
  }

  static Object linkedHashMap(@Nullable Object[] parts) {
    return entries(new LinkedHashMap<>(), parts);
  }

  static Object treeMap(@Nullable Object[] parts) {
    return entries(new TreeMap<>(), parts);
  }

  static Object entry(@Nullable Object[] parts) {
    return new AbstractMap.SimpleEntry<>(parts[0], parts[1]);
  }

  static Object optional(@Nullable Object[] parts) {
    return parts.length == 0 ? Optional.empty() : Optional.of(parts[0]);
  }

  static Object stringBuilder(String text) {
    return new StringBuilder(text);
  }

  static Object stringBuffer(String text) {
    return new StringBuffer(text);
  }

  static Object stringReader(String text) {
    return new StringReader(text);
  }

  /** All files: a path is normal once it is that of a file. */
  static Object file(String path) {
    assume(!path.contains("//") && path.indexOf('\0') < 0);
    assume(path.length() <= 1 || !path.endsWith("/"));
    return new File(path);
  }

  static Object bigInteger(long value) {
    return BigInteger.valueOf(value);
  }

  static Object bigDecimal(long unscaled, int scale) {
    return BigDecimal.valueOf(unscaled, scale);
  }

  static Object localDate(int year, int month, int day) {
    return date(year, month, day);
  }

  static Object localTime(int hour, int minute, int second, int nano) {
    return time(hour, minute, second, nano);
  }

  static Object localDateTime(
      int year, int month, int day, int hour, int minute, int second, int nano) {
    return LocalDateTime.of(date(year, month, day), time(hour, minute, second, nano));
  }

  static Object instant(long seconds, int nano) {
    assume(FIRST_SECOND <= seconds && seconds <= LAST_SECOND);
    assume(0 <= nano && nano <= LAST_NANO);
    return Instant.ofEpochSecond(seconds, nano);
  }

  static Object duration(long seconds, int nano) {
    assume(FIRST_SECOND <= seconds && seconds <= LAST_SECOND);
    assume(0 <= nano && nano <= LAST_NANO);
    return Duration.ofSeconds(seconds, nano);
  }

  static Object uuid(long most, long least) {
    return new UUID(most, least);
  }

  /** Not the first nor the last that there is: that no other follows is no useful finding. */
  private static LocalDate date(int year, int month, int day) {
    assume(1 <= year && year <= LAST_YEAR);
    assume(1 <= month && month <= 12);
    assume(1 <= day && day <= 31);
    try {
      return LocalDate.of(year, month, day);
    } catch (DateTimeException e) {
      assume(false);
      throw e;
    }
  }

  private static LocalTime time(int hour, int minute, int second, int nano) {
    assume(0 <= hour && hour <= 23);
    assume(0 <= minute && minute <= 59);
    assume(0 <= second && second <= 59);
    assume(0 <= nano && nano <= LAST_NANO);
    return LocalTime.of(hour, minute, second, nano);
  }

  private static List<@Nullable Object> list(@Nullable Object[] parts) {
    List<@Nullable Object> list = new ArrayList<>();
    Collections.addAll(list, parts);
    return list;
  }

  private static Object filled(Collection<@Nullable Object> empty, @Nullable Object[] parts) {
    try {
      for (Object part : parts) {
        empty.add(part);
      }
    } catch (RuntimeException e) {
      assume(false);
    }
    return empty;
  }

  private static Object distinct(Collection<@Nullable Object> empty, @Nullable Object[] parts) {
    try {
      for (Object part : parts) {
        assume(!empty.contains(part));
        empty.add(part);
      }
    } catch (RuntimeException e) {
      assume(false);
    }
    return empty;
  }

  private static Object entries(
      Map<@Nullable Object, @Nullable Object> empty, @Nullable Object[] parts) {
    try {
      for (int i = 0; i < parts.length; i += 2) {
        assume(!empty.containsKey(parts[i]));
        empty.put(parts[i], parts[i + 1]);
      }
    } catch (RuntimeException e) {
      assume(false);
    }
    return empty;
  }

  /** The engine's: no path goes on where it does not hold. */
  private static void assume(boolean holds) {
    throw new IllegalStateException("only the engine knows what to do: " + holds);
  }
}
