package dev.clew.solver.strings.cells;

import dev.clew.solver.language.CharSet;
import java.util.Arrays;

/** One row of cells comes before another in the order of strings, or is the same. */
final class OrderConstraint implements CellConstraint {

  private final int[] left;
  private final int[] right;
  private final boolean strict;

  OrderConstraint(int[] left, int[] right, boolean strict) {
    this.left = left;
    this.right = right;
    this.strict = strict;
  }

  @Override
  public int[] scope() {
    int[] all = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, all, left.length, right.length);
    return all;
  }

  @Override
  public boolean narrow(CellStore cells) {
    int both = Math.min(left.length, right.length);
    int at = 0;
    while (at < both && cells.same(left[at], right[at])) {
      at++;
    }
    if (at == both) {
      return endsWell();
    }
    boolean mayBeSame = at < both - 1 || endsWell();
    return narrow(cells, left[at], right[at], mayBeSame ? 0 : 1);
  }

  /** Whether rows that are the same as far as both go are in order. */
  private boolean endsWell() {
    return left.length < right.length || (left.length == right.length && !strict);
  }

  /** The first is less than the second by at least so much. */
  private static boolean narrow(CellStore cells, int a, int b, int gap) {
    CharSet right = cells.set(b);
    int greatest = right.hi(right.intervalCount() - 1) - gap;
    if (greatest < 0 || !cells.restrict(a, CharSet.range('\0', (char) greatest))) {
      return false;
    }
    int least = cells.set(a).first() + gap;
    return least <= Character.MAX_VALUE
        && cells.restrict(b, CharSet.range((char) least, Character.MAX_VALUE));
  }
}
