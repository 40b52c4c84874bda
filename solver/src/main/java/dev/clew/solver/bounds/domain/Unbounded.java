package dev.clew.solver.bounds.domain;

import java.math.BigInteger;

/**
 * Bounds of mathematical integers in a {@code long}: beyond 2^62 a bound is only known to be there,
 * and the two extremes of {@code long} mean that there is none.
 */
public final class Unbounded {

  public static final long NONE_BELOW = Long.MIN_VALUE;
  public static final long NONE_ABOVE = Long.MAX_VALUE;

  /** The largest finite bound; two of them add up without overflow, but for twice itself. */
  public static final long LIMIT = 1L << 62;

  private static final BigInteger BIG_LIMIT = BigInteger.valueOf(LIMIT);

  private Unbounded() {}

  public static boolean isFinite(long bound) {
    return -LIMIT <= bound && bound <= LIMIT;
  }

  /** A lower bound that is no greater than the number. */
  public static long lower(long number) {
    return number < -LIMIT ? NONE_BELOW : Math.min(number, LIMIT);
  }

  /** An upper bound that is no less than the number. */
  public static long upper(long number) {
    return number > LIMIT ? NONE_ABOVE : Math.max(number, -LIMIT);
  }

  public static long lower(BigInteger number) {
    return number.abs().compareTo(BIG_LIMIT) <= 0
        ? number.longValue()
        : number.signum() < 0 ? NONE_BELOW : LIMIT;
  }

  public static long upper(BigInteger number) {
    return negate(lower(number.negate()));
  }

  /** A lower bound of sums; twice {@link #LIMIT} overflows, and then nothing is known. */
  public static long addLower(long a, long b) {
    return a == NONE_BELOW || b == NONE_BELOW ? NONE_BELOW : lower(a + b);
  }

  public static long addUpper(long a, long b) {
    return negate(addLower(negate(a), negate(b)));
  }

  /** The bound of the negated numbers on the other side. */
  public static long negate(long bound) {
    return bound == NONE_BELOW ? NONE_ABOVE : bound == NONE_ABOVE ? NONE_BELOW : -bound;
  }

  /** The product of bounds, where an absent bound is infinite and zero times infinity is zero. */
  public static long multiply(long a, long b) {
    if (a == 0 || b == 0) {
      return 0;
    }
    boolean fits = isFinite(a) && isFinite(b) && Math.multiplyHigh(a, b) == (a * b) >> 63;
    return fits && isFinite(a * b) ? a * b : (a < 0) == (b < 0) ? NONE_ABOVE : NONE_BELOW;
  }
}
