package dev.clew.solver.bounds.domain;

import dev.clew.solver.expr.Sort;

/**
 * Numbers for floats in the floats' order, for every raw format: -0.0 is -1 and comes right before
 * 0.0, which is 0; negation is the complement. NaN has none.
 */
public final class FloatKeys {

  private FloatKeys() {}

  /** The key of a pattern that is no NaN; its own inverse. */
  public static long key(Sort sort, long pattern) {
    return pattern >= 0 ? pattern : pattern ^ ((1L << (sort.width() - 1)) - 1);
  }

  public static long pattern(Sort sort, long key) {
    return key(sort, key);
  }

  public static long infinity(Sort sort) {
    return ((1L << sort.exponentBits()) - 1) << (sort.bits() - 1);
  }

  public static boolean isNan(Sort sort, long pattern) {
    return pattern > infinity(sort);
  }

  /** The canonical NaN's pattern. */
  public static long nan(Sort sort) {
    return infinity(sort) | 1L << (sort.bits() - 2);
  }

  /** The least key of a float that equals this one by IEEE's comparison. */
  public static long leastEqual(long key) {
    return key == 0 ? -1 : key;
  }

  public static long greatestEqual(long key) {
    return key == -1 ? 0 : key;
  }

  /** The greatest key of a float that is less by IEEE's comparison. */
  public static long below(long key) {
    return leastEqual(key) - 1;
  }

  public static long above(long key) {
    return greatestEqual(key) + 1;
  }

  public static boolean less(long key, long other) {
    return greatestEqual(key) < greatestEqual(other);
  }

  public static boolean isJava(Sort sort) {
    return sort.equals(Sort.DOUBLE) || sort.equals(Sort.FLOAT);
  }

  /** The number of a key of {@code float} or {@code double}. */
  public static double number(Sort sort, long key) {
    long pattern = pattern(sort, key);
    return sort.equals(Sort.DOUBLE)
        ? Double.longBitsToDouble(pattern)
        : Float.intBitsToFloat((int) pattern);
  }

  /** The key of the nearest {@code float} or {@code double} to a number that is no NaN. */
  public static long keyOf(Sort sort, double number) {
    return key(
        sort,
        sort.equals(Sort.DOUBLE)
            ? Double.doubleToLongBits(number)
            : Float.floatToIntBits((float) number));
  }
}
