package dev.clew.solver.strings.interchange;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.strings.graph.CaseDecisions;
import dev.clew.solver.strings.graph.GraphConstruction;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.graph.TermOccurrences;
import dev.clew.solver.strings.strand.IntegerTerms;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The cases of queries. Queries along a path begin with the conjuncts of earlier ones, so a few
 * graphs are kept, and a query goes on with the one that has most of its conjuncts. For one thread.
 */
public final class GraphCases {

  private static final int MOST_TERMS = 1 << 18;
  private static final int MOST_KEPT = 16;

  /** Larger graphs are not kept: queries that build them take far longer than that. */
  private static final int MOST_EDGES = 1_000;

  private final Deque<Kept> recent = new ArrayDeque<>();
  private ExprFactory terms = Simplifier.factory();
  private TermSubstitution copies = TermSubstitution.copyInto(terms);
  private TermOccurrences strings = TermOccurrences.ofStrings();
  private TermOccurrences conditions = TermOccurrences.ofStringConditions();

  /** What was built for a query; not changed any more. */
  private record Kept(List<Expr> conjuncts, GraphConstruction construction) {

    boolean begins(List<Expr> others) {
      return conjuncts.size() <= others.size()
          && conjuncts.equals(others.subList(0, conjuncts.size()));
    }
  }

  /** The factory of all terms in cases, until the next query's terms are copied. */
  public ExprFactory terms() {
    return terms;
  }

  /** A query's conjuncts in terms of its cases. */
  public List<Expr> copies(List<Expr> conjuncts) {
    if (terms.size() > MOST_TERMS) {
      recent.clear();
      terms = Simplifier.factory();
      copies = TermSubstitution.copyInto(terms);
      strings = TermOccurrences.ofStrings();
      conditions = TermOccurrences.ofStringConditions();
    }
    return conjuncts.stream().map(copies::apply).toList();
  }

  /** The case of these copies in which the conditions are so decided. */
  public GraphCase of(List<Expr> conjuncts, CaseDecisions decisions) {
    if (decisions.size() > 0) {
      return GraphCase.of(built(empty(decisions), conjuncts));
    }
    GraphConstruction whole = grown(conjuncts);
    keep(new Kept(conjuncts, whole));
    return GraphCase.of(whole);
  }

  private GraphConstruction grown(List<Expr> conjuncts) {
    Kept start = start(conjuncts);
    if (start == null) {
      return built(empty(CaseDecisions.NONE), conjuncts);
    }
    List<Expr> rest = conjuncts.subList(start.conjuncts().size(), conjuncts.size());
    return rest.isEmpty() ? start.construction() : built(start.construction().copy(), rest);
  }

  private @Nullable Kept start(List<Expr> conjuncts) {
    Kept longest = null;
    for (Kept kept : recent) {
      boolean isLonger = longest == null || kept.conjuncts().size() > longest.conjuncts().size();
      if (isLonger && kept.begins(conjuncts)) {
        longest = kept;
      }
    }
    return longest;
  }

  private void keep(Kept kept) {
    Iterator<Kept> others = recent.iterator();
    while (others.hasNext()) {
      if (others.next().conjuncts().equals(kept.conjuncts())) {
        others.remove();
      }
    }
    if (kept.construction().graph().edges().size() <= MOST_EDGES) {
      recent.addFirst(kept);
    }
    if (recent.size() > MOST_KEPT) {
      recent.removeLast();
    }
  }

  private GraphConstruction empty(CaseDecisions decisions) {
    return new GraphConstruction(
        strings, conditions, new StrandGraph(new IntegerTerms(terms)), decisions);
  }

  private static GraphConstruction built(GraphConstruction construction, List<Expr> conjuncts) {
    construction.build(conjuncts);
    return construction;
  }
}
