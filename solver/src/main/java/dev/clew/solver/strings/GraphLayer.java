package dev.clew.solver.strings;

import dev.clew.solver.Layer;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.graph.CaseDecisions;
import dev.clew.solver.strings.interchange.GraphCases;
import dev.clew.solver.strings.rules.GraphProblem;
import java.util.List;

/**
 * Refutes queries whose graph contradicts itself, by its shape or by the numbers that its edges
 * state: for strings of all lengths, without a look at words. For one thread.
 *
 * <p>In front of solvers that see strings of bounded length only; those with automata build the
 * graph themselves.
 */
public final class GraphLayer implements Layer {

  private final GraphCases cases = new GraphCases();

  @Override
  public String name() {
    return "graph";
  }

  @Override
  public Verdict check(Query query, Solver next) {
    return isRefuted(query, next) ? new Verdict.Unsat(query.conjuncts()) : next.check(query);
  }

  private boolean isRefuted(Query query, Solver next) {
    try {
      GraphProblem problem =
          cases.of(cases.copies(query.conjuncts()), CaseDecisions.NONE).problem();
      return problem == null || isRefuted(List.copyOf(problem.numbers()), query, next);
    } catch (StackOverflowError tooDeep) {
      return false;
    }
  }

  /** Numbers are mostly decided at once; they get a tenth of the time. */
  private static boolean isRefuted(List<Expr> numbers, Query query, Solver next) {
    return next.check(
            Query.of(numbers, query.budget().atMost(query.budget().remaining().dividedBy(10))))
        instanceof Verdict.Unsat;
  }
}
