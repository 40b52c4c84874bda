package dev.clew.solver.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.BruteForce;
import dev.clew.solver.Budget;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChainLayersTest {

  private final ExprFactory f = Simplifier.factory();
  private final Symbol x = f.symbol("x", Sort.bits(4));
  private final Symbol y = f.symbol("y", Sort.bits(4));
  private final Symbol z = f.symbol("z", Sort.bits(4));
  private final BruteForce bottom = new BruteForce();

  @Test
  void theHintIsTriedBeforeAnybodyIsAsked() {
    Assignment hint = Assignment.of(Map.of(x, Value.ofRaw(x.sort(), 5)));
    Solver solver = new Stacked(new RecentModels(2), bottom);
    Verdict verdict = solver.check(new Query(List.of(is(x, 5)), hint, Budget.unlimited()));
    assertThat(verdict).isEqualTo(new Verdict.Sat(hint));
    assertThat(bottom.asked()).isZero();
  }

  @Test
  void aRecentModelAnswersAnotherQuery() {
    Solver solver = new Stacked(new RecentModels(2), bottom);
    solver.check(query(is(x, 5), is(y, 3)));
    assertThat(solver.check(query(is(y, 3)))).isInstanceOf(Verdict.Sat.class);
    assertThat(bottom.asked()).isEqualTo(1);
  }

  @Test
  void modelsBeyondTheCapacityAreForgotten() {
    Solver solver = new Stacked(new RecentModels(1), bottom);
    solver.check(query(is(x, 5)));
    solver.check(query(is(x, 6)));
    solver.check(query(is(x, 5)));
    assertThat(bottom.asked()).isEqualTo(3);
  }

  @Test
  void onlyTheSliceThatTheHintFailsIsSolved() {
    Assignment hint = Assignment.of(Map.of(x, Value.ofRaw(x.sort(), 5)));
    Solver solver = new Stacked(new SlicingLayer(), bottom);
    Query query = new Query(List.of(is(x, 5), is(y, 3)), hint, Budget.unlimited());
    Verdict.Sat sat = (Verdict.Sat) solver.check(query);
    assertThat(sat.assignment().value(x).raw()).isEqualTo(5);
    assertThat(sat.assignment().value(y).raw()).isEqualTo(3);
    assertThat(bottom.asked()).isEqualTo(1);
  }

  @Test
  void slicesThatAnEqualityJoinsAreOne() {
    Solver solver = new Stacked(new SlicingLayer(), bottom);
    Verdict verdict = solver.check(query(is(x, 5), is(y, 3), f.eq(x, y)));
    assertThat(verdict).isInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void anUninterpretedFunctionJoinsSlices() {
    Function g = Function.uninterpreted("g", List.of(x.sort()), x.sort());
    Expr ofX = f.eq(f.apply(g, x), f.bits(x.sort(), 1));
    Expr ofY = f.eq(f.apply(g, y), f.bits(x.sort(), 2));
    assertThat(new ConjunctDependencies().of(ofX)).contains(x, g);
    assertThat(new ConjunctDependencies().of(ofY)).contains(y, g);
  }

  @Test
  void anUnknownSliceDoesNotHideAnUnsatisfiableOne() {
    Solver reluctant =
        new Stub(
            query ->
                query.conjuncts().contains(f.bool(false))
                    ? new Verdict.Unsat(query.conjuncts())
                    : new Verdict.Unknown(Reason.INCOMPLETE, "shy"));
    Solver solver = new Stacked(new SlicingLayer(), reluctant);
    assertThat(solver.check(query(f.bool(false), is(x, 3)))).isInstanceOf(Verdict.Unsat.class);
    assertThat(solver.check(query(is(x, 3)))).isInstanceOf(Verdict.Unknown.class);
  }

  @Test
  void theExactCacheKnowsAQueryUnderOtherNames() {
    Solver solver = new Stacked(new ExactCache(10), bottom);
    solver.check(query(less(x, y), is(x, 3)));
    Verdict.Sat sat = (Verdict.Sat) solver.check(query(is(y, 3), less(y, z)));
    assertThat(sat.assignment().value(y).raw()).isEqualTo(3);
    assertThat(sat.assignment().value(z).raw()).isGreaterThan(3);
    assertThat(bottom.asked()).isEqualTo(1);
  }

  @Test
  void theExactCacheTellsSharedFromSeparateUnknowns() {
    Solver solver = new Stacked(new ExactCache(10), bottom);
    solver.check(query(less(x, y), less(y, z)));
    assertThat(solver.check(query(less(x, y), less(y, x)))).isInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void unknownsAreNotCached() {
    Stub shy = new Stub(query -> new Verdict.Unknown(Reason.TIMEOUT, "out of time"));
    Solver solver = new Stacked(new ExactCache(10), new Stacked(new SubsetCache(10), shy));
    solver.check(query(is(x, 3)));
    solver.check(query(is(x, 3)));
    assertThat(shy.asked).isEqualTo(2);
  }

  @Test
  void aSupersetOfACoreIsUnsatisfiable() {
    Solver solver = new Stacked(new SubsetCache(100), bottom);
    solver.check(query(less(x, y), less(y, x)));
    Verdict verdict = solver.check(query(is(z, 1), less(y, x), less(x, y)));
    assertThat(((Verdict.Unsat) verdict).core()).containsExactlyInAnyOrder(less(x, y), less(y, x));
    assertThat(bottom.asked()).isEqualTo(1);
  }

  @Test
  void aSubsetOfASatisfiableSetIsSatisfiable() {
    Solver solver = new Stacked(new SubsetCache(100), bottom);
    solver.check(query(is(z, 1), less(y, x), is(y, 2)));
    assertThat(solver.check(query(is(y, 2), is(z, 1)))).isInstanceOf(Verdict.Sat.class);
    assertThat(bottom.asked()).isEqualTo(1);
  }

  @Test
  void conjunctionsAreTakenApartAndTheirCoresPutTogetherAgain() {
    Expr both = f.and(less(x, y), less(y, z));
    Solver solver = new Stacked(new FlatteningLayer(), bottom);
    Verdict verdict = solver.check(query(both, less(z, x)));
    assertThat(((Verdict.Unsat) verdict).core()).containsExactlyInAnyOrder(both, less(z, x));
  }

  @Test
  void aConditionAndItsNegationNeedNoSolver() {
    Expr equal = f.eq(x, y);
    Solver solver = new Stacked(new FlatteningLayer(), bottom);
    assertThat(solver.check(query(equal, f.not(equal)))).isInstanceOf(Verdict.Unsat.class);
    assertThat(solver.check(query(f.bool(false)))).isInstanceOf(Verdict.Unsat.class);
    assertThat(solver.check(query(f.bool(true)))).isInstanceOf(Verdict.Sat.class);
    assertThat(solver.check(query())).isInstanceOf(Verdict.Sat.class);
    assertThat(bottom.asked()).isZero();
  }

  @Test
  void aModelThatDoesNotHoldBecomesUnknown() {
    Stub liar = new Stub(query -> new Verdict.Sat(Assignment.EMPTY));
    Verdict verdict = new Stacked(new ValidatingSolver("liar"), liar).check(query(is(x, 3)));
    assertThat(((Verdict.Unknown) verdict).reason()).isEqualTo(Reason.WRONG_MODEL);
  }

  @Test
  void aCrashBecomesUnknown() {
    Stub crash =
        new Stub(
            query -> {
              throw new IllegalStateException("boom");
            });
    Verdict verdict = new Stacked(new ValidatingSolver("crash"), crash).check(query(is(x, 3)));
    assertThat(verdict)
        .isEqualTo(
            new Verdict.Unknown(
                Reason.FAILED, "crash failed: java.lang.IllegalStateException: boom"));
  }

  @Test
  void theNextBackEndIsAskedWhenOneGivesUp() {
    Stub shy = new Stub(query -> new Verdict.Unknown(Reason.INCOMPLETE, "shy"));
    Solver solver = new InTurn(List.of(shy, bottom));
    assertThat(solver.check(query(is(x, 3)))).isInstanceOf(Verdict.Sat.class);
  }

  @Test
  void whenAllGiveUpEveryReasonIsTold() {
    Stub shy = new Stub(query -> new Verdict.Unknown(Reason.UNSUPPORTED, "shy"));
    Stub lazy = new Stub(query -> new Verdict.Unknown(Reason.INCOMPLETE, "lazy"));
    assertThat(new InTurn(List.of(shy, lazy)).check(query(is(x, 3))))
        .isEqualTo(new Verdict.Unknown(Reason.UNSUPPORTED, "shy; lazy"));
  }

  @Test
  void anExhaustedBudgetIsATimeOutAndACancelledOneIsSaidToBe() {
    Query late = Query.of(List.of(is(x, 3)), Budget.of(Duration.ZERO));
    assertThat(new InTurn(List.of(bottom)).check(late))
        .isEqualTo(new Verdict.Unknown(Reason.TIMEOUT, "out of time"));
    Budget budget = Budget.unlimited();
    budget.cancellation().request();
    assertThat(new InTurn(List.of(bottom)).check(Query.of(List.of(is(x, 3)), budget)))
        .isEqualTo(new Verdict.Unknown(Reason.CANCELLED, "cancelled"));
  }

  @Test
  void aBackEndThatCannotBeLoadedIsUnknownWithTheReason() {
    Solver solver = new LazyBackEnd(new Broken());
    assertThat(solver.check(query(is(x, 3))))
        .isEqualTo(new Verdict.Unknown(Reason.FAILED, "broken cannot be used: no native library"));
  }

  @Test
  void aBackEndIsNotStartedForAQueryThatHasLessTimeThanTheStartTakes() {
    Solver solver = new FreshBackEnd(new Broken());
    Query hasty = Query.of(List.of(is(x, 3)), Budget.of(Duration.ofMillis(100)));

    assertThat(solver.check(hasty)).isEqualTo(new Verdict.Unknown(Reason.TIMEOUT, "out of time"));
    assertThat(solver.check(query(is(x, 3))))
        .isEqualTo(new Verdict.Unknown(Reason.FAILED, "broken cannot be used: no native library"));
  }

  private Query query(Expr... conjuncts) {
    return Query.of(List.of(conjuncts), Budget.unlimited());
  }

  private Expr is(Symbol symbol, long value) {
    return f.eq(symbol, f.bits(symbol.sort(), value));
  }

  private Expr less(Symbol a, Symbol b) {
    return f.apply(BitsOp.SLT, a, b);
  }

  private static final class Stub implements Solver {
    private final java.util.function.Function<Query, Verdict> answer;
    private int asked;

    Stub(java.util.function.Function<Query, Verdict> answer) {
      this.answer = answer;
    }

    @Override
    public Verdict check(Query query) {
      asked++;
      return answer.apply(query);
    }

    @Override
    public List<LayerStatistics> statistics() {
      return List.of();
    }

    @Override
    public void close() {}
  }

  private static final class Broken implements SolverProvider {
    @Override
    public String name() {
      return "broken";
    }

    @Override
    public String describe() throws SolverUnavailable {
      throw new SolverUnavailable("no native library", new UnsatisfiedLinkError());
    }

    @Override
    public Solver create() throws SolverUnavailable {
      throw new SolverUnavailable("no native library", new UnsatisfiedLinkError());
    }
  }
}
