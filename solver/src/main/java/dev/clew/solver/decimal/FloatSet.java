package dev.clew.solver.decimal;

import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * A set of floats of one format, exactly.
 *
 * @param ranges of keys, in order, apart from each other
 * @param hasNaN whether NaN is in it
 */
record FloatSet(FloatRank order, List<Range> ranges, boolean hasNaN) {

  /** Keys from one to another, both included. */
  record Range(long low, long high) {}

  FloatSet {
    ranges = List.copyOf(ranges);
  }

  static FloatSet all(FloatRank order) {
    return new FloatSet(
        order, List.of(new Range(order.minusInfinity(), order.infinity())), /* hasNaN= */ true);
  }

  static FloatSet none(FloatRank order) {
    return new FloatSet(order, List.of(), /* hasNaN= */ false);
  }

  /** Those between two keys, none where the first is higher. */
  static FloatSet between(FloatRank order, long low, long high) {
    List<Range> ranges = low <= high ? List.of(new Range(low, high)) : List.of();
    return new FloatSet(order, ranges, /* hasNaN= */ false);
  }

  static FloatSet onlyNaN(FloatRank order) {
    return new FloatSet(order, List.of(), /* hasNaN= */ true);
  }

  boolean isEmpty() {
    return ranges.isEmpty() && !hasNaN;
  }

  FloatSet complement() {
    List<Range> others = new ArrayList<>();
    long next = order.minusInfinity();
    for (Range range : ranges) {
      if (next < range.low) {
        others.add(new Range(next, range.low - 1));
      }
      next = range.high + 1;
    }
    if (next <= order.infinity()) {
      others.add(new Range(next, order.infinity()));
    }
    return new FloatSet(order, others, !hasNaN);
  }

  FloatSet intersect(FloatSet other) {
    List<Range> both = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < ranges.size() && j < other.ranges.size()) {
      Range one = ranges.get(i);
      Range two = other.ranges.get(j);
      long low = Math.max(one.low, two.low);
      long high = Math.min(one.high, two.high);
      if (low <= high) {
        both.add(new Range(low, high));
      }
      if (one.high < two.high) {
        i++;
      } else {
        j++;
      }
    }
    return new FloatSet(order, both, hasNaN && other.hasNaN);
  }

  FloatSet union(FloatSet other) {
    return complement().intersect(other.complement()).complement();
  }

  /** The floats with the other sign. */
  FloatSet negated() {
    List<Range> others = new ArrayList<>();
    for (int i = ranges.size() - 1; i >= 0; i--) {
      Range range = ranges.get(i);
      others.add(new Range(FloatRank.negated(range.high), FloatRank.negated(range.low)));
    }
    return new FloatSet(order, others, hasNaN);
  }

  /** The key in the set that is nearest to another; that one itself if there is none. */
  long nearest(long key) {
    long best = key;
    double distance = Double.POSITIVE_INFINITY;
    for (Range range : ranges) {
      long inside = Math.max(range.low, Math.min(range.high, key));
      if (inside == key) {
        return key;
      }
      double apart = Math.abs((double) inside - (double) key);
      if (apart < distance) {
        best = inside;
        distance = apart;
      }
    }
    return best;
  }

  /** Of a set of doubles: the floats that are in it, as a wider format has them. */
  FloatSet narrowed() {
    FloatRank single = FloatRank.SINGLE;
    FloatSet all = hasNaN ? onlyNaN(single) : none(single);
    for (Range range : ranges) {
      double least = order.value(range.low).asDouble();
      double greatest = order.value(range.high).asDouble();
      long low = single.key(Value.of((float) least));
      long high = single.key(Value.of((float) greatest));
      low += FloatRank.DOUBLE.key(widened(low)) < range.low ? 1 : 0;
      high -= FloatRank.DOUBLE.key(widened(high)) > range.high ? 1 : 0;
      all = all.union(between(single, low, high));
    }
    return all;
  }

  private static Value widened(long key) {
    return Value.of((double) FloatRank.SINGLE.value(key).asFloat());
  }
}
