package dev.clew.solver.strings;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
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
  private final Flow flow;
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

  /** Lets languages flow; false for a contradiction. */
  boolean deepen() {
    if (!flow.run(problem.edges())) {
      return false;
    }
    List<Edge> edges = new ArrayList<>(problem.edges());
    flow.languages().forEach((vertex, nfa) -> edges.add(new Edge.Accepted(Strand.of(vertex), nfa)));
    problem = enriched(edges);
    PositionFacts facts = new PositionFacts(automata, integers, problem.numbers());
    for (Edge edge : edges) {
      if (edge instanceof Edge.Found found && found.part().isFixed() && found.strand().isVertex()) {
        Nfa language = flow.languages().get(found.strand().vertex());
        if (language != null) {
          facts.state(found, language);
        }
      }
    }
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
