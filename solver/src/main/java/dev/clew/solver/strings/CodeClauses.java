package dev.clew.solver.strings;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.language.CharSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a conflict says of the code of a unit: not one value is excluded, but all that do not fit.
 */
final class CodeClauses {

  /** Sets of more intervals are rounded up to the span between their ends. */
  private static final int MOST_INTERVALS = 8;

  private CodeClauses() {}

  /** The edge whose code a number is, if no other edge speaks of it. */
  static Edge.@Nullable CodeAt place(Expr number, List<Edge> core) {
    Edge.CodeAt found = null;
    for (Edge edge : core) {
      boolean own = edge instanceof Edge.CodeAt code && code.result() == number;
      if (own && found == null) {
        found = (Edge.CodeAt) edge;
      } else if (EdgeNumbers.of(edge).terms().contains(number)) {
        return null;
      }
    }
    return found != null && found.position() != number ? found : null;
  }

  /** What the unit can still be after narrowing by everything else. */
  static CharSet possible(Assembly assembly, Edge.CodeAt place) {
    int[] row = assembly.row(place.strand());
    int at = assembly.value(place.position());
    return at >= 0 && at < row.length ? assembly.cells().set(row[at]) : CharSet.of('\0');
  }

  /** That a number is the code of a unit of a set, or of one between its ends. */
  static Expr within(Expr number, CharSet set, Integers integers) {
    int last = set.intervalCount() - 1;
    if (last >= MOST_INTERVALS) {
      return integers.within(number, set.lo(0), set.hi(last));
    }
    Expr any = integers.terms().bool(false);
    for (int i = 0; i <= last; i++) {
      any = integers.terms().or(any, integers.within(number, set.lo(i), set.hi(i)));
    }
    return any;
  }
}
