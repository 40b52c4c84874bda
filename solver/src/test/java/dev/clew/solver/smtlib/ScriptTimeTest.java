package dev.clew.solver.smtlib;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ScriptTimeTest {

  private static final String SCRIPT =
      "(declare-const b Bool)(assert b)(check-sat)(get-model)(check-sat)(echo \"on\")"
          + "(exit)(check-sat)";

  private final StringWriter out = new StringWriter();

  /** Never comes back, or not before it may. */
  private static final class Stuck implements Solver {

    private final CountDownLatch released = new CountDownLatch(1);

    @Override
    public Verdict check(Query query) {
      try {
        released.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      return new Verdict.Sat(Assignment.of(Map.of()));
    }

    @Override
    public List<LayerStatistics> statistics() {
      return List.of();
    }

    @Override
    public void close() {}
  }

  private SmtScript script(Solver solver, Duration timeout) {
    return new SmtScript(
        new ExprFactory(Rewriter.NONE), solver, new PrintWriter(out), timeout, "1.2.3");
  }

  @Test
  void whatFollowsACommandThatDoesNotEndIsUnknown() throws Exception {
    Stuck solver = new Stuck();
    SmtScript script = script(solver, Duration.ofMillis(10));
    Thread running = new Thread(() -> script.run("s.smt2", new StringReader(SCRIPT)));
    running.start();

    Optional<ScriptResult> late = script.finishIfLate();
    while (late.isEmpty()) {
      Thread.sleep(5);
      late = script.finishIfLate();
    }
    solver.released.countDown();
    running.join();

    assertThat(out.toString().lines())
        .containsExactly(
            "unknown", "(error \"no model: the latest answer is not sat\")", "unknown", "\"on\"");
    assertThat(late.get().hasUnknown()).isTrue();
    assertThat(late.get().answers()).hasSize(2);
  }

  @Test
  void aScriptIsNotTakenOverBeforeItsTime() {
    SmtScript script = script(new BruteForceSolver(), Duration.ofHours(1));

    assertThat(script.finishIfLate()).isEmpty();
    script.run("s.smt2", new StringReader("(declare-const b Bool)(assert b)(check-sat)"));
    assertThat(script.finishIfLate()).isEmpty();
    assertThat(out.toString().lines()).containsExactly("sat");
  }
}
