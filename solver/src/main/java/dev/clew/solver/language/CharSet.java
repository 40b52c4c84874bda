package dev.clew.solver.language;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * An immutable set of UTF-16 units: sorted intervals that neither overlap nor touch, so that equal
 * sets have equal arrays. Set operations are linear in the number of intervals, {@link #contains}
 * is logarithmic.
 */
public final class CharSet {
  /** No unit. */
  public static final CharSet NONE = new CharSet(new char[0]);

  /** All 65,536 units. */
  public static final CharSet ALL = range('\u0000', '\uFFFF');

  /** ASCII digits. */
  public static final CharSet DIGITS = range('0', '9');

  /** ASCII small letters. */
  public static final CharSet LOWER = range('a', 'z');

  /** ASCII capital letters. */
  public static final CharSet UPPER = range('A', 'Z');

  /** ASCII letters, digits and the underscore. */
  public static final CharSet WORD = LOWER.union(UPPER).union(DIGITS).union(of('_'));

  /** Leading halves of surrogate pairs. */
  public static final CharSet HIGH_SURROGATES = range('\uD800', '\uDBFF');

  /** Trailing halves of surrogate pairs. */
  public static final CharSet LOW_SURROGATES = range('\uDC00', '\uDFFF');

  private final char[] bounds;
  private final int hash;

  private CharSet(char[] bounds) {
    this.bounds = bounds;
    this.hash = Arrays.hashCode(bounds);
  }

  /** The set of one unit. */
  public static CharSet of(char unit) {
    return new CharSet(new char[] {unit, unit});
  }

  /** All units of a string, in whatever order and number they stand there. */
  public static CharSet of(String units) {
    char[] sorted = units.toCharArray();
    Arrays.sort(sorted);
    Builder result = new Builder(sorted.length);
    for (char unit : sorted) {
      result.add(unit, unit);
    }
    return result.build();
  }

  /** The units between two bounds, both included; nothing if they are out of order. */
  public static CharSet range(char lo, char hi) {
    return lo > hi ? NONE : new CharSet(new char[] {lo, hi});
  }

  /** The units for which a test holds. Asks 65,536 times. */
  public static CharSet where(IntPredicate test) {
    Builder result = new Builder(16);
    for (int unit = 0; unit <= Character.MAX_VALUE; unit++) {
      if (test.test(unit)) {
        result.add(unit, unit);
      }
    }
    return result.build();
  }

  /** The units of either set. */
  public CharSet union(CharSet other) {
    if (other.isEmpty() || equals(other)) {
      return this;
    }
    if (isEmpty()) {
      return other;
    }
    Builder result = new Builder(intervalCount() + other.intervalCount());
    int i = 0;
    int j = 0;
    while (i < intervalCount() || j < other.intervalCount()) {
      boolean mine = j == other.intervalCount() || (i < intervalCount() && lo(i) <= other.lo(j));
      if (mine) {
        result.add(lo(i), hi(i));
        i++;
      } else {
        result.add(other.lo(j), other.hi(j));
        j++;
      }
    }
    return result.build();
  }

  /** Whether there is a unit in both sets; cheaper than making the set of all. */
  public boolean intersects(CharSet other) {
    int i = 0;
    int j = 0;
    while (i < intervalCount() && j < other.intervalCount()) {
      if (Math.max(lo(i), other.lo(j)) <= Math.min(hi(i), other.hi(j))) {
        return true;
      }
      if (hi(i) < other.hi(j)) {
        i++;
      } else {
        j++;
      }
    }
    return false;
  }

  /** Whether all units from one to another are in the set. */
  public boolean containsAll(char first, char last) {
    int interval = intervalFrom(first);
    return interval < intervalCount() && lo(interval) <= first && last <= hi(interval);
  }

  /** The units of both sets. */
  public CharSet intersect(CharSet other) {
    if (other.containsAll(this)) {
      return this;
    }
    if (containsAll(other)) {
      return other;
    }
    Builder result = new Builder(intervalCount() + other.intervalCount());
    int i = 0;
    int j = 0;
    while (i < intervalCount() && j < other.intervalCount()) {
      int from = Math.max(lo(i), other.lo(j));
      int to = Math.min(hi(i), other.hi(j));
      if (from <= to) {
        result.add(from, to);
      }
      if (hi(i) < other.hi(j)) {
        i++;
      } else {
        j++;
      }
    }
    return result.build();
  }

  /** The units that are not in this set. */
  public CharSet complement() {
    Builder result = new Builder(intervalCount() + 1);
    int next = 0;
    for (int i = 0; i < intervalCount(); i++) {
      if (next < lo(i)) {
        result.add(next, lo(i) - 1);
      }
      next = hi(i) + 1;
    }
    if (next <= Character.MAX_VALUE) {
      result.add(next, Character.MAX_VALUE);
    }
    return result.build();
  }

  /** The units of this set that are not in the other. */
  public CharSet minus(CharSet other) {
    return isEmpty() || other.isEmpty() ? this : intersect(other.complement());
  }

  /** Whether the unit is in the set. */
  public boolean contains(char unit) {
    int at = intervalFrom(unit);
    return at < intervalCount() && lo(at) <= unit;
  }

  /** Whether every unit of the other set is in this one. */
  public boolean containsAll(CharSet other) {
    for (int i = 0; i < other.intervalCount(); i++) {
      if (!containsAll(other.lo(i), other.hi(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether the set has no unit. */
  public boolean isEmpty() {
    return bounds.length == 0;
  }

  /** Whether the set has exactly one unit. */
  public boolean isSingle() {
    return bounds.length == 2 && bounds[0] == bounds[1];
  }

  /** The number of units. */
  public int size() {
    int size = 0;
    for (int i = 0; i < intervalCount(); i++) {
      size += hi(i) - lo(i) + 1;
    }
    return size;
  }

  /** The lowest unit of a set that is not empty. */
  public char first() {
    if (isEmpty()) {
      throw new IllegalArgumentException("no unit in the empty set");
    }
    return bounds[0];
  }

  /**
   * The unit of a set that is not empty which a reader would rather see; see {@link UnitNiceness}.
   */
  public char nicest() {
    return UnitNiceness.nicest(this);
  }

  /** How many intervals make up the set. */
  public int intervalCount() {
    return bounds.length >> 1;
  }

  /** The lowest unit of an interval. */
  public char lo(int interval) {
    return bounds[2 * interval];
  }

  /** The highest unit of an interval. */
  public char hi(int interval) {
    return bounds[2 * interval + 1];
  }

  /** The first interval that ends at the unit or above it; {@link #intervalCount} if none does. */
  public int intervalFrom(char unit) {
    int low = 0;
    int high = intervalCount();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (hi(middle) < unit) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof CharSet that
            && hash == that.hash
            && Arrays.equals(bounds, that.bounds));
  }

  /** The same in every run. */
  @Override
  public int hashCode() {
    return hash;
  }

  /** Like a character class of a regular expression. */
  @Override
  public String toString() {
    return LanguageNotation.of(this);
  }

  /** Collects intervals in ascending order of their start and joins those that touch. */
  public static final class Builder {
    private char[] bounds;
    private int length;

    public Builder(int expected) {
      bounds = new char[2 * Math.max(1, expected)];
    }

    /** Adds an interval that starts no lower than the one before; both bounds are included. */
    public void add(int lo, int hi) {
      if (length > 0 && lo < bounds[length - 2]) {
        throw new IllegalArgumentException("interval out of order: " + lo);
      }
      if (length > 0 && lo <= bounds[length - 1] + 1) {
        bounds[length - 1] = (char) Math.max(hi, bounds[length - 1]);
        return;
      }
      if (length == bounds.length) {
        bounds = Arrays.copyOf(bounds, 2 * length);
      }
      bounds[length++] = (char) lo;
      bounds[length++] = (char) hi;
    }

    /** The set; the builder can go on. */
    public CharSet build() {
      return length == 0 ? NONE : new CharSet(Arrays.copyOf(bounds, length));
    }
  }
}
