package dev.clew.solver.strings.rules;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.LacksEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a string says of one that starts with it: where something is found in the start, it is found
 * in the whole; what is not in the start does not end there.
 */
public final class FoundInStarts {

  /** Pairs cost the square of the number of places. */
  private static final int MOST_PLACES = 64;

  private final IntegerTerms integers;
  private final Set<Edge> edges;
  private final List<FoundEdge> places = new ArrayList<>();

  public FoundInStarts(List<Edge> edges, IntegerTerms integers) {
    this.integers = integers;
    this.edges = new HashSet<>(edges);
    for (Edge edge : edges) {
      if (edge instanceof FoundEdge found && !found.last() && places.size() < MOST_PLACES) {
        places.add(found);
      }
    }
  }

  /** Adds what follows of numbers. */
  public void state(Set<Expr> numbers) {
    for (FoundEdge whole : places) {
      int parts = Math.min(whole.strand().parts().size(), MOST_PLACES);
      for (int count = 1; count < parts; count++) {
        state(whole, whole.strand().head(count), numbers);
      }
    }
  }

  private void state(FoundEdge whole, Strand start, Set<Expr> numbers) {
    if (isFromStart(whole) && edges.contains(new HasEdge(start, whole.part()).reduced())) {
      numbers.add(integers.atMost(integers.number(0), whole.result()));
      numbers.add(integers.terms().not(endsBehind(whole, start)));
    }
    if (edges.contains(new LacksEdge(start, whole.part()).reduced())) {
      numbers.add(isNotIn(whole, start));
    }
    for (FoundEdge found : places) {
      if (found.strand().equals(start)
          && found.part().equals(whole.part())
          && found.start() == whole.start()) {
        Expr there = integers.atMost(integers.number(0), found.result());
        numbers.add(integers.implies(there, integers.equal(found.result(), whole.result())));
        numbers.add(integers.terms().or(there, isNotIn(whole, start)));
      }
    }
  }

  private static boolean isFromStart(FoundEdge found) {
    return found.start() instanceof Const start && start.value().asInteger().signum() == 0;
  }

  /** It is found nowhere, or not in the start alone. */
  private Expr isNotIn(FoundEdge whole, Strand start) {
    return integers
        .terms()
        .or(integers.less(whole.result(), integers.number(0)), endsBehind(whole, start));
  }

  private Expr endsBehind(FoundEdge whole, Strand start) {
    Expr end = integers.plus(whole.result(), StrandGraph.length(whole.part(), integers));
    return integers.less(StrandGraph.length(start, integers), end);
  }
}
