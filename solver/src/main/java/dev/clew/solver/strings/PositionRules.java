package dev.clew.solver.strings;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.language.CharSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What two edges say of one unit. Positions are compared as terms: a unit of a slice is a unit of
 * the whole, so many places further on; where something is found its units are.
 */
final class PositionRules {

  /**
   * A unit at a place.
   *
   * @param set what it is, where known
   * @param code its number, where it has one
   */
  private record Unit(Strand strand, Expr position, @Nullable CharSet set, @Nullable Expr code) {}

  private final List<Edge> edges;
  private final Integers integers;
  private final Ranges ranges;
  private final Map<Strand, Edge.Slice> slices = new HashMap<>();
  private final List<Unit> units = new ArrayList<>();

  PositionRules(List<Edge> edges, Integers integers, Ranges ranges) {
    this.edges = edges;
    this.integers = integers;
    this.ranges = ranges;
  }

  /** Adds what follows of numbers; a contradiction becomes a condition that is false. */
  void apply(Set<Expr> numbers) {
    for (Edge edge : edges) {
      if (edge instanceof Edge.Slice slice) {
        slices.put(slice.result(), slice);
      }
    }
    edges.forEach(this::collect);
    for (int i = 0; i < units.size(); i++) {
      for (int j = i + 1; j < units.size(); j++) {
        meet(units.get(i), units.get(j), numbers);
      }
    }
  }

  private void collect(Edge edge) {
    if (edge instanceof Edge.UnitIn unit && !unit.set().contains('\0')) {
      add(new Unit(unit.strand(), unit.position(), unit.set(), null));
    } else if (edge instanceof Edge.CodeAt code) {
      add(new Unit(code.strand(), code.position(), null, code.result()));
    } else if (edge instanceof Edge.Found found && isThere(found)) {
      String part = found.part().text();
      for (int i = 0; i < part.length(); i++) {
        Expr at = integers.plus(found.result(), integers.number(i));
        units.add(new Unit(found.strand(), at, CharSet.of(part.charAt(i)), null));
      }
    }
  }

  private boolean isThere(Edge.Found found) {
    return found.part().isFixed() && ranges.least(found.result()) >= 0;
  }

  /** The unit of a slice that exists is a unit of the whole. */
  private void add(Unit unit) {
    units.add(unit);
    Set<Strand> seen = new HashSet<>();
    Unit inner = unit;
    // A slice of what it is itself a part of would go on for ever.
    while (inner.set() != null && seen.add(inner.strand())) {
      Edge.Slice slice = slices.get(inner.strand());
      if (slice == null) {
        return;
      }
      Expr at = integers.plus(slice.offset(), inner.position());
      inner = new Unit(slice.strand(), at, inner.set(), null);
      units.add(inner);
    }
  }

  private void meet(Unit a, Unit b, Set<Expr> numbers) {
    CharSet left = a.set();
    CharSet right = b.set();
    if (!isSamePlace(a, b) || (left == null && right == null)) {
      return;
    }
    if (left != null && right != null) {
      if (left.intersect(right).isEmpty()) {
        numbers.add(integers.terms().bool(false));
      }
    } else {
      Expr code = left == null ? a.code() : b.code();
      CharSet set = left == null ? right : left;
      if (code != null && set != null) {
        numbers.add(CodeClauses.within(code, set, integers));
      }
    }
  }

  /** One strand starts with the other, and the unit that is known to exist is in the shorter. */
  private boolean isSamePlace(Unit a, Unit b) {
    if (difference(a.position(), b.position()) != 0) {
      return false;
    }
    boolean first = a.set() != null;
    Unit known = first ? a : b;
    Unit other = first ? b : a;
    return known.strand().equals(other.strand()) || startsWith(other.strand(), known.strand());
  }

  private static boolean startsWith(Strand whole, Strand start) {
    int size = start.parts().size();
    return size < whole.parts().size() && whole.parts().subList(0, size).equals(start.parts());
  }

  private int difference(Expr a, Expr b) {
    Expr gap = integers.minus(a, b);
    return gap instanceof Const constant && constant.value().asInteger().equals(BigInteger.ZERO)
        ? 0
        : 1;
  }
}
