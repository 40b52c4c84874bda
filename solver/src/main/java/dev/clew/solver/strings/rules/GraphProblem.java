package dev.clew.solver.strings.rules;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What has to hold in one case.
 *
 * @param edges everything that still has to hold of strings
 * @param numbers everything that has to hold of numbers
 * @param preferred what should hold of numbers where possible
 * @param inputs what the query's unknown strings are made of
 */
public record GraphProblem(
    List<Edge> edges, Set<Expr> numbers, Set<Expr> preferred, Map<Symbol, Strand> inputs) {

  /** The same with all equalities worked off; null when there is a contradiction. */
  public @Nullable GraphProblem merged(IntegerTerms integers) {
    Set<Expr> facts = new LinkedHashSet<>(numbers);
    StrandMerging merging = new StrandMerging(integers, facts::add);
    if (!merging.run(edges)) {
      return null;
    }
    List<Edge> rest = new ArrayList<>(merging.equations());
    for (Edge edge : edges) {
      if (!(edge instanceof EqualEdge)) {
        rest.add(edge.map(merging::resolve).reduced());
      }
    }
    Map<Symbol, Strand> resolved = new LinkedHashMap<>();
    inputs.forEach((symbol, strand) -> resolved.put(symbol, merging.resolve(strand)));
    boolean absurd = EdgeContradictions.among(rest) || new PartOrder(rest).isViolated();
    return absurd ? null : new GraphProblem(TrimRules.simplified(rest), facts, preferred, resolved);
  }
}
