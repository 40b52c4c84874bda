package dev.clew.solver.strings.rules;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeNumbers;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Equalities of strings that follow from what is known of their lengths: a string that cannot have
 * a unit is empty, one that is as long as what it lies in is all of it.
 *
 * <p>A proposal of the numbers says which are worth a question; the question is whether they can be
 * otherwise.
 */
public final class LengthEntailments {

  private static final int MOST_QUESTIONS = 24;

  private final GraphProblem problem;
  private final IntegerTerms integers;
  private final Solver numeric;
  private final Budget budget;
  private final Evaluator proposal;
  private final List<Edge> found = new ArrayList<>();
  private int questions;

  public LengthEntailments(
      GraphProblem problem,
      IntegerTerms integers,
      Solver numeric,
      Budget budget,
      Evaluator proposal) {
    this.problem = problem;
    this.integers = integers;
    this.numeric = numeric;
    this.budget = budget;
    this.proposal = proposal;
  }

  /** The equalities; each holds in every solution of the problem. */
  public List<Edge> find() {
    for (Edge edge : problem.edges()) {
      if (edge instanceof HasEdge has) {
        compare(has.strand(), has.part());
      } else if (edge instanceof TrimmedEdge trimmed) {
        compare(trimmed.strand(), trimmed.result());
      } else if (edge instanceof EqualEdge equal) {
        compare(head(equal.left()), head(equal.right()));
        compare(tail(equal.left()), tail(equal.right()));
      }
    }
    Set<StringVertex> vertices = EdgeNumbers.of(problem.edges()).vertices();
    vertices.forEach(vertex -> compare(Strand.of(vertex), Strand.EMPTY));
    return found;
  }

  private static Strand head(Strand strand) {
    return strand.isEmpty() ? strand : Strand.of(strand.first());
  }

  private static Strand tail(Strand strand) {
    return strand.isEmpty() ? strand : Strand.of(strand.last());
  }

  /** Two strings that are the same if they have the same length. */
  private void compare(Strand left, Strand right) {
    Expr same =
        integers.equal(StrandGraph.length(left, integers), StrandGraph.length(right, integers));
    boolean worthwhile = questions < MOST_QUESTIONS && !left.equals(right);
    if (worthwhile && proposal.holds(same) && follows(same)) {
      found.add(new EqualEdge(left, right));
    }
  }

  private boolean follows(Expr condition) {
    questions++;
    List<Expr> all = new ArrayList<>(problem.numbers());
    all.add(integers.terms().not(condition));
    return numeric.check(Query.of(all, budget)) instanceof Verdict.Unsat;
  }
}
