package dev.clew.smt.text;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Between which numbers a term's value lies.
 *
 * @param low the least, or null for no bound
 * @param high the greatest, or null for no bound
 */
record Range(@Nullable BigInteger low, @Nullable BigInteger high) {

  static final Range ALL = new Range(null, null);

  static Range of(long low, long high) {
    return new Range(BigInteger.valueOf(low), BigInteger.valueOf(high));
  }

  static Range from(long low) {
    return new Range(BigInteger.valueOf(low), null);
  }

  static Range only(BigInteger number) {
    return new Range(number, number);
  }

  static Range signed(int width) {
    BigInteger half = BigInteger.ONE.shiftLeft(width - 1);
    return new Range(half.negate(), half.subtract(BigInteger.ONE));
  }

  static Range unsigned(int width) {
    return new Range(BigInteger.ZERO, BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
  }

  boolean within(Range other) {
    BigInteger min = other.low;
    BigInteger max = other.high;
    return (min == null || (low != null && low.compareTo(min) >= 0))
        && (max == null || (high != null && high.compareTo(max) <= 0));
  }

  Range plus(Range other) {
    return new Range(
        low == null || other.low == null ? null : low.add(other.low),
        high == null || other.high == null ? null : high.add(other.high));
  }

  Range negated() {
    return new Range(high == null ? null : high.negate(), low == null ? null : low.negate());
  }

  Range times(Range other) {
    BigInteger a = low;
    BigInteger b = high;
    BigInteger c = other.low;
    BigInteger d = other.high;
    if (a == null || b == null || c == null || d == null) {
      return ALL;
    }
    BigInteger ac = a.multiply(c);
    BigInteger ad = a.multiply(d);
    BigInteger bc = b.multiply(c);
    BigInteger bd = b.multiply(d);
    return new Range(ac.min(ad).min(bc).min(bd), ac.max(ad).max(bc).max(bd));
  }

  /** The least range that has both. */
  Range or(Range other) {
    return new Range(
        low == null || other.low == null ? null : low.min(other.low),
        high == null || other.high == null ? null : high.max(other.high));
  }

  /** The condition that a term lies in here; true when there are no bounds. */
  String condition(String term) {
    if (low == null) {
      return high == null ? "true" : "(<= " + term + " " + SmtLiterals.integer(high) + ")";
    }
    return high == null
        ? "(<= " + SmtLiterals.integer(low) + " " + term + ")"
        : "(<= " + SmtLiterals.integer(low) + " " + term + " " + SmtLiterals.integer(high) + ")";
  }
}
