package dev.clew.solver.strings.cells;

import java.util.Arrays;

/** Two rows of cells of one length differ somewhere. */
final class RowMismatch implements CellConstraint {

  private final int[] left;
  private final int[] right;

  RowMismatch(int[] left, int[] right) {
    this.left = left;
    this.right = right;
  }

  @Override
  public int[] scope() {
    int[] all = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, all, left.length, right.length);
    return all;
  }

  /** Does nothing until one position is left at which they can differ. */
  @Override
  public boolean narrow(CellStore cells) {
    int open = -1;
    for (int i = 0; i < left.length; i++) {
      if (cells.apart(left[i], right[i])) {
        return true;
      }
      if (!cells.same(left[i], right[i])) {
        if (open >= 0) {
          return true;
        }
        open = i;
      }
    }
    return open >= 0 && separate(cells, left[open], right[open]);
  }

  private static boolean separate(CellStore cells, int a, int b) {
    if (cells.isFixed(a)) {
      return cells.restrict(b, cells.set(a).complement());
    }
    return !cells.isFixed(b) || cells.restrict(a, cells.set(b).complement());
  }
}
