package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.EngineExplorers;
import dev.clew.app.Sources;
import dev.clew.engine.boot.Engine;
import dev.clew.engine.explore.EngineExplorer;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.SolverSource;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.calls.ForkedRunner;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.solver.Budget;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.ExprFactory;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bugs of ours on one path. */
class FailedPathsTest {

  /** Clew's solver, which fails on queries about a number. */
  private record Failing(SolverSource source, Supplier<? extends Throwable> failure)
      implements SolverSource {
    @Override
    public ExprFactory terms() {
      return source.terms();
    }

    @Override
    public Solver solver() {
      return failing(source.solver(), failure);
    }

    @Override
    public Solver repeatable() {
      return failing(source.repeatable(), failure);
    }

    private static Solver failing(Solver solver, Supplier<? extends Throwable> failure) {
      return new Solver() {
        @Override
        public Verdict check(Query query) {
          if (query.conjuncts().toString().contains("4711")) {
            throw unchecked(failure.get());
          }
          return solver.check(query);
        }

        @Override
        public List<LayerStatistics> statistics() {
          return solver.statistics();
        }

        @Override
        public void close() {
          solver.close();
        }
      };
    }
  }

  @TempDir private Path classes;

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // it is thrown as what it is
  private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
    throw (T) thrown;
  }

  @Test
  void aBugCostsItsPathAndIsToldWithItsDecisions() throws IOException {
    Exploration found = explored(() -> new IllegalStateException("a bug"));

    assertThat(found.status()).isEqualTo(Status.FAILED);
    assertThat(found.paths())
        .extracting(ExploredPath::outcome)
        .hasAtLeastOneElementOfType(Outcome.Threw.class);
    long failed =
        found.paths().stream()
            .filter(path -> path.outcome() instanceof Outcome.Unsupported)
            .count();
    assertThat(failed).isPositive();
    Map<Reason, Long> reasons = found.reasons();
    assertThat(reasons.keySet()).hasSize(1);
    Reason reason = reasons.keySet().iterator().next();
    assertThat(reason.code()).isEqualTo("internal-error");
    assertThat(reason.detail())
        .startsWith("java.lang.IllegalStateException: a bug after decisions [");
    assertThat(reasons.get(reason)).isEqualTo(failed);
  }

  @Test
  void aQueryThatTakesAllMemoryCostsItsWay() throws IOException {
    Exploration found = explored(() -> new OutOfMemoryError("of a query"));

    assertThat(found.status()).isEqualTo(Status.TIMEOUT);
    assertThat(found.paths())
        .extracting(ExploredPath::outcome)
        .hasAtLeastOneElementOfType(Outcome.Threw.class)
        .doesNotHaveAnyElementsOfTypes(Outcome.Unsupported.class);
    assertThat(found.reasons().keySet()).extracting(Reason::code).containsExactly("memory");
  }

  private Exploration explored(Supplier<? extends Throwable> failure) throws IOException {
    Sources.compile(
        classes,
        "A.java",
        "public class A { static int of(int x, int y) {"
            + " if (x < 0) { return 1 / y; }"
            + " if (x > 100 && y > 4711) { return 2; }"
            + " return 3; } }");
    try (ClassPath classPath = ClassPath.open(Jdk.running(), List.of(classes));
        ConfinedJvms jvms = ConfinedJvms.of(classPath, Set.of())) {
      Program program = new Program(classPath);
      MethodInfo method = program.load("A").method("of", "(II)I").orElseThrow();
      EngineExplorer explorer =
          new EngineExplorer(
              Engine.start(program, new ForkedRunner(jvms)),
              new Failing(EngineExplorers.solvers(), failure));
      return explorer.explore(
          method,
          Bounds.DEFAULT,
          StrategyName.DFS,
          0,
          1,
          Budget.of(Duration.ofSeconds(60)),
          ExplorationListener.NONE);
    }
  }
}
