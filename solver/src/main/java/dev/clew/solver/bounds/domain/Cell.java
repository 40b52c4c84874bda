package dev.clew.solver.bounds.domain;

/**
 * What is known of one node's value: eight numbers side by side in a large array, which are one
 * cache line. Which of them mean something depends on the node's {@link TrackedShape}.
 */
final class Cell {

  static final int SHIFT = 3;
  static final int SIZE = 1 << SHIFT;

  /** The ends of the interval; crossed, as {@code MAX_VALUE} and {@code MIN_VALUE}, if empty. */
  static final int LO = 0;

  static final int HI = 1;

  /** {@link KnownBits}. */
  static final int ZEROS = 2;

  static final int ONES = 3;

  /** {@link Congruence}; the modulus is 1 when nothing is known. */
  static final int MODULUS = 4;

  static final int REST = 5;

  /** Whether a float may be NaN, which is outside the interval. */
  static final int NAN = 6;

  /** On which conjuncts all this rests. */
  static final int WHY = 7;

  private static final int MOST_ROUNDS = 8;

  private Cell() {}

  /** Lets interval, bits and congruence narrow each other; rounds are bounded, which is sound. */
  static boolean settleBits(long[] cells, int at) {
    for (int round = 0; round < MOST_ROUNDS; round++) {
      long zeros = cells[at + ZEROS];
      long ones = cells[at + ONES];
      long lo = cells[at + LO];
      long hi = cells[at + HI];
      if ((zeros & ones) != 0 || !roundInward(cells, at)) {
        return false;
      }
      long prefix = KnownBits.commonPrefix(cells[at + LO], cells[at + HI]);
      cells[at + ZEROS] |= prefix & ~cells[at + LO];
      cells[at + ONES] |= prefix & cells[at + LO];
      if (lo == cells[at + LO]
          && hi == cells[at + HI]
          && zeros == cells[at + ZEROS]
          && ones == cells[at + ONES]) {
        return true;
      }
    }
    return (cells[at + ZEROS] & cells[at + ONES]) == 0;
  }

  /** Moves the ends to values that bits and congruence allow; false when the ends cross. */
  private static boolean roundInward(long[] cells, int at) {
    long lo = KnownBits.next(cells[at + LO], cells[at + ZEROS], cells[at + ONES]);
    long hi = KnownBits.previous(cells[at + HI], cells[at + ZEROS], cells[at + ONES]);
    if (lo < cells[at + LO] || hi > cells[at + HI] || lo > hi) {
      return false;
    }
    long modulus = cells[at + MODULUS];
    if (modulus > 1) {
      long up = Congruence.up(lo, modulus, cells[at + REST]);
      long down = Congruence.down(hi, modulus, cells[at + REST]);
      if (up < lo || down > hi || up > down) {
        return false;
      }
      lo = up;
      hi = down;
    }
    cells[at + LO] = lo;
    cells[at + HI] = hi;
    return true;
  }

  /** Moves the finite ends to values that the congruence allows. */
  static boolean settleInteger(long[] cells, int at) {
    long modulus = cells[at + MODULUS];
    long rest = cells[at + REST];
    if (Unbounded.isFinite(cells[at + LO])) {
      cells[at + LO] = Unbounded.lower(Congruence.up(cells[at + LO], modulus, rest));
    }
    if (Unbounded.isFinite(cells[at + HI])) {
      cells[at + HI] = Unbounded.upper(Congruence.down(cells[at + HI], modulus, rest));
    }
    return cells[at + LO] <= cells[at + HI];
  }
}
