package dev.clew.solver.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.bounds.BoundsLayer;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.jvm.JvmIntegers;
import dev.clew.solver.jvm.JvmStrings;
import dev.clew.solver.search.LocalSearch;
import dev.clew.solver.semantics.StringTooLong;
import dev.clew.solver.simplify.Simplifier;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What lengths alone refute, and what they must not. */
class NumbersAloneTest {

  private final ExprFactory factory = Simplifier.factory();
  private final JvmIntegers ints = new JvmIntegers(factory);
  private final JvmStrings strings = new JvmStrings(factory);
  private final Expr s = factory.text("s", StringTooLong.LONGEST);
  private final Expr i = factory.symbol("i", Sort.INT);

  @Test
  void aCounterBelowALengthIsInsideTheText() {
    Expr isRead = ints.eq(ints.promoteChar(strings.charAt(s, i)), factory.intConst('x'));
    assertThat(
            check(
                ints.ge(i, factory.intConst(0)),
                ints.lt(i, strings.length(s)),
                isRead,
                factory.not(strings.charAtDomain(s, i))))
        .isInstanceOf(Verdict.Unsat.class);
    assertThat(check(isRead, ints.lt(strings.length(s), factory.intConst(0))))
        .isInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void theCoreIsMadeOfTheConditionsThemselves() {
    Expr below = ints.lt(i, strings.length(s));
    Expr above = ints.lt(strings.length(s), i);
    Expr other = factory.eq(s, factory.string("abc"));
    assertThat(check(other, below, above))
        .isInstanceOfSatisfying(
            Verdict.Unsat.class,
            unsat -> assertThat(unsat.core()).isNotEmpty().isSubsetOf(other, below, above));
  }

  @Test
  void whatMayHoldIsNotRefutedAndWhatOnlyStringsRefuteNeither() {
    for (List<Expr> open :
        List.of(
            List.of(ints.lt(i, strings.length(s))),
            List.of(factory.not(strings.charAtDomain(s, i)), ints.lt(i, strings.length(s))),
            List.of(factory.eq(s, factory.string("abc")), ints.eq(i, strings.length(s))),
            List.of(
                factory.eq(s, factory.string("abc")),
                ints.eq(strings.length(s), factory.intConst(2))))) {
      assertThat(check(open.toArray(new Expr[0]))).isInstanceOf(Verdict.Unknown.class);
    }
  }

  private static Verdict check(Expr... conjuncts) {
    Solver numbers = SolverChain.stack(List.of(new BoundsLayer()), new LocalSearch());
    try (NumbersAlone alone = new NumbersAlone(numbers)) {
      return alone.check(Query.of(List.of(conjuncts), Budget.of(Duration.ofSeconds(20))));
    }
  }
}
