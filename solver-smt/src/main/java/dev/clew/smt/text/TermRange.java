package dev.clew.smt.text;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Between which numbers a term's value lies.
 *
 * @param low the least, or null for no bound
 * @param high the greatest, or null for no bound
 */
record TermRange(@Nullable BigInteger low, @Nullable BigInteger high) {

  static final TermRange ALL = new TermRange(null, null);

  static TermRange of(long low, long high) {
    return new TermRange(BigInteger.valueOf(low), BigInteger.valueOf(high));
  }

  static TermRange from(long low) {
    return new TermRange(BigInteger.valueOf(low), null);
  }

  static TermRange only(BigInteger number) {
    return new TermRange(number, number);
  }

  static TermRange signed(int width) {
    BigInteger half = BigInteger.ONE.shiftLeft(width - 1);
    return new TermRange(half.negate(), half.subtract(BigInteger.ONE));
  }

  static TermRange unsigned(int width) {
    return new TermRange(BigInteger.ZERO, BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
  }

  boolean within(TermRange other) {
    BigInteger min = other.low;
    BigInteger max = other.high;
    return (min == null || (low != null && low.compareTo(min) >= 0))
        && (max == null || (high != null && high.compareTo(max) <= 0));
  }

  TermRange plus(TermRange other) {
    return new TermRange(
        low == null || other.low == null ? null : low.add(other.low),
        high == null || other.high == null ? null : high.add(other.high));
  }

  TermRange negated() {
    return new TermRange(high == null ? null : high.negate(), low == null ? null : low.negate());
  }

  TermRange times(TermRange other) {
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
    return new TermRange(ac.min(ad).min(bc).min(bd), ac.max(ad).max(bc).max(bd));
  }

  /** The least range that has both. */
  TermRange or(TermRange other) {
    return new TermRange(
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
