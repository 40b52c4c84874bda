package dev.clew.solver.strings.interchange;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.strings.cells.UnitTables;
import dev.clew.solver.strings.graph.CaseDecisions;
import dev.clew.solver.strings.graph.KnownTexts;
import dev.clew.solver.strings.rules.GraphProblem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Decides queries over strings and numbers by cases: a graph for each, automata and rows of cells
 * for strings, another solver for numbers. For one thread.
 */
public final class StringSolver {

  private static final int MOST_CASES = 400;

  /** What a case costs, in steps of a fitting: its graph is built. */
  private static final int CASE = 8;

  /** After so many decisions it pays to look whether there is any hope left. */
  private static final int SPLITS_UNSEEN = 2;

  private final Automata automata = new Automata();
  private final UnitTables tables = new UnitTables();
  private final GraphCases cases = new GraphCases();
  private int tried;

  /**
   * The answer, not yet checked by the evaluator.
   *
   * @param numeric decides what has no strings in it
   */
  public Verdict check(Query query, Solver numeric) {
    List<Expr> conjuncts = KnownTexts.toldIn(cases.copies(query.conjuncts()), cases.terms());
    Assignment hint = translated(query.hint());
    Task task =
        new Task(conjuncts, numeric, new Evaluator(hint), query.budget(), /* relaxed= */ true);
    CaseAnswer answer = query.isRelaxed() ? search(task) : thoroughly(task);
    return answer.verdict(query.conjuncts());
  }

  private CaseAnswer search(Task task) {
    tried = 0;
    return judged(solve(task, CaseDecisions.NONE), task.conjuncts());
  }

  /**
   * What a quick search leaves open: few strings are all tried; otherwise numbers go on proposing
   * lengths. Where all can be tried, many cases must not take the time for that.
   */
  private CaseAnswer thoroughly(Task task) {
    boolean few = StringEnumeration.isConceivable(task.conjuncts());
    CaseAnswer answer = search(few ? task.halved() : task);
    if (!answer.isDecided() && few) {
      StringEnumeration exhaustion =
          StringEnumeration.of(task.conjuncts(), task.numeric(), automata, task.budget());
      answer = exhaustion == null ? answer : exhaustion.run();
    }
    return answer.isDecided() ? answer : search(task.hard());
  }

  /** A model that does not hold says nothing; others may still be found. */
  private static CaseAnswer judged(CaseAnswer answer, List<Expr> conjuncts) {
    boolean wrong =
        answer instanceof CaseAnswer.Found found
            && !conjuncts.stream()
                .allMatch(conjunct -> holds(new Evaluator(found.values()), conjunct));
    return wrong
        ? CaseAnswer.Open.incomplete("an operator did not give what was proposed")
        : answer;
  }

  private record Task(
      List<Expr> conjuncts, Solver numeric, Evaluator hint, Budget budget, boolean relaxed) {

    Task hard() {
      return new Task(conjuncts, numeric, hint, budget, /* relaxed= */ false);
    }

    /** With half of what is left of the budget. */
    Task halved() {
      return new Task(conjuncts, numeric, hint, budget.halved(), relaxed);
    }
  }

  private Assignment translated(Assignment assignment) {
    Map<Symbol, Value> values = new LinkedHashMap<>();
    assignment
        .values()
        .forEach(
            (symbol, value) ->
                values.put(cases.terms().symbol(symbol.name(), symbol.sort()), value));
    return Assignment.of(values, assignment.functions());
  }

  private CaseAnswer solve(Task task, CaseDecisions decisions) {
    if (++tried > MOST_CASES || task.budget().spend(CASE)) {
      return task.budget().exhausted()
          ? new CaseAnswer.Open(Verdict.outOf(task.budget()))
          : CaseAnswer.Open.incomplete("more than " + MOST_CASES + " cases");
    }
    GraphCase current = cases.of(task.conjuncts(), decisions);
    GraphProblem problem = current.problem();
    if (problem == null) {
      return new CaseAnswer.Refuted();
    }
    Expr undecided = current.undecided();
    if (undecided == null) {
      return new NumberInterchange(
              task.numeric(), automata, tables, cases.terms(), task.budget(), task.relaxed())
          .solve(problem);
    }
    return decisions.size() >= SPLITS_UNSEEN && isRefuted(task, problem)
        ? new CaseAnswer.Refuted()
        : split(task, decisions, undecided);
  }

  /** Whether the numbers of an unfinished case contradict each other already. */
  private static boolean isRefuted(Task task, GraphProblem problem) {
    Query query = Query.of(List.copyOf(problem.numbers()), task.budget());
    return task.numeric().check(query) instanceof Verdict.Unsat;
  }

  /** Tries the side first that the hint takes. */
  private CaseAnswer split(Task task, CaseDecisions decisions, Expr condition) {
    boolean likely = holds(task.hint(), condition);
    CaseAnswer first = solve(task, decisions.with(condition, likely));
    if (first instanceof CaseAnswer.Found) {
      return first;
    }
    CaseAnswer second = solve(task, decisions.with(condition, !likely));
    return second instanceof CaseAnswer.Refuted ? first : second;
  }

  private static boolean holds(Evaluator evaluator, Expr condition) {
    try {
      return evaluator.holds(condition);
    } catch (FunctionFailure noValue) {
      return true;
    }
  }
}
