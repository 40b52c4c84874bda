package dev.clew.solver.strings;

import dev.clew.solver.Budget;
import dev.clew.solver.Solver;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A problem with what is known of its languages: as little as can be had for nothing at first, all
 * that flows along the edges when that was not enough.
 */
final class Knowledge {

  private final Automata automata;
  private final Integers integers;
  private Flow flow;
  private Problem problem;

  Knowledge(Problem problem, Automata automata, Integers integers) {
    this.problem = problem;
    this.automata = automata;
    this.integers = integers;
    flow = new Flow(automata, new Ranges(problem.numbers()));
  }

  /** The problem with all facts that have been found. */
  Problem problem() {
    return problem;
  }

  /** Looks at single vertices; false for a contradiction. */
  boolean start() {
    boolean possible = flow.start(problem.edges());
    problem = enriched(problem.edges());
    return possible;
  }

  /**
   * Lets languages flow, after equalities that follow from lengths; false for a contradiction.
   *
   * @param proposal numbers that fit everything known of numbers
   */
  boolean deepen(Solver numeric, Budget budget, Evaluator proposal) {
    List<Edge> equalities = new Entailments(problem, integers, numeric, budget, proposal).find();
    if (!equalities.isEmpty()) {
      List<Edge> edges = new ArrayList<>(problem.edges());
      edges.addAll(equalities);
      Problem merged =
          new Problem(edges, problem.numbers(), problem.preferred(), problem.inputs())
              .merged(integers);
      if (merged == null) {
        return false;
      }
      problem = merged;
      // What was known of vertices that are bound now is in the edges of their strands.
      flow = new Flow(automata, new Ranges(problem.numbers()));
    }
    return flowAlongEdges();
  }

  private boolean flowAlongEdges() {
    if (!flow.run(problem.edges())) {
      return false;
    }
    List<Edge> edges = new ArrayList<>(problem.edges());
    flow.languages().forEach((vertex, nfa) -> edges.add(new Edge.Accepted(Strand.of(vertex), nfa)));
    problem = enriched(edges);
    return true;
  }

  private Problem enriched(List<Edge> edges) {
    Set<Expr> numbers = new LinkedHashSet<>(problem.numbers());
    flow.languages()
        .forEach(
            (vertex, nfa) ->
                LengthFacts.state(automata.lengths(nfa), vertex.length(), integers, numbers));
    return new Problem(edges, numbers, problem.preferred(), problem.inputs());
  }
}
