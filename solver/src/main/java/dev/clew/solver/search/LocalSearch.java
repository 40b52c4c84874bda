package dev.clew.solver.search;

import dev.clew.solver.Budget;
import dev.clew.solver.LayerCounter;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import java.util.List;

/**
 * Looks for values by trying: for what no theory decides, such as {@code Math.sin}, products of
 * floats or a hash. Never says that there are none.
 *
 * <p>Deterministic: the same query gives the same answer in every run, unless its time runs out
 * first. Each query starts from the same seed, whatever was asked before.
 */
public final class LocalSearch implements Solver {

  private static final long DEFAULT_SEED = 0x5eedL;

  /** About a second's worth on a query of some dozen terms. */
  private static final long DEFAULT_EVALUATIONS = 500_000;

  /** Below the price of one query to an SMT solver. */
  private static final long BRIEF_EVALUATIONS = 1_000;

  private final long seed;
  private final long mostEvaluations;
  private final LayerCounter counter;
  private boolean closed;

  public LocalSearch() {
    this("search", DEFAULT_SEED, DEFAULT_EVALUATIONS);
  }

  /** A search that gives up early: worth its time before a solver that takes milliseconds. */
  public static LocalSearch brief() {
    return new LocalSearch("scout", DEFAULT_SEED, BRIEF_EVALUATIONS);
  }

  /**
   * @param name as in statistics
   * @param seed where random choices start
   * @param mostEvaluations how many changes to values may be tried for one query
   */
  LocalSearch(String name, long seed, long mostEvaluations) {
    this.counter = new LayerCounter(name);
    this.seed = seed;
    this.mostEvaluations = mostEvaluations;
  }

  @Override
  public Verdict check(Query query) {
    long start = System.nanoTime();
    Verdict verdict = closed ? new Verdict.Unknown(Reason.FAILED, "closed") : search(query);
    counter.add(verdict, System.nanoTime() - start, true);
    return verdict;
  }

  private Verdict search(Query query) {
    Budget budget = query.budget();
    SearchProgram program =
        budget.exhausted() ? null : SearchCompiler.compile(query.conjuncts(), budget);
    if (program == null) {
      return Verdict.outOf(budget);
    }
    SearchEffort effort = new SearchEffort(mostEvaluations, budget);
    SearchTrial trial = new SearchTrial(program);
    RoundStarts starts = new RoundStarts(program, query.hint(), seed);
    for (int round = 0; round == 0 || !effort.spent(); round++) {
      trial.load(starts.start(round), starts.style(round));
      effort.count(trial.work(), 1);
      GoalDescent descent = new GoalDescent(program, trial, effort, starts::moves, starts.random());
      if (descent.run()) {
        return confirmed(query, trial.assignment());
      }
      if (program.levers.length == 0) {
        return new Verdict.Unknown(Reason.INCOMPLETE, "nothing to choose, and it does not hold");
      }
    }
    return effort.outOfBudget() ? Verdict.outOf(budget) : gaveUp(effort, trial, program);
  }

  private static Verdict confirmed(Query query, Assignment found) {
    try {
      if (new Evaluator(found).allHold(query.conjuncts())) {
        return new Verdict.Sat(found);
      }
    } catch (FunctionFailure failure) {
      return new Verdict.Unknown(Reason.WRONG_MODEL, String.valueOf(failure.getMessage()));
    }
    return new Verdict.Unknown(Reason.WRONG_MODEL, "the evaluator refuted what was found");
  }

  private static Verdict gaveUp(SearchEffort effort, SearchTrial trial, SearchProgram program) {
    return new Verdict.Unknown(
        Reason.INCOMPLETE,
        "nothing found in "
            + effort.evaluations()
            + " evaluations; at the end "
            + trial.open().length
            + " of "
            + program.goals.length
            + " conditions did not hold");
  }

  @Override
  public List<LayerStatistics> statistics() {
    return List.of(counter.snapshot());
  }

  @Override
  public void close() {
    closed = true;
  }
}
