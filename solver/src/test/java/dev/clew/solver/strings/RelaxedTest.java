package dev.clew.solver.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Query.Effort;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.simplify.Simplifier;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** With less effort a query is refuted by what flows between strings and numbers, or left open. */
class RelaxedTest {

  private final ExprFactory terms = Simplifier.factory();
  private final Expr s = terms.symbol("s", Sort.STRING);
  private final Expr t = terms.symbol("t", Sort.STRING);

  private Verdict relaxed(Solver solver, Expr... conjuncts) {
    Query query = Query.of(List.of(conjuncts), Budget.of(Duration.ofSeconds(10)));
    return solver.check(query.withEffort(Effort.RELAXED));
  }

  private Expr length(Expr string) {
    return terms.apply(StringOp.LENGTH, string);
  }

  /** A square that is long, not a power of one unit, and one of many: found by trying lengths. */
  private Expr[] hard() {
    Expr twice = terms.apply(StringOp.CONCAT, s, s);
    return new Expr[] {
      terms.apply(StringOp.CONTAINS, twice, terms.string("abcdefgh")),
      terms.not(terms.apply(StringOp.CONTAINS, s, terms.string("abcdefgh"))),
      terms.apply(StringOp.CONTAINS, twice, terms.string("hgfedcba")),
    };
  }

  @Test
  void contradictionsOfLanguagesAndLengthsAreFound() {
    Solver solver = SolverChain.over(List.of(), StringBackEnds.ALL);
    Expr starts = terms.apply(StringOp.STARTS_WITH, s, terms.string("http://"));
    Expr isShort = terms.apply(IntegerOp.LT, length(s), terms.integerConst(5));
    assertThat(relaxed(solver, starts, isShort)).isInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void whatIsEasyToFindIsFound() {
    Solver solver = SolverChain.over(List.of(), StringBackEnds.ALL);
    Expr contains = terms.apply(StringOp.CONTAINS, s, t);
    Expr some = terms.apply(IntegerOp.LT, terms.integerConst(2), length(t));
    assertThat(relaxed(solver, contains, some)).isInstanceOf(Verdict.Sat.class);
  }

  @Test
  void noLaterMemberIsAskedAndFewNumbersAreProposed() {
    Solver solver = SolverChain.over(List.of(), StringBackEnds.ALL);
    assertThat(relaxed(solver, hard())).isInstanceOf(Verdict.Unknown.class);
    assertThat(queries(solver, "unrolled")).isZero();
    assertThat(queries(solver, "bounds")).isLessThan(40);
  }

  private static long queries(Solver solver, String layer) {
    return solver.statistics().stream()
        .filter(statistics -> statistics.layer().equals(layer))
        .mapToLong(LayerStatistics::queries)
        .sum();
  }
}
