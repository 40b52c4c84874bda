package dev.clew.solver.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import java.util.List;

/** Asks the search for values and insists on getting them, from more than one seed. */
final class Found {

  private static final long EVALUATIONS = 300_000;
  private static final int SEEDS = 3;

  private Found() {}

  static void valuesFor(Expr... conjuncts) {
    for (int seed = 0; seed < SEEDS; seed++) {
      try (LocalSearch search = new LocalSearch(seed, EVALUATIONS)) {
        Verdict verdict = search.check(Query.of(List.of(conjuncts), Budget.unlimited()));
        assertThat(verdict).isInstanceOf(Verdict.Sat.class);
        Assignment assignment = ((Verdict.Sat) verdict).assignment();
        assertThat(new Evaluator(assignment).allHold(List.of(conjuncts))).isTrue();
      }
    }
  }

  /** The answer to a query that the search is not expected to solve. */
  static Verdict verdictOn(Expr... conjuncts) {
    try (LocalSearch search = new LocalSearch(1, EVALUATIONS / 10)) {
      return search.check(Query.of(List.of(conjuncts), Budget.unlimited()));
    }
  }
}
