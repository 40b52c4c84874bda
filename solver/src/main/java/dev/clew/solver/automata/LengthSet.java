package dev.clew.solver.automata;

import java.util.BitSet;

/**
 * The lengths of the words of a language: any lengths below an offset, from there on a pattern that
 * repeats. If it is not {@link #isExact exact}, every length of a word is in it but not the other
 * way round; bounds are exact even then.
 */
public final class LengthSet {
  /** Stands for "no bound". */
  public static final long UNBOUNDED = Long.MAX_VALUE;

  private final BitSet bits;
  private final int offset;
  private final int period;
  private final long min;
  private final long max;
  private final boolean exact;

  /** The lengths below offset + period are given; takes the bits over. */
  LengthSet(BitSet bits, int offset, int period, long min, long max, boolean exact) {
    int shortPeriod = shortest(bits, offset, period);
    int start = offset;
    while (start > 0 && bits.get(start - 1) == bits.get(start - 1 + shortPeriod)) {
      start--;
    }
    this.bits = bits;
    this.offset = start;
    this.period = shortPeriod;
    this.min = min;
    this.max = max;
    this.exact = exact;
  }

  private static int shortest(BitSet bits, int offset, int period) {
    for (int candidate = 1; candidate < period; candidate++) {
      if (period % candidate == 0 && repeats(bits, offset, period, candidate)) {
        return candidate;
      }
    }
    return period;
  }

  private static boolean repeats(BitSet bits, int offset, int period, int candidate) {
    for (int i = offset; i < offset + period - candidate; i++) {
      if (bits.get(i) != bits.get(i + candidate)) {
        return false;
      }
    }
    return true;
  }

  /** Whether there is no length at all. */
  public boolean isEmpty() {
    return min == UNBOUNDED;
  }

  /** The least length; {@link #UNBOUNDED} if there is none. */
  public long min() {
    return min;
  }

  /** The greatest length; {@link #UNBOUNDED} if they do not end, -1 if there is none. */
  public long max() {
    return max;
  }

  /** Where the repeating pattern begins. */
  public int offset() {
    return offset;
  }

  /** The length of the repeating pattern, at least 1. */
  public int period() {
    return period;
  }

  /** Whether each length in the set is the length of a word. */
  public boolean isExact() {
    return exact;
  }

  /** Whether a word may have this length. */
  public boolean contains(long length) {
    return length >= min && length <= max && bits.get(place(length));
  }

  private int place(long length) {
    return (int) (length < offset ? length : offset + (length - offset) % period);
  }

  /** Bounds and pattern, for readers. */
  @Override
  public String toString() {
    String end = max == UNBOUNDED ? " then " + period + " repeat from " + offset : "";
    return (exact ? "" : "within ") + bits + end;
  }
}
