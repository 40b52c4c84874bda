package dev.clew.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the whole chain promises, whatever its parts do. */
@Timeout(60)
@Tag("once")
class SolverStackTest {

  private final ExprFactory f = SolverStack.terms();
  private final Symbol p = f.symbol("p", Sort.bits(128));
  private final Symbol q = f.symbol("q", Sort.bits(128));

  /** Two factors of a product of two 61-bit primes, each larger than one and without wrapping. */
  private List<Expr> hard() {
    Expr one = f.bits(p.sort(), 1);
    Expr half = f.bits(p.sort(), Long.MAX_VALUE);
    Expr first = f.bits(p.sort(), (1L << 61) - 1);
    Expr second = f.bits(p.sort(), 2_305_843_009_213_693_921L);
    return List.of(
        f.eq(f.apply(BitsOp.MUL, p, q), f.apply(BitsOp.MUL, first, second)),
        f.apply(BitsOp.ULT, one, p),
        f.apply(BitsOp.ULT, p, q),
        f.apply(BitsOp.ULT, q, half));
  }

  @Test
  void aHardQueryEndsWithItsTime() {
    try (Solver solver = SolverStack.create()) {
      Verdict verdict = solver.check(Query.of(hard(), Budget.of(Duration.ofMillis(400))));
      assertThat(reason(verdict)).isEqualTo(Reason.TIMEOUT);
    }
  }

  @Test
  void theSolverGoesOnAfterATimeOut() {
    try (Solver solver = SolverStack.create()) {
      solver.check(Query.of(hard(), Budget.of(Duration.ofMillis(300))));
      assertThat(solver.check(easy())).isInstanceOf(Verdict.Sat.class);
    }
  }

  @Test
  void anotherThreadCanCancelAHardQuery() {
    Cancellation cancellation = new Cancellation();
    CompletableFuture.delayedExecutor(200, TimeUnit.MILLISECONDS).execute(cancellation::request);
    try (Solver solver = SolverStack.create()) {
      Budget budget = Budget.of(Duration.ofMinutes(10), cancellation);
      assertThat(reason(solver.check(Query.of(hard(), budget)))).isEqualTo(Reason.CANCELLED);
    }
  }

  @Test
  void aBackEndThatDoesNotLoadLeavesTheRestAtWork() {
    Supplier<Solver> fails =
        () -> {
          throw new UnsatisfiedLinkError("no such library");
        };
    try (Solver solver = SolverChain.over(List.of(new Provider(fails)))) {
      assertThat(solver.check(easy())).isInstanceOf(Verdict.Sat.class);
      Verdict verdict = solver.check(Query.of(hard(), Budget.of(Duration.ofMillis(500))));
      assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
    }
  }

  @Test
  void aBackEndThatLiesIsNotBelieved() {
    Supplier<Solver> lies = () -> new Fixed(new Verdict.Sat(Assignment.EMPTY));
    try (Solver solver = SolverChain.over(List.of(new Provider(lies)))) {
      Verdict verdict = solver.check(Query.of(hard(), Budget.of(Duration.ofSeconds(2))));
      assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
    }
  }

  @Test
  void everyLayerIsInTheStatistics() {
    try (Solver solver = SolverStack.create()) {
      solver.check(easy());
      assertThat(solver.statistics())
          .extracting(LayerStatistics::layer)
          .contains("models", "slices", "exact cache", "subset cache", "bounds", "z3", "search");
      assertThat(solver.statistics().stream().mapToLong(LayerStatistics::decided).sum())
          .isEqualTo(1);
    }
  }

  private Query easy() {
    return Query.of(List.of(f.eq(p, f.bits(p.sort(), 7))), Budget.of(Duration.ofSeconds(30)));
  }

  private static Reason reason(Verdict verdict) {
    assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
    return ((Verdict.Unknown) verdict).reason();
  }

  private record Provider(Supplier<Solver> solver) implements SolverProvider {
    @Override
    public String name() {
      return "provided";
    }

    @Override
    public String describe() {
      return "provided by a test";
    }

    @Override
    public Solver create() throws SolverUnavailable {
      try {
        return solver.get();
      } catch (LinkageError e) {
        throw new SolverUnavailable(String.valueOf(e.getMessage()), e);
      }
    }
  }

  private record Fixed(Verdict verdict) implements Solver {
    @Override
    public Verdict check(Query query) {
      return verdict;
    }

    @Override
    public List<LayerStatistics> statistics() {
      return List.of();
    }

    @Override
    public void close() {}
  }
}
