package dev.clew.solver.unrolled;

import dev.clew.solver.Budget;
import dev.clew.solver.LayerCounter;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decides queries about strings as queries about their units, for strings of up to 4, 8, 16, …
 * units. Lengths stay unknowns, so one question covers all of them up to the bound.
 *
 * <p>Finds models well. Refutes a query only where its own conjuncts bound every unknown string,
 * and nothing had to be left out. Takes the numeric solver over and closes it.
 */
public final class UnrolledSolver implements Solver {

  /** How long unknown strings get unless told otherwise. */
  public static final int LONGEST = 64;

  private static final int SHORTEST = 4;

  /** Bounds that a query itself sets are followed up to here. */
  private static final int LONGEST_PROVED = 256;

  private static final int MOST_TERMS = 2_000_000;

  private final Solver numeric;
  private final int longest;
  private final LayerCounter counter = new LayerCounter("unrolled");
  private ExprFactory factory = Simplifier.factory();

  public UnrolledSolver(Solver numeric) {
    this(numeric, LONGEST);
  }

  /**
   * @param numeric decides terms without strings
   * @param longest how long unknown strings may get
   */
  public UnrolledSolver(Solver numeric, int longest) {
    this.numeric = numeric;
    this.longest = longest;
  }

  @Override
  public Verdict check(Query query) {
    long start = System.nanoTime();
    Verdict verdict;
    try {
      verdict = new Search(query).run();
    } catch (UnrolledTranslation.OutOfTime outOfTime) {
      verdict = Verdict.outOf(query.budget());
    } catch (StackOverflowError tooDeep) {
      verdict = new Verdict.Unknown(Reason.INCOMPLETE, "terms nested too deeply to be unrolled");
    }
    counter.add(verdict, System.nanoTime() - start, true);
    if (factory.size() > MOST_TERMS) {
      factory = Simplifier.factory();
    }
    return verdict;
  }

  @Override
  public List<LayerStatistics> statistics() {
    List<LayerStatistics> all = new ArrayList<>(List.of(counter.snapshot()));
    all.addAll(numeric.statistics());
    return all;
  }

  @Override
  public void close() {
    numeric.close();
  }

  /** One query with growing bounds. */
  private final class Search {
    private final Query query;
    private final LengthHints hints;
    private final LengthLimits lengths;
    private final int last;

    Search(Query query) {
      this.query = query;
      hints = LengthHints.of(query.conjuncts(), longest);
      lengths = LengthLimits.of(query.conjuncts());
      long needed = 0;
      for (Symbol symbol : hints.strings()) {
        needed = Math.max(needed, lengths.most(symbol));
      }
      last = needed <= LONGEST_PROVED ? (int) needed : longest;
    }

    Verdict run() {
      int bound = Math.min(last, first());
      while (true) {
        if (query.budget().exhausted()) {
          return Verdict.outOf(query.budget());
        }
        Verdict verdict = within(bound);
        if (verdict != null) {
          return verdict;
        }
        if (bound >= last) {
          return new Verdict.Unknown(
              Reason.INCOMPLETE, "unsatisfiable for strings of up to " + bound + " units");
        }
        bound = Math.min(last, 2 * bound);
      }
    }

    private int first() {
      return Math.max(SHORTEST, Integer.highestOneBit(Math.max(1, hints.length())) * 2);
    }

    /** The answer, or null if there is no solution within the bound. */
    private @Nullable Verdict within(int bound) {
      Budget budget = query.budget();
      UnrollingAttempt plain = attempt(bound, true, false);
      Verdict nice = plain.run(true, budget.atMost(budget.remaining().dividedBy(2)));
      if (nice instanceof Verdict.Sat) {
        return nice;
      }
      if (nice instanceof Verdict.Unsat unsat && plain.ignoresWishes(unsat)) {
        return refuted(plain, unsat, bound);
      }
      UnrollingAttempt full = attempt(bound, false, false);
      Verdict verdict = full.run(false, budget);
      return verdict instanceof Verdict.Unsat unsat ? refuted(full, unsat, bound) : verdict;
    }

    /** What it means that there is no solution within the bound. */
    private @Nullable Verdict refuted(UnrollingAttempt attempt, Verdict.Unsat unsat, int bound) {
      if (attempt.exact()) {
        return new Verdict.Unsat(attempt.core(unsat));
      }
      if (!attempt.exactButIntegers()) {
        return null;
      }
      UnrollingAttempt open = attempt(bound, false, true);
      Verdict verdict = open.run(false, query.budget());
      if (verdict instanceof Verdict.Unsat proof) {
        return open.exact() ? new Verdict.Unsat(open.core(proof)) : null;
      }
      return verdict;
    }

    private UnrollingAttempt attempt(int bound, boolean ascii, boolean open) {
      UnrollingPlan plan = new UnrollingPlan(bound, lengths, ascii, open, query.budget());
      return new UnrollingAttempt(query, hints, numeric, factory, plan);
    }
  }
}
