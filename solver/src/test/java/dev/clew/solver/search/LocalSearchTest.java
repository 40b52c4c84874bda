package dev.clew.solver.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
final class LocalSearchTest {

  private static final long ENDLESS = Long.MAX_VALUE;

  private final Terms t = new Terms();
  private final Symbol x = t.intSymbol("x");
  private final Symbol y = t.intSymbol("y");
  private final Expr impossible = t.factory.and(t.gt(x, t.of(5)), t.lt(x, t.of(3)));

  private static Reason reason(Verdict verdict) {
    return ((Verdict.Unknown) verdict).reason();
  }

  @Test
  void neverSaysUnsat() {
    assertThat(reason(Found.verdictOn(impossible))).isEqualTo(Reason.INCOMPLETE);
    assertThat(reason(Found.verdictOn(t.factory.bool(false)))).isEqualTo(Reason.INCOMPLETE);
    assertThat(reason(Found.verdictOn(t.not(t.eq(x, x))))).isEqualTo(Reason.INCOMPLETE);
  }

  @Test
  void saysInOneLineHowFarItCame() {
    assertThat(Found.verdictOn(impossible, t.eq(y, t.of(1))))
        .isEqualTo(
            new Verdict.Unknown(
                Reason.INCOMPLETE,
                "nothing found in 30000 evaluations; at the end 1 of 3 conditions did not hold"));
  }

  @Test
  void whatHoldsAnywayNeedsNoValues() {
    assertThat(Found.verdictOn()).isEqualTo(new Verdict.Sat(Assignment.EMPTY));
    assertThat(Found.verdictOn(t.factory.bool(true))).isEqualTo(new Verdict.Sat(Assignment.EMPTY));
  }

  @Test
  void stopsWhenTimeIsUp() {
    Budget budget = Budget.of(Duration.ofMillis(30));
    Verdict verdict =
        new LocalSearch("search", 1, ENDLESS).check(Query.of(List.of(impossible), budget));
    assertThat(reason(verdict)).isEqualTo(Reason.TIMEOUT);
  }

  @Test
  void stopsBeforeItBeginsWhenThereIsNoTime() {
    Query query = Query.of(List.of(t.eq(x, t.of(1))), Budget.of(Duration.ZERO));
    assertThat(reason(new LocalSearch().check(query))).isEqualTo(Reason.TIMEOUT);
  }

  @Test
  void stopsWhenCancelledFromWithinAFunction() {
    Cancellation cancellation = new Cancellation();
    AtomicInteger calls = new AtomicInteger();
    Function counting =
        Function.runnable(
            "counting",
            List.of(Sort.INT),
            Sort.BOOL,
            args -> {
              if (calls.incrementAndGet() == 100) {
                cancellation.request();
              }
              return Value.FALSE;
            });
    Budget budget = Budget.of(Duration.ofHours(1), cancellation);
    Query query = Query.of(List.of(t.call(counting, x)), budget);
    assertThat(reason(new LocalSearch("search", 1, ENDLESS).check(query)))
        .isEqualTo(Reason.CANCELLED);
    assertThat(calls.get()).isLessThan(200);
  }

  @Test
  void theSameQueryHasTheSameAnswerWhateverWasAskedBefore() {
    Query query =
        Query.of(
            List.of(t.eq(t.mul(x, y), t.of(8633)), t.lt(t.of(3), x), t.lt(x, y)),
            Budget.unlimited());
    LocalSearch search = new LocalSearch("search", 5, 100_000);
    Verdict first = search.check(query);
    search.check(Query.of(List.of(t.gt(y, t.of(77))), Budget.unlimited()));
    assertThat(search.check(query)).isEqualTo(first);
    assertThat(new LocalSearch("search", 5, 100_000).check(query)).isEqualTo(first);
  }

  @Test
  void countsWhatItWasAsked() {
    LocalSearch search = new LocalSearch("search", 1, 1000);
    search.check(Query.of(List.of(t.eq(x, t.of(1))), Budget.unlimited()));
    search.check(Query.of(List.of(impossible), Budget.unlimited()));
    LayerStatistics statistics = search.statistics().get(0);
    assertThat(statistics)
        .isEqualTo(new LayerStatistics("search", 2, 1, 0, 1, statistics.time(), false));
    assertThat(statistics.time()).isPositive();
  }

  @Test
  void isClosedForGood() {
    LocalSearch search = new LocalSearch();
    search.close();
    search.close();
    Query query = Query.of(List.of(t.eq(x, t.of(1))), Budget.unlimited());
    assertThat(reason(search.check(query))).isEqualTo(Reason.FAILED);
  }

  @Test
  void aFunctionThatChangesItsMindIsNotBelieved() {
    AtomicInteger calls = new AtomicInteger();
    Function fickle =
        Function.runnable(
            "fickle", List.of(), Sort.BOOL, args -> Value.of(calls.incrementAndGet() % 2 == 1));
    assertThat(reason(Found.verdictOn(t.call(fickle)))).isEqualTo(Reason.WRONG_MODEL);
  }

  @Test
  void depthIsNoObstacle() {
    Expr sum = x;
    for (int i = 0; i < 30_000; i++) {
      sum = i % 2 == 0 ? t.add(sum, t.of(i)) : t.bits(BitsOp.XOR, sum, t.of(i));
    }
    Found.valuesFor(t.eq(sum, t.of(123_456_789)));
  }

  @Test
  void aDeepChainOfConditionsIsNoObstacle() {
    Expr chain = t.eq(x, t.of(-1));
    for (int i = 0; i < 20_000; i++) {
      chain = i % 2 == 0 ? t.or(chain, t.eq(y, t.of(i))) : t.factory.and(chain, t.gt(y, t.of(0)));
    }
    Found.valuesFor(chain, t.lt(y, t.of(10)));
  }

  @Test
  void squaringInARowDoesNotExhaustMemory() {
    Symbol n = t.symbol("n", Sort.INTEGER);
    Expr power = n;
    for (int i = 0; i < 60; i++) {
      power = t.mul(power, power);
    }
    Found.valuesFor(t.lt(power, t.integer(2)), t.gt(power, t.integer(0)), t.lt(n, t.integer(0)));
  }

  @Test
  void everyAnswerToARandomQueryIsConfirmed() {
    SplittableRandom random = new SplittableRandom(11);
    int found = 0;
    for (int i = 0; i < 150; i++) {
      RandomTerms terms = new RandomTerms(random);
      for (int j = 0; j < 60; j++) {
        terms.grow();
      }
      List<Expr> goals = terms.conditions(4);
      Verdict verdict =
          new LocalSearch("search", i, 500).check(Query.of(goals, Budget.unlimited()));
      if (verdict instanceof Verdict.Sat sat) {
        found++;
        assertThat(new Evaluator(sat.assignment()).allHold(goals)).isTrue();
      } else {
        assertThat(reason(verdict)).isEqualTo(Reason.INCOMPLETE);
      }
    }
    assertThat(found).isGreaterThan(75);
  }

  @Test
  void takesConjunctionsApart() {
    Expr both = t.factory.apply(CoreOp.AND, t.eq(x, t.of(4)), t.eq(y, t.of(5)));
    SearchProgram program = SearchCompiler.compile(List.of(both, both), Budget.unlimited());
    assertThat(program).isNotNull();
    assertThat(program.goals).hasSize(2);
  }
}
