package dev.clew.solver.automata;

import dev.clew.solver.language.CharSet;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** A function from units to units, as runs in which all units move by the same distance. */
public final class LetterMap {
  private final char[] lo;
  private final char[] hi;
  private final int[] shift;

  private LetterMap(char[] lo, char[] hi, int[] shift) {
    this.lo = lo;
    this.hi = hi;
    this.shift = shift;
  }

  /**
   * Tabulates a function; its values are taken modulo 65,536. Asks 65,536 times: keep the result.
   */
  public static LetterMap of(IntUnaryOperator function) {
    char[] lo = new char[16];
    char[] hi = new char[16];
    int[] shift = new int[16];
    int count = 0;
    for (int unit = 0; unit <= Character.MAX_VALUE; unit++) {
      int distance = (char) function.applyAsInt(unit) - unit;
      if (count == 0 || shift[count - 1] != distance) {
        if (count == lo.length) {
          lo = Arrays.copyOf(lo, 2 * count);
          hi = Arrays.copyOf(hi, 2 * count);
          shift = Arrays.copyOf(shift, 2 * count);
        }
        lo[count] = (char) unit;
        shift[count++] = distance;
      }
      hi[count - 1] = (char) unit;
    }
    return new LetterMap(
        Arrays.copyOf(lo, count), Arrays.copyOf(hi, count), Arrays.copyOf(shift, count));
  }

  /** What a unit becomes. */
  public char apply(char unit) {
    return (char) (unit + shift[run(unit)]);
  }

  /** What the units of a set become. */
  public CharSet image(CharSet set) {
    long[] moved = new long[16];
    int count = 0;
    for (int i = 0; i < set.intervalCount(); i++) {
      for (int at = run(set.lo(i)); at < lo.length && lo[at] <= set.hi(i); at++) {
        int from = Math.max(set.lo(i), lo[at]) + shift[at];
        int to = Math.min(set.hi(i), hi[at]) + shift[at];
        if (count == moved.length) {
          moved = Arrays.copyOf(moved, 2 * count);
        }
        moved[count++] = (long) from << Character.SIZE | to;
      }
    }
    return joined(moved, count);
  }

  /**
   * The units of intervals, each packed into a number; sorted once instead of joined one by one.
   */
  private static CharSet joined(long[] intervals, int count) {
    Arrays.sort(intervals, 0, count);
    CharSet.Builder found = new CharSet.Builder(4);
    for (int i = 0; i < count; i++) {
      int from = (int) (intervals[i] >> Character.SIZE);
      found.add(from, (int) (intervals[i] & Character.MAX_VALUE));
    }
    return found.build();
  }

  /** The units that become one of the set. */
  public CharSet preimage(CharSet set) {
    CharSet.Builder found = new CharSet.Builder(4);
    int first = set.isEmpty() ? Character.MAX_VALUE + 1 : set.first();
    int last = set.isEmpty() ? -1 : set.hi(set.intervalCount() - 1);
    for (int at = 0; at < lo.length; at++) {
      int from = lo[at] + shift[at];
      int to = hi[at] + shift[at];
      if (to < first || from > last) {
        continue;
      }
      for (int i = set.intervalFrom((char) from); i < set.intervalCount(); i++) {
        if (set.lo(i) > to) {
          break;
        }
        int low = Math.max(from, set.lo(i)) - shift[at];
        int high = Math.min(to, set.hi(i)) - shift[at];
        found.add(low, high);
      }
    }
    return found.build();
  }

  private int run(char unit) {
    int at = Arrays.binarySearch(lo, unit);
    return at >= 0 ? at : -at - 2;
  }
}
