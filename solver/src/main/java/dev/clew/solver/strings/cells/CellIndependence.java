package dev.clew.solver.strings.cells;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Which cells have to be tried, and which need not be.
 *
 * @param coupled cells on which several constraints depend, or one in several ways
 * @param alone rows of which no cell matters to anything else: after narrowing each spells a word
 *     without looking back
 */
record CellIndependence(BitSet coupled, List<SpellingConstraint> alone) {

  /** A cell on which nothing depends is in neither. */
  static CellIndependence of(CellStore cells, List<CellConstraint> constraints) {
    int[] uses = new int[cells.size()];
    for (CellConstraint constraint : constraints) {
      for (int cell : constraint.scope()) {
        uses[cells.root(cell)]++;
      }
    }
    BitSet coupled = new BitSet();
    List<SpellingConstraint> alone = new ArrayList<>();
    for (CellConstraint constraint : constraints) {
      if (constraint instanceof SpellingConstraint spelling && isAlone(spelling, cells, uses)) {
        alone.add(spelling);
      } else {
        for (int cell : constraint.scope()) {
          coupled.set(cells.root(cell));
        }
      }
    }
    return new CellIndependence(coupled, alone);
  }

  private static boolean isAlone(SpellingConstraint spelling, CellStore cells, int[] uses) {
    for (int cell : spelling.scope()) {
      if (uses[cells.root(cell)] != 1 && !cells.isFixed(cell)) {
        return false;
      }
    }
    return true;
  }
}
