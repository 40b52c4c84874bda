package dev.clew.solver.strings.rules;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.NumberRanges;
import dev.clew.solver.strings.strand.Strand;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What two edges say of one unit. Positions are compared as terms: a unit of a slice is a unit of
 * the whole, so many places further on; where something is found its units are.
 */
public final class PositionRules {

  /**
   * A unit at a place.
   *
   * @param set what it is, where known
   * @param code its number, where it has one
   */
  private record Unit(Strand strand, Expr position, @Nullable CharSet set, @Nullable Expr code) {}

  /** A string may be a slice of itself, so this has to end. */
  private static final int DEEPEST = 8;

  private final List<Edge> edges;
  private final IntegerTerms integers;
  private final NumberRanges ranges;
  private final Map<Strand, SliceEdge> slices = new HashMap<>();
  private final List<Unit> units = new ArrayList<>();

  public PositionRules(List<Edge> edges, IntegerTerms integers, NumberRanges ranges) {
    this.edges = edges;
    this.integers = integers;
    this.ranges = ranges;
  }

  /** Adds what follows of numbers; a contradiction becomes a condition that is false. */
  public void apply(Set<Expr> numbers) {
    for (Edge edge : edges) {
      if (edge instanceof SliceEdge slice) {
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

  /** Two unknown numbers that are the same stand for one position. */
  private Expr canonical(Expr number) {
    return ranges.canonical(number);
  }

  private void collect(Edge edge) {
    if (edge instanceof UnitInEdge unit && !unit.set().contains('\0')) {
      add(new Unit(unit.strand(), canonical(unit.position()), unit.set(), null));
    } else if (edge instanceof CodeAtEdge code) {
      add(new Unit(code.strand(), canonical(code.position()), null, code.result()));
    } else if (edge instanceof FoundEdge found && isThere(found)) {
      String part = found.part().text();
      for (int i = 0; i < part.length(); i++) {
        Expr at = integers.plus(canonical(found.result()), integers.number(i));
        units.add(new Unit(FoundFacts.place(found), at, CharSet.of(part.charAt(i)), null));
      }
    }
  }

  private boolean isThere(FoundEdge found) {
    return found.part().isFixed() && ranges.least(found.result()) >= 0;
  }

  /** The unit of a slice that exists is a unit of the whole. */
  private void add(Unit unit) {
    units.add(unit);
    CharSet set = unit.set();
    Strand strand = unit.strand();
    Expr at = unit.position();
    SliceEdge slice = slices.get(strand);
    for (int i = 0; i < DEEPEST && set != null && slice != null; i++) {
      strand = slice.strand();
      at = integers.plus(slice.offset(), at);
      units.add(new Unit(strand, at, set, null));
      slice = slices.get(strand);
    }
  }

  private void meet(Unit a, Unit b, Set<Expr> numbers) {
    CharSet left = a.set();
    CharSet right = b.set();
    if (!isSamePlace(a, b) || (left == null && right == null)) {
      return;
    }
    if (left != null && right != null) {
      if (!left.intersects(right)) {
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
    if (!isSame(a.position(), b.position())) {
      return false;
    }
    return (a.set() != null && b.strand().startsWith(a.strand()))
        || (b.set() != null && a.strand().startsWith(b.strand()));
  }

  private boolean isSame(Expr a, Expr b) {
    return integers.minus(a, b) == integers.number(0);
  }
}
