package dev.clew.harness.base;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What one call reaches and compares: code that was changed for it calls the methods here. What
 * threads write at the same time may get lost, and code under test may call what it likes: all of
 * it is a hint.
 *
 * <p>It is in {@code java.base} because the code under test has to see it.
 */
public final class CallTracks {

  /** So many numbers there are for ways from one block to the next; some share one. */
  public static final int WAYS = 1 << 16;

  private static final int MASK = WAYS - 1;
  private static final int MOST_COMPARED = 1_024;
  private static final int MOST_OF_PLACE = 3;
  private static final int MOST_KEYS = 8;
  private static final int MOST_CASES = 16;
  private static final int LONGEST = 256;

  private static final int[] TIMES = new int[WAYS];
  private static final int[] REACHED = new int[WAYS];
  private static final int[] TOLD = new int[WAYS];
  private static final int[] PLACES = new int[MOST_COMPARED];
  private static final Object[] COMPARED = new Object[2 * MOST_COMPARED];

  /** How many were reached, how many comparisons are kept, what fuel is left, the last block. */
  private static final int[] STATE = {0, 0, Integer.MAX_VALUE, 0};

  private static final int COUNT = 0;
  private static final int KEPT = 1;
  private static final int FUEL = 2;
  private static final int LAST = 3;

  private CallTracks() {}

  /**
   * Forgets the last call; the next may reach so many blocks.
   *
   * @param compares whether what it compares is kept
   */
  public static void begin(int fuel, boolean compares) {
    int count = Math.min(STATE[COUNT], WAYS);
    for (int i = 0; i < count; i++) {
      TIMES[REACHED[i]] = 0;
    }
    for (int i = 0; i < MOST_COMPARED && COMPARED[2 * i] != null; i++) {
      TOLD[PLACES[i]] = 0;
      COMPARED[2 * i] = null;
      COMPARED[2 * i + 1] = null;
    }
    STATE[COUNT] = 0;
    STATE[KEPT] = compares ? 0 : MOST_COMPARED;
    STATE[LAST] = 0;
    STATE[FUEL] = fuel;
  }

  /** From here on nothing ends for want of fuel. Whether some was left. */
  public static boolean end() {
    boolean isLeft = STATE[FUEL] >= 0;
    STATE[FUEL] = Integer.MAX_VALUE;
    return isLeft;
  }

  /** The ways that were gone, each followed by the rank of how often. */
  public static int[] reached() {
    int count = Math.min(STATE[COUNT], WAYS);
    int[] all = new int[2 * count];
    for (int i = 0; i < count; i++) {
      all[2 * i] = REACHED[i];
      all[2 * i + 1] = rank(TIMES[REACHED[i]]);
    }
    return all;
  }

  /**
   * Whether some way was gone more often than is known; from now on that is known.
   *
   * @param most the greatest rank of each way
   */
  public static boolean addTo(byte[] most) {
    boolean isNew = false;
    int count = Math.min(STATE[COUNT], WAYS);
    for (int i = 0; i < count; i++) {
      int way = REACHED[i];
      int times = TIMES[way];
      if (times > most[way] && rank(times) > most[way]) {
        most[way] = (byte) rank(times);
        isNew = true;
      }
    }
    return isNew;
  }

  /** Once, twice, three times, from 4, 8, 16, 32, 128 times on. */
  private static int rank(int times) {
    if (times < 4) {
      return times;
    } else if (times < 32) {
      return times < 8 ? 4 : times < 16 ? 5 : 6;
    }
    return times < 128 ? 7 : 8;
  }

  /** A number of the block that was reached last. */
  public static int last() {
    return STATE[LAST];
  }

  /** The left and the right side of each comparison in turn: longs, or strings. */
  public static Object[] compared() {
    int kept = 0;
    while (kept < MOST_COMPARED && COMPARED[2 * kept] != null) {
      kept++;
    }
    return Arrays.copyOf(COMPARED, 2 * kept);
  }

  /** Called at the beginning of each block. */
  public static void reach(int block) {
    int way = (block ^ STATE[LAST]) & MASK;
    STATE[LAST] = block >> 1;
    if (TIMES[way]++ == 0) {
      REACHED[STATE[COUNT]++ & MASK] = way;
    }
    if (--STATE[FUEL] < 0) {
      throw new OutOfFuel();
    }
  }

  private static boolean isAsked(int place) {
    return STATE[KEPT] < MOST_COMPARED && TOLD[place] < MOST_OF_PLACE;
  }

  /** Called before integers are compared. */
  public static void ints(int left, int right, int place) {
    if (isAsked(place) && left != right) {
      keep((long) left, (long) right, place);
    }
  }

  /**
   * Called before it is chosen by a number.
   *
   * @param cases the numbers of cases, each a unit
   */
  public static void cases(int value, String cases, int place) {
    if (isAsked(place) && cases.indexOf(value) < 0) {
      for (int i = 0; i < cases.length() && i < MOST_CASES; i++) {
        keep((long) value, (long) cases.charAt(i), place);
      }
    }
  }

  /** Compares two longs. */
  public static int longs(long left, long right, int place) {
    if (isAsked(place) && left != right) {
      keep(left, right, place);
    }
    return Long.compare(left, right);
  }

  /** Called before a text is compared with another, or looked for in it. */
  public static void texts(Object left, Object right, int place) {
    if (isAsked(place) && left instanceof String && right instanceof String) {
      keepTexts((String) left, (String) right, place);
    }
  }

  /** Does what the method of {@code String} does. */
  public static boolean startsWith(String text, String part, int from, int place) {
    if (isAsked(place) && part != null && from >= 0 && from <= text.length()) {
      keepTexts(rest(text, from, part.length()), part, place);
    }
    return text.startsWith(part, from);
  }

  /** Does what the method of {@code String} does. */
  public static int indexOf(String text, String part, int from, int place) {
    if (isAsked(place) && part != null && from >= 0 && from <= text.length()) {
      keepTexts(rest(text, from, LONGEST), part, place);
    }
    return text.indexOf(part, from);
  }

  /** Does what the method of {@code String} does. */
  public static boolean regionMatches(
      String text, int from, String other, int start, int length, int place) {
    return regionMatches(text, /* ignoreCase= */ false, from, other, start, length, place);
  }

  /** Does what the method of {@code String} does. */
  public static boolean regionMatches(
      String text, boolean ignoreCase, int from, String other, int start, int length, int place) {
    boolean areParts =
        other != null
            && from >= 0
            && from <= text.length()
            && start >= 0
            && start <= other.length()
            && length > 0;
    if (isAsked(place) && areParts) {
      keepTexts(rest(text, from, length), rest(other, start, length), place);
    }
    return text.regionMatches(ignoreCase, from, other, start, length);
  }

  /** Called before something is looked up in a collection or a map of the library's. */
  public static void lookUp(Object container, Object key, int place) {
    if (!isAsked(place) || !(key instanceof String) || container == null) {
      return;
    }
    Class<?> type = container.getClass();
    if (type == HashMap.class || type == LinkedHashMap.class) {
      keys(((Map<?, ?>) container).keySet(), (String) key, place);
    } else if (type == HashSet.class) {
      keys((Collection<?>) container, (String) key, place);
    }
  }

  private static void keys(Collection<?> known, String key, int place) {
    try {
      int told = 0;
      for (Object each : known) {
        if (each instanceof String && told++ < MOST_KEYS) {
          keepTexts(key, (String) each, place);
        }
      }
    } catch (RuntimeException e) { // another thread changes it
      return;
    }
  }

  private static String rest(String text, int from, int length) {
    return text.substring(from, (int) Math.min(text.length(), (long) from + length));
  }

  private static void keepTexts(String left, String right, int place) {
    if (!left.equals(right)) {
      keep(rest(left, 0, LONGEST), rest(right, 0, LONGEST), place);
    }
  }

  private static void keep(Object left, Object right, int place) {
    int at = STATE[KEPT];
    if (at < MOST_COMPARED) {
      STATE[KEPT] = at + 1;
      TOLD[place]++;
      PLACES[at] = place;
      COMPARED[2 * at] = left;
      COMPARED[2 * at + 1] = right;
    }
  }
}
