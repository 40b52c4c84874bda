package dev.clew.solver.strings.cells;

import dev.clew.solver.language.CharSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One row of cells lies somewhere in another. Offsets at which it cannot lie are passed over; when
 * one is left the cells become the same.
 */
final class PlacementConstraint implements CellConstraint {

  private final int[] whole;
  private final int[] part;
  private final int from;
  private final int to;
  private final @Nullable CharSet around;
  private final CharSet start;
  private final CharSet end;

  /**
   * @param from the least offset
   * @param to the greatest offset
   * @param around what everything outside of the part is, if that is restricted
   * @param start what the part starts with
   * @param end what the part ends with
   */
  PlacementConstraint(
      int[] whole,
      int[] part,
      int from,
      int to,
      @Nullable CharSet around,
      CharSet start,
      CharSet end) {
    this.whole = whole;
    this.part = part;
    this.from = from;
    this.to = to;
    this.around = around;
    this.start = start;
    this.end = end;
  }

  /** Anywhere. */
  static PlacementConstraint anywhere(int[] whole, int[] part) {
    int last = whole.length - part.length;
    return new PlacementConstraint(whole, part, 0, last, null, CharSet.ALL, CharSet.ALL);
  }

  @Override
  public int[] scope() {
    int[] all = Arrays.copyOf(whole, whole.length + part.length);
    System.arraycopy(part, 0, all, whole.length, part.length);
    return all;
  }

  @Override
  public boolean narrow(CellStore cells) {
    if (part.length > 0
        && !(cells.restrict(part[0], start) && cells.restrict(part[part.length - 1], end))) {
      return false;
    }
    int only = -1;
    for (int offset = from; offset <= to; offset++) {
      if (fits(cells, offset)) {
        if (only >= 0) {
          return true;
        }
        only = offset;
      }
    }
    return only >= 0 && place(cells, only);
  }

  private boolean fits(CellStore cells, int offset) {
    for (int i = 0; i < part.length; i++) {
      if (cells.apart(whole[offset + i], part[i])) {
        return false;
      }
    }
    if (around != null) {
      for (int i = 0; i < whole.length; i++) {
        boolean outside = i < offset || i >= offset + part.length;
        if (outside && !cells.set(whole[i]).intersects(around)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean place(CellStore cells, int offset) {
    for (int i = 0; i < whole.length; i++) {
      boolean inside = i >= offset && i < offset + part.length;
      boolean possible =
          inside
              ? cells.unify(whole[i], part[i - offset])
              : around == null || cells.restrict(whole[i], around);
      if (!possible) {
        return false;
      }
    }
    return true;
  }
}
