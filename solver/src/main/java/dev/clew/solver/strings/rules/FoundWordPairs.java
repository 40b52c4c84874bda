package dev.clew.solver.strings.rules;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.NumberRanges;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What two places where known words are found in one string say of each other: different words are
 * not in one place, and what is found behind a place lies in all that starts there. Without this
 * numbers would propose such places again and again, each time with other values.
 */
public final class FoundWordPairs {

  /** Pairs cost the square of the number of places. */
  private static final int MOST_PLACES = 64;

  private final List<Edge> edges;
  private final IntegerTerms integers;
  private final NumberRanges ranges;
  private final List<FoundEdge> places = new ArrayList<>();

  /**
   * @param ranges says which words are found at all
   */
  public FoundWordPairs(List<Edge> edges, IntegerTerms integers, NumberRanges ranges) {
    this.edges = edges;
    this.integers = integers;
    this.ranges = ranges;
    for (Edge edge : edges) {
      if (edge instanceof FoundEdge found && isThere(found) && places.size() < MOST_PLACES) {
        places.add(found);
      }
    }
  }

  private boolean isThere(FoundEdge found) {
    return found.part().isFixed() && !found.part().isEmpty() && ranges.least(found.result()) >= 0;
  }

  /** Adds how far places have to be from each other. */
  public void state(Set<Expr> numbers) {
    for (int i = 0; i < places.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (places.get(i).strand().equals(places.get(j).strand())) {
          state(places.get(j), places.get(i), numbers);
        }
      }
    }
  }

  private void state(FoundEdge a, FoundEdge b, Set<Expr> numbers) {
    String left = a.part().text();
    String right = b.part().text();
    if (isPossible(left, right, 0)) {
      return;
    }
    Expr gap = integers.minus(b.result(), a.result());
    Expr before = integers.atMost(gap, integers.number(-nearest(right, left)));
    Expr after = integers.atMost(integers.number(nearest(left, right)), gap);
    if (isBehind(b, a.result())) {
      numbers.add(after);
    } else if (isBehind(a, b.result())) {
      numbers.add(before);
    } else {
      numbers.add(integers.terms().or(before, after));
    }
  }

  /** How much further on than the first word the second can be, if they are not in one place. */
  private static int nearest(String first, String second) {
    int gap = 1;
    while (!isPossible(first, second, gap)) {
      gap++;
    }
    return gap;
  }

  /** Whether the second word can be so much further on than the first, which it may overlap. */
  private static boolean isPossible(String first, String second, int gap) {
    int common = Math.min(first.length() - gap, second.length());
    return common <= 0 || first.regionMatches(gap, second, 0, common);
  }

  /** Whether a word is known to be found at a position or after it. */
  private boolean isBehind(FoundEdge found, Expr position) {
    if (!found.last() && isAtMost(position, found.start())) {
      return true;
    }
    for (FoundEdge other : places) {
      if (other.last()
          && isAtMost(position, other.result())
          && isAtMost(other.start(), found.result())) {
        return true;
      }
    }
    return false;
  }

  /** Whether two positions are the same but for a known number, and the first is not greater. */
  private boolean isAtMost(Expr a, Expr b) {
    return integers.minus(ranges.canonical(b), ranges.canonical(a)) instanceof Const gap
        && gap.value().asInteger().signum() >= 0;
  }

  /** Ends of strings in which a word is, because it was found behind where they start. */
  public List<Edge> inside() {
    List<Edge> inside = new ArrayList<>();
    for (Edge edge : edges) {
      if (edge instanceof SliceEdge slice && slice.toEnd()) {
        for (FoundEdge found : places) {
          if (found.strand().equals(slice.strand())
              && ranges.least(slice.offset()) >= 0 // nothing lies in a slice from before the start
              && isBehind(found, slice.offset())) {
            inside.add(
                new MemberEdge(slice.result(), WordLanguages.containing(found.part().text())));
          }
        }
      }
    }
    return inside;
  }
}
