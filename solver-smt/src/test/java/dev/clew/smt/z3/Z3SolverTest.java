package dev.clew.smt.z3;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.smt.FunctionContract;
import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.time.Duration;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
final class Z3SolverTest extends FunctionContract {

  @Override
  protected Solver newSolver() throws SolverUnavailable {
    return new Z3Provider().create();
  }

  @Test
  void isFoundAsAService() throws SolverUnavailable {
    SolverProvider provider =
        ServiceLoader.load(SolverProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(each -> each.name().equals("z3"))
            .findFirst()
            .orElseThrow();
    assertThat(provider.describe()).startsWith("Z3 4.");
  }

  @Test
  void stringsAreNotTaken() {
    Expr text = terms.eq(terms.symbol("s", Sort.STRING), terms.constant(Value.of("a")));
    requireUnknown(Reason.UNSUPPORTED, check(text));
    requireSat(terms.eq(intSymbol("x"), terms.intConst(1)));
  }

  @Test
  void formatsWithoutFractionAreNotTaken() {
    Sort format = Sort.floating(5, 2);
    Expr one = terms.eq(terms.symbol("x", format), terms.constant(Value.zero(format)));
    requireUnknown(Reason.UNSUPPORTED, check(one));
  }

  @Test
  void aDeepTermIsNoDanger() {
    Expr sum = deepSum(Z3Encoder.MAX_DEPTH - 2);
    Expr condition = terms.eq(sum, terms.intConst(7));
    Verdict verdict = solver.check(Query.of(List.of(condition), Budget.of(Duration.ofSeconds(2))));
    assertThat(verdict).isNotInstanceOf(Verdict.Unsat.class);
    requireSat(terms.eq(intSymbol("x"), terms.intConst(1)));
  }

  @Test
  void aTermThatIsTooDeepIsNotTaken() {
    Expr sum = deepSum(Z3Encoder.MAX_DEPTH);
    requireUnknown(Reason.UNSUPPORTED, check(terms.eq(sum, terms.intConst(7))));
    requireUnknown(Reason.UNSUPPORTED, check(terms.eq(sum, terms.intConst(8))));
    requireSat(terms.eq(intSymbol("x"), terms.intConst(1)));
  }

  @Test
  void aQueryThatTakesTooMuchMemoryIsGivenUp() {
    Sort huge = Sort.bits(512);
    Expr product = terms.symbol("x0", huge);
    for (int i = 1; i < 5; i++) {
      product = terms.apply(BitsOp.MUL, product, terms.symbol("x" + i, huge));
    }
    Expr condition = terms.eq(product, terms.bits(huge, 3));
    try (Solver small = new Z3Solver(64 << 20)) {
      Verdict verdict = small.check(Query.of(List.of(condition), Budget.of(Duration.ofMinutes(1))));
      requireUnknown(Reason.FAILED, verdict);
    }
  }

  @Test
  void aCallThatDoesNotComeBackIsLeftBehindButNotForever() {
    CountDownLatch latch = new CountDownLatch(1);
    AtomicInteger entered = new AtomicInteger();
    Function stuck =
        Function.runnable(
            "stuck",
            List.of(Sort.INT),
            Sort.INT,
            args -> {
              entered.incrementAndGet();
              latch.await();
              return args.get(0);
            });
    Expr condition = terms.eq(terms.apply(stuck, intSymbol("x")), terms.intConst(1));
    List<Expr> easy = List.of(terms.eq(intSymbol("x"), terms.intConst(1)));
    for (int i = 0; i < 3; i++) {
      assertThat(solver.check(Query.of(easy, Budget.of(Duration.ofMinutes(1)))))
          .isInstanceOf(Verdict.Sat.class);
      do { // on a busy machine time may be up before the function is called
        Budget budget = Budget.of(Duration.ofMillis(50));
        requireUnknown(Reason.TIMEOUT, solver.check(Query.of(List.of(condition), budget)));
      } while (entered.get() <= i);
    }
    requireUnknown(Reason.FAILED, solver.check(Query.of(easy, Budget.of(Duration.ofMinutes(1)))));
    latch.countDown();
    Budget patience = Budget.of(Duration.ofMinutes(1));
    while (!(solver.check(Query.of(easy, patience)) instanceof Verdict.Sat)) {
      assertThat(patience.exhausted()).as("time for stuck threads to end").isFalse();
      Thread.onSpinWait();
    }
  }

  private Expr deepSum(int depth) {
    Expr sum = intSymbol("x");
    for (int i = 0; i < depth; i++) {
      sum = terms.apply(BitsOp.ADD, i % 2 == 0 ? intSymbol("y") : terms.intConst(i), sum);
    }
    return sum;
  }
}
