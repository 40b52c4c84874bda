package dev.clew.app.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.Verdict;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.simplify.Simplifier;
import java.time.Duration;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is too large or too hard is unknown in time, for a reason, and the next is answered. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("once")
class StringRobustnessTest {

  private static final Duration PATIENCE =
      Duration.ofMillis(Integer.getInteger("clew.robust.patience", 700));

  private static Solver chain(StringBackEnds strings) {
    List<SolverProvider> backEnds =
        ServiceLoader.load(SolverProvider.class).stream().map(ServiceLoader.Provider::get).toList();
    return SolverChain.over(backEnds, strings);
  }

  /** Takes the patience for most of them. */
  @ParameterizedTest
  @EnumSource
  @Tag("long")
  void largeConditionsAreAnsweredOrNotInTime(StringBackEnds strings) {
    try (Solver solver = chain(strings)) {
      for (LargeConditions condition : LargeConditions.values()) {
        ExprFactory terms = Simplifier.factory();
        List<Expr> conjuncts = condition.in(terms);
        long start = System.nanoTime();
        Verdict verdict = solver.check(Query.of(conjuncts, Budget.of(PATIENCE)));
        System.out.printf(
            "%-9s %-32s %s after %d ms%n",
            strings, condition, said(verdict), (System.nanoTime() - start) / 1_000_000);
        judge(condition, conjuncts, verdict);
        answersTheNext(solver);
      }
    }
  }

  private static String said(Verdict verdict) {
    return verdict instanceof Verdict.Unknown
        ? verdict.toString()
        : verdict.getClass().getSimpleName();
  }

  private static void judge(LargeConditions condition, List<Expr> conjuncts, Verdict verdict) {
    if (verdict instanceof Verdict.Unknown unknown) {
      assertThat(unknown.detail()).as(condition.name()).isNotBlank();
      assertThat(unknown.reason())
          .as(condition + ": " + unknown)
          .isNotIn(Verdict.Reason.FAILED, Verdict.Reason.WRONG_MODEL);
    } else if (verdict instanceof Verdict.Sat sat) {
      assertThat(new Evaluator(sat.assignment()).allHold(conjuncts)).as(condition + "").isTrue();
      assertThat(condition.satisfiable()).as(condition.name()).isNotEqualTo(false);
    } else {
      assertThat(condition.satisfiable()).as(condition.name()).isNotEqualTo(true);
    }
  }

  private static void answersTheNext(Solver solver) {
    ExprFactory f = Simplifier.factory();
    Expr text = f.apply(StringOp.CONCAT, LargeConditions.s(f), f.string("b"));
    Query query = Query.of(List.of(f.eq(text, f.string("ab"))), Budget.of(Duration.ofSeconds(30)));
    assertThat(solver.check(query)).isInstanceOf(Verdict.Sat.class);
  }

  /** A string with two given hashes, forwards and backwards, and a word equation on top. */
  private static List<Expr> hard(ExprFactory f) {
    Expr s = LargeConditions.s(f);
    Expr t = f.symbol("t", Sort.STRING);
    Language letters = Language.loop(Language.chars(CharSet.range('a', 'z')), 20, 40);
    return List.of(
        f.apply(StringOp.IN, s, f.language(letters)),
        f.apply(StringOp.IN, t, f.language(letters)),
        f.eq(f.apply(StringOp.HASH, s), f.intConst(0x1234_5678)),
        f.eq(f.apply(StringOp.HASH, f.apply(StringOp.REVERSE, s)), f.intConst(0x0F0F_1357)),
        f.eq(f.apply(StringOp.HASH, f.apply(StringOp.CONCAT, t, s)), f.intConst(77)),
        f.not(
            f.apply(
                StringOp.CONTAINS,
                s,
                f.apply(StringOp.SLICE, t, f.integerConst(3), f.integerConst(2)))),
        f.apply(IntegerOp.LT, f.integerConst(20), f.apply(StringOp.LENGTH, s)));
  }

  @ParameterizedTest
  @EnumSource
  void whatNobodyDecidesIsUnknownForAReason(StringBackEnds strings) {
    try (Solver solver = chain(strings)) {
      ExprFactory terms = Simplifier.factory();
      List<Expr> conjuncts = hard(terms);
      long start = System.nanoTime();
      Verdict verdict = solver.check(Query.of(conjuncts, Budget.of(PATIENCE)));
      System.out.printf(
          "%-9s hard: %s after %d ms%n",
          strings, said(verdict), (System.nanoTime() - start) / 1_000_000);
      assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
      assertThat(((Verdict.Unknown) verdict).detail()).isNotBlank();
      answersTheNext(solver);
    }
  }

  @Test
  void aWorkerThatIsKilledInTheMiddleIsReplaced() throws InterruptedException {
    try (Solver solver = chain(StringBackEnds.SMT)) {
      answersTheNext(solver);
      Thread killer = new Thread(StringRobustnessTest::killWorkers);
      killer.start();
      ExprFactory terms = Simplifier.factory();
      Verdict verdict = solver.check(Query.of(hard(terms), Budget.of(Duration.ofSeconds(3))));
      killer.join();
      assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
      assertThat(((Verdict.Unknown) verdict).detail()).isNotBlank();
      System.out.println("killed: " + verdict);
      answersTheNext(solver);
    }
  }

  /** This process's own children: only the solver starts any. */
  private static void killWorkers() {
    try {
      TimeUnit.MILLISECONDS.sleep(400);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    ProcessHandle.current().children().forEach(ProcessHandle::destroyForcibly);
  }
}
