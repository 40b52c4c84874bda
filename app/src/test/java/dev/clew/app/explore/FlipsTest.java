package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.EngineExplorers;
import dev.clew.app.Sources;
import dev.clew.engine.explore.Bounds;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.StrategyName;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ways that a path's own values do not take wait unsolved, and nothing else changes by that. */
class FlipsTest {

  @TempDir private Path classes;

  @Test
  void theFirstPathEndsBeforeAnySolverIsAsked() throws IOException {
    List<Long> queries = new ArrayList<>();
    Exploration found =
        explore(
            "int n = 0; if (x > 3) n += 1; if (y > x) n += 2; if (x * y > 7) n += 4;"
                + " if (x - y < 9) n += 8; return n;",
            queries);

    assertThat(found.status()).isEqualTo(Status.COMPLETE);
    assertThat(queries.get(0)).isZero();
    assertThat(found.paths().size()).isGreaterThan(8);
  }

  /** Intervals alone do not tell that x is 40, so each round seems to be a choice. */
  @Test
  void aLoopThatIsForcedIsNotCutHoweverManyTimesItSeemsAChoice() throws IOException {
    Exploration found =
        explore(
            "if (x < 0 || x > 100 || y < -100 || y > 100 || x + y != 40 || x - y != 40) return -1;"
                + " int rounds = 0; for (int i = 0; i < x; i++) rounds++; return rounds;",
            new ArrayList<>());

    assertThat(found.status()).isEqualTo(Status.COMPLETE);
    assertThat(found.paths()).extracting(ExploredPath::proven).containsOnly(true);
  }

  @Test
  void aLoopThatIsNotForcedIsCutWhereItAlwaysWas() throws IOException {
    Exploration found =
        explore(
            "int rounds = 0; for (int i = 0; i < x; i++) rounds++; return rounds;",
            new ArrayList<>());

    assertThat(found.status()).isEqualTo(Status.BOUNDED);
    assertThat(found.paths()).hasSize(Bounds.DEFAULT.maxRevisits() + 2);
  }

  private Exploration explore(String body, List<Long> queriesAtEnds) throws IOException {
    Sources.compile(
        classes, "A.java", "public class A { static int of(int x, int y) { " + body + " } }");
    try (ClassPath classPath = ClassPath.open(Jdk.running(), List.of(classes))) {
      Program program = new Program(classPath);
      return EngineExplorers.over(program)
          .explore(
              program.load("A").method("of", "(II)I").orElseThrow(),
              Bounds.DEFAULT,
              StrategyName.COVERAGE,
              0,
              1,
              Budget.of(Duration.ofSeconds(60)),
              new Counting(queriesAtEnds));
    }
  }

  /** Notes how many queries there had been whenever a path ended. */
  private static final class Counting implements ExplorationListener {
    private final List<Long> queries;
    private Optional<Supplier<Exploration>> soFar = Optional.empty();

    Counting(List<Long> queries) {
      this.queries = queries;
    }

    @Override
    public void explorationStarted(Supplier<Exploration> explored) {
      soFar = Optional.of(explored);
    }

    @Override
    public void pathEnded(ExploredPath path) {
      queries.add(soFar.orElseThrow().get().effort().queries());
    }
  }
}
