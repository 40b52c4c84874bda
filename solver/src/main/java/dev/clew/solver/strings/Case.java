package dev.clew.solver.strings;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One case of a query: its graph with the equalities worked off.
 *
 * @param problem what is left, or null when there is a contradiction
 * @param undecided a condition that has to be decided before the problem is complete
 */
record Case(@Nullable Problem problem, @Nullable Expr undecided) {

  static Case of(List<Expr> conjuncts, Decisions decisions, Integers integers, Sight sight) {
    Graph graph = new Graph(integers);
    Construction construction =
        new Construction(sight.strings(), sight.conditions(), graph, decisions);
    construction.build(conjuncts);
    Merging merging = new Merging(graph);
    if (!merging.run(graph.edges())) {
      return new Case(null, construction.undecided());
    }
    List<Edge> edges = new ArrayList<>(merging.equations());
    for (Edge edge : graph.edges()) {
      if (!(edge instanceof Edge.Equal)) {
        edges.add(edge.map(merging::resolve));
      }
    }
    Map<Symbol, Strand> inputs = new LinkedHashMap<>();
    graph.inputs().forEach((symbol, v) -> inputs.put(symbol, merging.resolve(Strand.of(v))));
    if (graph.isAbsurd() || Contradictions.among(edges)) {
      return new Case(null, construction.undecided());
    }
    List<Edge> rest = CodeElimination.apply(edges, graph.numbers(), graph.codes(), integers);
    return new Case(
        new Problem(rest, graph.numbers(), graph.preferred(), inputs), construction.undecided());
  }

  /** Where strings, and conditions on strings, are in terms. */
  record Sight(Occurrences strings, Occurrences conditions) {}
}
