package dev.clew.solver.strings.interchange;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.graph.GraphConstruction;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.rules.CodeElimination;
import dev.clew.solver.strings.rules.GraphProblem;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One case of a query: its graph with the equalities worked off.
 *
 * @param problem what is left, or null when there is a contradiction
 * @param undecided a condition that has to be decided before the problem is complete
 */
public record GraphCase(@Nullable GraphProblem problem, @Nullable Expr undecided) {

  public static GraphCase of(GraphConstruction construction) {
    StrandGraph graph = construction.graph();
    IntegerTerms integers = graph.integers();
    Map<Symbol, Strand> inputs = new LinkedHashMap<>();
    graph.inputs().forEach((symbol, vertex) -> inputs.put(symbol, Strand.of(vertex)));
    GraphProblem merged =
        new GraphProblem(graph.edges(), graph.numbers(), graph.preferred(), inputs)
            .merged(integers);
    if (merged == null || graph.isAbsurd()) {
      return new GraphCase(null, construction.undecided());
    }
    Set<Expr> numbers = new LinkedHashSet<>(merged.numbers());
    List<Edge> rest = CodeElimination.apply(merged.edges(), numbers, graph.codes(), integers);
    return new GraphCase(
        new GraphProblem(rest, numbers, merged.preferred(), merged.inputs()),
        construction.undecided());
  }
}
