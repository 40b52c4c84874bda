package dev.clew.solver.membership;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A set of numbers, kept as its intervals in their order. The two ends of {@code long} also stand
 * for no end. Each operation takes time linear in the intervals of its arguments.
 */
public final class NumberSet {

  static final NumberSet NONE = new NumberSet(new long[0]);

  static final NumberSet ALL = between(Long.MIN_VALUE, Long.MAX_VALUE);

  /** First and last of each interval; between two of them at least one number is missing. */
  private final long[] ends;

  private NumberSet(long[] ends) {
    this.ends = ends;
  }

  /** Both are included; nothing where they are crossed. */
  static NumberSet between(long first, long last) {
    return first <= last ? new NumberSet(new long[] {first, last}) : NONE;
  }

  /** First and last numbers of intervals in their order, none of which touch. */
  static NumberSet ofIntervals(long[] ends) {
    return new NumberSet(ends);
  }

  /** What is less than a number, or also the number itself. */
  static NumberSet below(long number, boolean included) {
    if (included) {
      return between(Long.MIN_VALUE, number);
    }
    return number == Long.MIN_VALUE ? NONE : between(Long.MIN_VALUE, number - 1);
  }

  public boolean isEmpty() {
    return ends.length == 0;
  }

  int intervals() {
    return ends.length / 2;
  }

  long first(int interval) {
    return ends[2 * interval];
  }

  long last(int interval) {
    return ends[2 * interval + 1];
  }

  boolean contains(long number) {
    int place = Arrays.binarySearch(ends, number);
    return place >= 0 || (-place - 1) % 2 == 1;
  }

  NumberSet complement() {
    long[] others = new long[ends.length + 2];
    int size = 0;
    long next = Long.MIN_VALUE;
    for (int i = 0; i < intervals(); i++) {
      if (first(i) > next) {
        others[size++] = next;
        others[size++] = first(i) - 1;
      }
      if (last(i) == Long.MAX_VALUE) {
        return new NumberSet(Arrays.copyOf(others, size));
      }
      next = last(i) + 1;
    }
    others[size++] = next;
    others[size++] = Long.MAX_VALUE;
    return new NumberSet(Arrays.copyOf(others, size));
  }

  public NumberSet intersect(NumberSet other) {
    long[] common = new long[ends.length + other.ends.length];
    int size = 0;
    int i = 0;
    int j = 0;
    while (i < intervals() && j < other.intervals()) {
      long first = Math.max(first(i), other.first(j));
      long last = Math.min(last(i), other.last(j));
      if (first <= last) {
        common[size++] = first;
        common[size++] = last;
      }
      if (last(i) < other.last(j)) {
        i++;
      } else {
        j++;
      }
    }
    return new NumberSet(Arrays.copyOf(common, size));
  }

  NumberSet union(NumberSet other) {
    return complement().intersect(other.complement()).complement();
  }

  /** Each number moved by a distance, which must not make any of them overflow. */
  NumberSet plus(long distance) {
    long[] moved = ends.clone();
    for (int i = 0; i < moved.length; i++) {
      moved[i] += distance;
    }
    return new NumberSet(moved);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof NumberSet set && Arrays.equals(ends, set.ends);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(ends);
  }

  @Override
  public String toString() {
    return Arrays.toString(ends);
  }
}
