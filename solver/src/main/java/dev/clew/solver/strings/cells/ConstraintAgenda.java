package dev.clew.solver.strings.cells;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which constraints have to be looked at: at first all, then those that speak of a cell that has
 * changed. A change costs the number of constraints on its cell; after cells have become one while
 * narrowing, it costs the number of all constraints.
 */
final class ConstraintAgenda {

  private final CellStore cells;
  private final List<CellConstraint> constraints;

  /** The constraints on each cell that speaks for itself; where they start, and which they are. */
  private final int[] starts;

  private final int[] watching;
  private final BitSet open = new BitSet();
  private int last = -1;
  private int noted;
  private boolean merged;

  ConstraintAgenda(CellStore cells, List<CellConstraint> constraints) {
    this.cells = cells;
    this.constraints = constraints;
    starts = new int[cells.size() + 2];
    int[][] scopes = new int[constraints.size()][];
    for (int i = 0; i < scopes.length; i++) {
      scopes[i] = constraints.get(i).scope();
      for (int cell : scopes[i]) {
        starts[cells.root(cell) + 2]++;
      }
    }
    for (int i = 1; i < starts.length; i++) {
      starts[i] += starts[i - 1];
    }
    watching = new int[starts[starts.length - 1]];
    for (int i = 0; i < scopes.length; i++) {
      for (int cell : scopes[i]) {
        watching[starts[cells.root(cell) + 1]++] = i;
      }
    }
    open.set(0, constraints.size());
    noted = cells.mark();
  }

  /** A constraint that may have something to narrow, in turn; null when there is none. */
  @Nullable CellConstraint next() {
    for (; noted < cells.mark(); noted++) {
      note(cells.changed(noted));
    }
    int next = open.nextSetBit(last + 1);
    last = next >= 0 ? next : open.nextSetBit(0);
    if (last < 0) {
      return null;
    }
    open.clear(last);
    return constraints.get(last);
  }

  /** What a constraint changes itself makes it look again, too. */
  private void note(int cell) {
    merged |= cells.root(cell) != cell || cell >= starts.length - 2;
    if (merged) {
      open.set(0, constraints.size());
      return;
    }
    for (int i = starts[cell]; i < starts[cell + 1]; i++) {
      open.set(watching[i]);
    }
  }

  /** Says that the cells are again as they were at a mark, when nothing was open. */
  void returnTo(int mark) {
    open.clear();
    noted = mark;
  }
}
