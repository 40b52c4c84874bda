package dev.clew.solver.language;

import java.util.Arrays;

/**
 * Collects intervals of units in any order, with repetitions, and joins them once at the end: a set
 * that grows by one interval at a time would be copied as often.
 */
public final class IntervalCollector {

  private long[] packed = new long[8];
  private int count;

  /** Both bounds are included. */
  public void add(char lo, char hi) {
    long interval = (long) lo << Character.SIZE | hi;
    if (count > 0 && packed[count - 1] == interval) {
      return;
    }
    if (count == packed.length) {
      packed = Arrays.copyOf(packed, 2 * count);
    }
    packed[count++] = interval;
  }

  /** The units of all intervals. */
  public CharSet union() {
    long[] sorted = Arrays.copyOf(packed, count);
    Arrays.sort(sorted);
    CharSet.Builder set = new CharSet.Builder(count);
    for (long interval : sorted) {
      set.add((int) (interval >>> Character.SIZE), (int) (interval & Character.MAX_VALUE));
    }
    return set.build();
  }
}
