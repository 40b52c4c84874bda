package dev.clew.solver.strings.rules;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.strings.cells.CellAssembly;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeNumbers;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a conflict says of the code of a unit: not one value is excluded, but all that do not fit.
 */
public final class CodeClauses {

  /** Sets of more intervals are rounded up to the span between their ends. */
  private static final int MOST_INTERVALS = 8;

  private CodeClauses() {}

  /** The edges whose codes are numbers that no other edge speaks of, nor they themselves again. */
  public static Map<Expr, CodeAtEdge> places(List<Edge> core) {
    Map<Expr, CodeAtEdge> places = new HashMap<>();
    Set<Expr> twice = new HashSet<>();
    for (Edge edge : core) {
      if (edge instanceof CodeAtEdge code && places.put(code.result(), code) != null) {
        twice.add(code.result());
      }
    }
    if (!places.isEmpty()) {
      core.forEach(edge -> keepApart(edge, places));
    }
    places.keySet().removeAll(twice);
    return places;
  }

  private static void keepApart(Edge edge, Map<Expr, CodeAtEdge> places) {
    for (Expr term : EdgeNumbers.of(edge).terms()) {
      CodeAtEdge place = places.get(term);
      if (place != null && (place != edge || speaksAgain(place))) {
        places.remove(term);
      }
    }
  }

  /** Whether the number is the unit's position or the length of a part, too. */
  private static boolean speaksAgain(CodeAtEdge place) {
    return place.position() == place.result()
        || place.strand().parts().stream()
            .anyMatch(
                part -> part instanceof StringVertex vertex && vertex.length() == place.result());
  }

  /** What the unit can still be after narrowing by everything else. */
  public static CharSet possible(CellAssembly assembly, CodeAtEdge place) {
    int[] row = assembly.row(place.strand());
    int at = assembly.value(place.position());
    return at >= 0 && at < row.length ? assembly.cells().set(row[at]) : CharSet.of('\0');
  }

  /** That a number is the code of a unit of a set, or of one between its ends. */
  public static Expr within(Expr number, CharSet set, IntegerTerms integers) {
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
