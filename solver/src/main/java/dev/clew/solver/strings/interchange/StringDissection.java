package dev.clew.solver.strings.interchange;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.edges.AcceptedEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.rules.GraphProblem;
import dev.clew.solver.strings.rules.NestingEquations;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks for a contradiction that only shows when strings are taken to pieces: what lies in a string
 * makes it a row of parts, and of two rows that are the same the longer first part starts with the
 * shorter one, where lengths say which is which. Each step keeps all solutions.
 */
final class StringDissection {

  private static final int MOST_STEPS = 6;

  /** In longer problems there are too many ways to take strings to pieces. */
  private static final int MOST_EDGES = 60;

  private static final int MOST_QUESTIONS = 60;

  /** Many languages meet here, and most of them soon; larger ones are left out. */
  private static final int LARGEST = 600;

  /** Graphs have fewer vertices than this where anything is dissected. */
  private static final int FIRST_UNKNOWN = 100_000;

  private final Automata automata = new Automata(LARGEST);
  private final IntegerTerms integers;
  private final Solver numeric;
  private final Budget budget;
  private Evaluator proposal;
  private GraphProblem problem;
  private int questions;

  private StringDissection(
      GraphProblem problem, IntegerTerms integers, Solver numeric, Budget budget) {
    this.problem = problem;
    this.integers = integers;
    this.numeric = numeric;
    this.budget = budget;
    proposal = new Evaluator(Assignment.EMPTY);
  }

  /** Whether there is a contradiction. */
  static boolean refutes(
      GraphProblem problem, IntegerTerms integers, Solver numeric, Budget budget) {
    return !new StringDissection(problem, integers, numeric, budget).isPossible();
  }

  private boolean isPossible() {
    if (problem.edges().size() > MOST_EDGES) {
      return true;
    }
    if (!propose()) {
      return false;
    }
    NestingEquations openings = new NestingEquations(FIRST_UNKNOWN, integers, this::follows);
    openings.open(problem.edges());
    if (openings.edges().isEmpty()) {
      return true;
    }
    for (int step = 0; step < MOST_STEPS && !openings.edges().isEmpty(); step++) {
      if (budget.spend(16)) {
        return true;
      }
      if (!take(openings) || !propose()) {
        return false;
      }
      openings = new NestingEquations(openings.next(), integers, this::follows);
      split(openings);
    }
    return true;
  }

  /** Works new edges off, and looks what flows then; false for a contradiction. */
  private boolean take(NestingEquations openings) {
    List<Edge> edges = new ArrayList<>(problem.edges());
    edges.removeIf(edge -> edge instanceof AcceptedEdge); // found again, and smaller
    edges.addAll(openings.edges());
    Set<Expr> numbers = new LinkedHashSet<>(problem.numbers());
    numbers.addAll(openings.numbers());
    GraphProblem merged =
        new GraphProblem(edges, numbers, problem.preferred(), problem.inputs()).merged(integers);
    if (merged == null) {
      return false;
    }
    LanguageKnowledge knowledge =
        new LanguageKnowledge(merged, automata, integers, budget, /* keepRows= */ true);
    if (!knowledge.start() || !knowledge.flowAlongEdges()) {
      return false;
    }
    problem = knowledge.problem();
    return true;
  }

  /** Asks for numbers; false where there are none. */
  private boolean propose() {
    Verdict verdict = numeric.check(Query.of(List.copyOf(problem.numbers()), budget));
    if (verdict instanceof Verdict.Sat sat) {
      proposal = new Evaluator(sat.assignment());
    }
    return !(verdict instanceof Verdict.Unsat);
  }

  private boolean follows(Expr condition) {
    if (questions >= MOST_QUESTIONS || !proposal.holds(condition)) {
      return false;
    }
    questions++;
    List<Expr> all = new ArrayList<>(problem.numbers());
    all.add(integers.terms().not(condition));
    return numeric.check(Query.of(all, budget)) instanceof Verdict.Unsat;
  }

  private void split(NestingEquations openings) {
    for (Edge edge : problem.edges()) {
      if (edge instanceof EqualEdge equal && !equal.left().isEmpty() && !equal.right().isEmpty()) {
        split(equal.left().first(), equal.right().first(), true, openings);
        split(equal.left().last(), equal.right().last(), false, openings);
      }
    }
  }

  private void split(StrandPart a, StrandPart b, boolean atStart, NestingEquations openings) {
    Expr left = StrandGraph.length(Strand.of(a), integers);
    Expr right = StrandGraph.length(Strand.of(b), integers);
    if (a.equals(b)) {
      return;
    }
    if (follows(integers.equal(left, right))) {
      openings.equate(a, b);
    } else if (a instanceof StringVertex && follows(integers.atMost(right, left))) {
      openings.split(a, b, atStart);
    } else if (b instanceof StringVertex && follows(integers.atMost(left, right))) {
      openings.split(b, a, atStart);
    }
  }
}
