package dev.clew.solver.strings.rules;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Says of edges in which one string lies in another that the whole is made of what stands before
 * it, of itself, and of what stands after it: new unknowns, so that equalities can be taken apart
 * further. Every solution stays one, with values for the new unknowns.
 */
public final class NestingEquations {

  private final IntegerTerms integers;
  private final Predicate<Expr> follows;
  private final List<Edge> edges = new ArrayList<>();
  private final Set<Expr> numbers = new LinkedHashSet<>();
  private int unknowns;

  /**
   * @param first the number of the first new unknown, which tells it from others
   * @param follows whether a condition on numbers is known to hold; may say no too often
   */
  public NestingEquations(int first, IntegerTerms integers, Predicate<Expr> follows) {
    unknowns = first;
    this.integers = integers;
    this.follows = follows;
  }

  /** New edges, beside the old ones. */
  public List<Edge> edges() {
    return edges;
  }

  /** What is known of the numbers of the new unknowns. */
  public Set<Expr> numbers() {
    return numbers;
  }

  /** The number that the next new unknown would have. */
  public int next() {
    return unknowns;
  }

  /** Opens all edges that can be. */
  public void open(List<Edge> closed) {
    for (Edge edge : closed) {
      if (edge instanceof SliceEdge slice) {
        open(slice);
      } else if (edge instanceof TrimmedEdge trimmed) {
        open(trimmed);
      } else if (edge instanceof HasEdge has) {
        equate(has.strand(), fresh(), has.part(), fresh());
      } else if (edge instanceof FoundEdge found) {
        open(found);
      }
    }
  }

  /** Two strings are the same. */
  public void equate(StrandPart a, StrandPart b) {
    equate(Strand.of(a), Strand.of(b));
  }

  /** A string that starts, or ends, with another: the rest of it is new. */
  public void split(StrandPart whole, StrandPart end, boolean atStart) {
    Strand known = Strand.of(end);
    if (atStart) {
      equate(Strand.of(whole), known, fresh());
    } else {
      equate(Strand.of(whole), fresh(), known);
    }
  }

  private Strand fresh() {
    Expr length = integers.terms().symbol("\u0000part" + unknowns, Sort.INTEGER);
    numbers.add(integers.atMost(integers.number(0), length));
    return Strand.of(new StringVertex(unknowns++, length));
  }

  private void equate(Strand whole, Strand... parts) {
    Strand all = Strand.join(parts);
    edges.add(new EqualEdge(whole, all));
    numbers.add(
        integers.equal(StrandGraph.length(whole, integers), StrandGraph.length(all, integers)));
  }

  /** Outside of the whole a slice is empty, and stands nowhere. */
  private void open(SliceEdge slice) {
    Expr zero = integers.number(0);
    Expr length = StrandGraph.length(slice.strand(), integers);
    Expr end = slice.toEnd() ? length : integers.plus(slice.offset(), slice.count());
    boolean inside =
        follows.test(integers.atMost(zero, slice.offset()))
            && follows.test(integers.atMost(slice.offset(), end))
            && (slice.toEnd() || follows.test(integers.atMost(end, length)));
    if (inside) {
      Strand before = fresh();
      numbers.add(integers.equal(StrandGraph.length(before, integers), slice.offset()));
      if (slice.toEnd()) {
        equate(slice.strand(), before, slice.result());
      } else {
        numbers.add(integers.equal(StrandGraph.length(slice.result(), integers), slice.count()));
        equate(slice.strand(), before, slice.result(), fresh());
      }
    }
  }

  private void open(TrimmedEdge trimmed) {
    Language blanks = Language.star(Language.chars(trimmed.blanks()));
    Strand before = trimmed.front() ? fresh() : Strand.EMPTY;
    Strand after = trimmed.back() ? fresh() : Strand.EMPTY;
    equate(trimmed.strand(), before, trimmed.result(), after);
    edges.add(new MemberEdge(before, blanks));
    edges.add(new MemberEdge(after, blanks));
  }

  private void open(FoundEdge found) {
    if (follows.test(integers.atMost(integers.number(0), found.result()))) {
      Strand before = fresh();
      numbers.add(integers.equal(StrandGraph.length(before, integers), found.result()));
      equate(found.strand(), before, found.part(), fresh());
    }
  }
}
