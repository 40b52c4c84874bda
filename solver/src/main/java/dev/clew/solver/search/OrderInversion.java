package dev.clew.solver.search;

import java.math.BigInteger;
import java.util.SplittableRandom;

/**
 * What one side of {@code a < b} or {@code a <= b} must be for the comparison to come out as
 * wanted, given the other side.
 *
 * @param strict whether it is {@code <}
 * @param holds whether it shall be true
 * @param first whether {@code a} is sought, not {@code b}
 */
record OrderInversion(boolean strict, boolean holds, boolean first) {

  /** One in so many is not at the boundary but further away. */
  private static final int SELDOM = 4;

  private static final int FARTHEST_BITS = 40;

  /** A value on the right side of {@code other}, most often the nearest. */
  BigInteger beside(BigInteger other, SplittableRandom random) {
    long gap = (holds == strict ? 1 : 0) + extra(random);
    boolean below = holds == first;
    return below ? other.subtract(BigInteger.valueOf(gap)) : other.add(BigInteger.valueOf(gap));
  }

  private static long extra(SplittableRandom random) {
    return random.nextInt(SELDOM) == 0
        ? random.nextLong(1L << random.nextInt(1, FARTHEST_BITS))
        : 0;
  }
}
