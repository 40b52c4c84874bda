package dev.clew.solver.strings.cells;

import dev.clew.solver.Budget;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Looks for strings of known lengths that fit all edges: narrowing to a fixed point, then trying
 * units, nicest first, one of each class that matters.
 */
public final class CellFitting {

  /** How many units may be tried in vain. */
  private static final int MOST_FAILURES = 400;

  /** More units of one class than this make a difference only in contrived cases. */
  private static final int MOST_OF_A_CLASS = 8;

  /** Larger sets are not tried unit by unit. */
  private static final int MOST_UNITS = 64;

  private final CellAssembly assembly;
  private final CellStore cells;
  private final Budget budget;
  private final ConstraintAgenda agenda;
  private BitSet coupled = new BitSet();
  private int failures;

  private CellFitting(CellAssembly assembly, Budget budget) {
    this.assembly = assembly;
    this.budget = budget;
    cells = assembly.cells();
    agenda = new ConstraintAgenda(cells, assembly.constraints());
  }

  /** The strings of all vertices of the edges, or null when none were found. */
  public static @Nullable Map<StringVertex, String> find(
      CellAssembly assembly, CellPosting posting, List<Edge> edges, Budget budget) {
    return fits(assembly, posting, edges) ? new CellFitting(assembly, budget).solve() : null;
  }

  /** Narrows by all edges, without trying anything; false when nothing fits. */
  public static boolean narrows(
      CellAssembly assembly, CellPosting posting, List<Edge> edges, Budget budget) {
    return fits(assembly, posting, edges) && new CellFitting(assembly, budget).narrow();
  }

  /** Posts all edges; false when one cannot hold, or a string is too long to look at. */
  private static boolean fits(CellAssembly assembly, CellPosting posting, List<Edge> edges) {
    return edges.stream().allMatch(posting::post) && !assembly.isTooLong();
  }

  private @Nullable Map<StringVertex, String> solve() {
    if (!narrow()) {
      return null;
    }
    CellIndependence independence = CellIndependence.of(cells, assembly.constraints());
    coupled = independence.coupled();
    if (!label(0)) {
      return null;
    }
    independence.alone().forEach(spelling -> spelling.spellOut(cells));
    Map<StringVertex, String> words = new HashMap<>();
    assembly.rows().forEach((vertex, row) -> words.put(vertex, CellAssembly.text(cells, row)));
    return words;
  }

  /** Narrows until nothing changes any more. */
  private boolean narrow() {
    CellConstraint constraint = agenda.next();
    while (constraint != null) {
      if (budget.spend(1)) {
        assembly.approximate();
        return false;
      }
      if (!constraint.narrow(cells)) {
        return false;
      }
      constraint = agenda.next();
    }
    return true;
  }

  /** Fixes all cells from one on. */
  private boolean label(int from) {
    int cell = from;
    while (cell < cells.size() && (!coupled.get(cell) || cells.isFixed(cell))) {
      cell++;
    }
    if (cell == cells.size()) {
      return true;
    }
    CharSet set = cells.set(cell);
    char nicest = set.nicest(); // mostly fits, so that no other is looked for
    if (succeeds(cell, nicest)) {
      return true;
    }
    for (char unit : candidates(set)) {
      if (failures > MOST_FAILURES) {
        assembly.approximate();
        return false;
      }
      if (unit != nicest && succeeds(cell, unit)) {
        return true;
      }
    }
    return false;
  }

  /** Fixes a cell, and all after it; where that fails everything is as before. */
  private boolean succeeds(int cell, char unit) {
    int mark = cells.mark();
    if (cells.restrict(cell, CharSet.of(unit)) && narrow() && label(cell + 1)) {
      return true;
    }
    cells.undo(mark);
    agenda.returnTo(mark);
    failures++;
    return false;
  }

  /** Of each class of units as many as can make a difference, or else an approximation. */
  private List<Character> candidates(CharSet set) {
    int each = 1 + assembly.compared();
    int few = assembly.isComputing() ? MOST_UNITS : Math.min(each, MOST_OF_A_CLASS);
    if (set.size() <= few) {
      return UnitClasses.all(set);
    }
    if (each > MOST_OF_A_CLASS || assembly.isComputing()) {
      assembly.approximate();
    }
    return assembly.alphabet().candidates(set, Math.min(each, MOST_OF_A_CLASS));
  }
}
