package dev.clew.solver.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.bounds.BoundsLayer;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.strings.graph.TermOccurrences;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GraphLayerTest {

  private final ExprFactory terms = Simplifier.factory();
  private final Symbol s = terms.symbol("s", Sort.STRING);
  private final Symbol t = terms.symbol("t", Sort.STRING);
  private final Expr starts = terms.apply(StringOp.STARTS_WITH, s, t);
  private final TermOccurrences strings = TermOccurrences.ofStrings();
  private final List<Query> asked = new ArrayList<>();

  private Verdict check(Expr... conjuncts) {
    Query query = Query.of(List.of(conjuncts), Budget.of(Duration.ofSeconds(9)));
    return new GraphLayer().check(query, new Next());
  }

  private Expr length(Symbol symbol) {
    return terms.apply(StringOp.LENGTH, symbol);
  }

  @Test
  void aShapeThatContradictsItselfIsRefutedWithoutAnybodyElse() {
    assertThat(check(starts, terms.not(starts))).isInstanceOf(Verdict.Unsat.class);
    assertThat(check(terms.apply(StringOp.LESS, s, t), terms.apply(StringOp.LESS, t, s)))
        .isInstanceOf(Verdict.Unsat.class);
    assertThat(asked).isEmpty();
  }

  @Test
  void numbersAreJudgedByTheNext() {
    Expr contains = terms.apply(StringOp.CONTAINS, s, t);
    assertThat(check(contains, terms.apply(IntegerOp.LT, length(s), length(t))))
        .isInstanceOf(Verdict.Unsat.class);
    assertThat(asked).hasSize(1);
    assertThat(asked.get(0).conjuncts()).noneMatch(strings::in);
  }

  @Test
  void allElseIsLeftToTheNext() {
    assertThat(check(starts)).isInstanceOf(Verdict.Unknown.class);
    assertThat(asked).hasSize(2);
    assertThat(asked.get(1).conjuncts()).containsExactly(starts);
  }

  /** Knows bounds of numbers, and nothing of strings. */
  private final class Next extends Nobody {

    @Override
    public Verdict check(Query query) {
      asked.add(query);
      return query.conjuncts().stream().anyMatch(strings::in)
          ? super.check(query)
          : new BoundsLayer().check(query, new Nobody());
    }
  }

  private static class Nobody implements Solver {

    @Override
    public Verdict check(Query query) {
      return new Verdict.Unknown(Reason.INCOMPLETE, "nobody knows");
    }

    @Override
    public List<LayerStatistics> statistics() {
      return List.of();
    }

    @Override
    public void close() {}
  }
}
