package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.EngineExplorers;
import dev.clew.app.Sources;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
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

  private static final int MOST_REVISITS = Bounds.DEFAULT.maxRevisits();

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

  /** Intervals alone do not tell that there are 40 rounds, so each seems to be a choice. */
  @Test
  void aLoopThatIsForcedIsNotCutHoweverManyTimesItSeemsAChoice() throws IOException {
    Exploration found =
        explore(
            "if (x < 0 || x > 1000000 || y < 0 || y > 1000000 || x <= y + 39 || x >= y + 41)"
                + " return -1;"
                + " int rounds = 0; for (int i = 0; i < x - y; i++) rounds++; return rounds;",
            new ArrayList<>());

    assertThat(found.status()).isEqualTo(Status.COMPLETE);
    assertThat(found.paths()).extracting(ExploredPath::proven).containsOnly(true);
    assertThat(found.effort().unsat()).isGreaterThan(Bounds.DEFAULT.maxRevisits());
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

  /** What text a string is not does not follow from what it is, as far as intervals go. */
  @Test
  void aDecisionThatIsMadeAgainIsNoChoice() throws IOException {
    String code =
        "static int code(String s) {"
            + " switch (s) { case \"a\": return 1; case \"b\": return 2; default: return 0; } }";
    String of =
        "static int of(String s, String t) { if (s == null || t == null) return -1;"
            + " int sum = 0; for (int i = 0; i < 30; i++) sum += code(s); return sum + code(t); }";

    Exploration found =
        explore(code + of, "(Ljava/lang/String;Ljava/lang/String;)I", MOST_REVISITS);

    assertThat(found.status()).isEqualTo(Status.COMPLETE);
    assertThat(found.paths()).hasSize(2 + 9);
  }

  /** After forced rounds come choices, so that somebody asks which of all rounds were choices. */
  @Test
  void aWayIsPrunedOnceHoweverOftenSomebodyAsks() throws IOException {
    String of =
        "static int of(int x, int y) {"
            + " if (x < 0 || x > 1000000 || y < 0 || y > 1000000 || x <= y + 40 || x >= y + 44)"
            + " return -1;"
            + " int rounds = 0; for (int i = 0; i < x - y; i++) rounds++; return rounds; }";

    Exploration counted = explore(of, "(II)I", MOST_REVISITS);
    Exploration uncounted = explore(of, "(II)I", 1_000);

    assertThat(counted.status()).isEqualTo(Status.COMPLETE);
    assertThat(counted.paths()).hasSameSizeAs(uncounted.paths());
    assertThat(counted.effort().pruned()).isEqualTo(uncounted.effort().pruned());
  }

  private Exploration explore(String body, List<Long> queriesAtEnds) throws IOException {
    return explore(
        "static int of(int x, int y) { " + body + " }",
        "(II)I",
        Bounds.DEFAULT,
        new Counting(queriesAtEnds));
  }

  private Exploration explore(String members, String descriptor, int maxRevisits)
      throws IOException {
    Bounds usual = Bounds.DEFAULT;
    Bounds bounds =
        new Bounds(
            usual.callDepth(),
            usual.staticInputs(),
            usual.havoc(),
            maxRevisits,
            usual.maxConditions(),
            usual.maxArrayLength(),
            usual.maxStringLength(),
            usual.maxTypes(),
            usual.solverTimeout(),
            usual.prune(),
            usual.relaxed(),
            usual.nullInputs(),
            usual.anyState());
    return explore(members, descriptor, bounds, ExplorationListener.NONE);
  }

  private Exploration explore(
      String members, String descriptor, Bounds bounds, ExplorationListener listener)
      throws IOException {
    Sources.compile(classes, "A.java", "public class A { " + members + " }");
    try (ClassPath classPath = ClassPath.open(Jdk.running(), List.of(classes))) {
      Program program = new Program(classPath);
      return EngineExplorers.over(program)
          .explore(
              program.load("A").method("of", descriptor).orElseThrow(),
              bounds,
              StrategyName.COVERAGE,
              0,
              1,
              Budget.of(Duration.ofSeconds(60)),
              listener);
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
