package dev.clew.solver.unrolled;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.simplify.Simplifier;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnrolledSolverTest {

  private final ExprFactory terms = Simplifier.factory();
  private final Symbol s = terms.symbol("s", Sort.STRING);
  private final Expr isShort =
      terms.apply(
          StringOp.IN, s, terms.language(Language.loop(Language.chars(CharSet.of("ab")), 0, 2)));

  @Test
  void nothingIsLearnedOfFunctionsThatMayBeAnything() {
    Function number = Function.uninterpreted("f", List.of(Sort.STRING), Sort.INTEGER);
    Function truth = Function.uninterpreted("p", List.of(Sort.STRING), Sort.BOOL);

    assertThat(check(terms.eq(terms.apply(number, s), terms.integerConst(5))))
        .isNotInstanceOf(Verdict.Unsat.class);
    assertThat(check(terms.apply(truth, s))).isNotInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void functionsThatCanBeRunAreLearned() {
    Function never =
        Function.runnable("never", List.of(Sort.STRING), Sort.BOOL, values -> Value.of(false));

    assertThat(check(terms.apply(never, s))).isInstanceOf(Verdict.Unsat.class);
  }

  private Verdict check(Expr condition) {
    try (UnrolledSolver solver = new UnrolledSolver(SolverChain.over(List.of()))) {
      return solver.check(Query.of(List.of(isShort, condition), Budget.of(Duration.ofSeconds(20))));
    }
  }
}
