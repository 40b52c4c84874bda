package dev.clew.solver.bounds.domain;

/**
 * Sets of numbers of which some bits are known: {@code zeros} and {@code ones} are the masks of
 * bits that are 0 and 1 in each of them. Numbers are sign-extended, so one arithmetic serves all
 * widths. Each operation takes constant time.
 */
public final class KnownBits {

  private KnownBits() {}

  /** The least number from {@code from} on with these bits; something below it if there is none. */
  public static long next(long from, long zeros, long ones) {
    long wrong = (ones & ~from) | (zeros & from);
    if (wrong == 0) {
      return from;
    }
    // Flipping the sign bit makes the signed order the unsigned one.
    long flip = Long.MIN_VALUE;
    long value = from ^ flip;
    long clear = (zeros & ~flip) | (ones & flip);
    long set = (ones & ~flip) | (zeros & flip);
    long highest = Long.highestOneBit((set & ~value) | (clear & value));
    long raised = highest;
    if ((set & highest) == 0) {
      long above = ~(highest | (highest - 1));
      raised = Long.lowestOneBit(~value & ~clear & above);
      if (raised == 0) {
        return Long.MIN_VALUE;
      }
    }
    long lower = raised - 1;
    return ((value & ~lower) | raised | (set & lower)) ^ flip;
  }

  /** The greatest number up to {@code from} with these bits; something above it if none. */
  public static long previous(long from, long zeros, long ones) {
    return ~next(~from, /* zeros= */ ones, /* ones= */ zeros);
  }

  /** How many of the low bits are known without a gap. */
  public static int lowRun(long zeros, long ones) {
    return Long.numberOfTrailingZeros(~(zeros | ones));
  }

  /** The mask of the {@code count} low bits; all for 64 and more. */
  public static long low(int count) {
    return count >= Long.SIZE ? -1L : (1L << count) - 1;
  }

  /** The bits on which all numbers between two agree, because they lie above where these differ. */
  public static long commonPrefix(long low, long high) {
    long differ = low ^ high;
    return differ == 0 ? -1L : -(Long.highestOneBit(differ) << 1);
  }

  /** Where a sum plus {@code carry} (0 or 1) is known, and what it is there, is what these give. */
  public static long sumZeros(long zeros1, long ones1, long zeros2, long ones2, int carry) {
    return ~(~zeros1 + ~zeros2 + carry) & sumKnown(zeros1, ones1, zeros2, ones2, carry);
  }

  public static long sumOnes(long zeros1, long ones1, long zeros2, long ones2, int carry) {
    return (ones1 + ones2 + carry) & sumKnown(zeros1, ones1, zeros2, ones2, carry);
  }

  private static long sumKnown(long zeros1, long ones1, long zeros2, long ones2, int carry) {
    long most = ~zeros1 + ~zeros2 + carry;
    long least = ones1 + ones2 + carry;
    long noCarry = ~(most ^ zeros1 ^ zeros2);
    long surelyCarry = least ^ ones1 ^ ones2;
    return (zeros1 | ones1) & (zeros2 | ones2) & (noCarry | surelyCarry);
  }
}
