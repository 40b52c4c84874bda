package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.machine.CallDepth;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.program.MethodInfo;
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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The engine finds all outcomes of random methods and no others: those that running them on all
 * their inputs gives.
 */
@Tag("once")
class CompletenessTest {

  static final long SEED = 2026;
  static final int METHODS = 520;

  private static final Duration ENOUGH = Duration.ofMinutes(1);

  /** No loop of a random method is cut: it ends on its own. */
  private static final Bounds WIDE =
      new Bounds(
          CallDepth.UNLIMITED,
          false,
          false,
          1_000_000,
          1_000_000,
          1_000,
          64,
          16,
          Duration.ofSeconds(30),
          true,
          false,
          NullInputs.YES,
          /* anyState= */ true);

  @Test
  void exploredOutcomesAreThoseOfExhaustiveExecution(@TempDir Path folder) throws IOException {
    List<RandomMethod> methods = RandomMethods.generate(SEED, METHODS);
    Javac.compile(RandomMethods.sources(SEED, methods), List.of(), folder);
    List<String> problems = new ArrayList<>();
    try (ClassPath classPath = ClassPath.open(Jdk.running(), List.of(folder))) {
      Program program = new Program(classPath);
      Optional<Explorer> explorer = Explorers.over(program);
      assumeTrue(explorer.isPresent(), "there is no engine yet");
      HostClasses classes = new HostClasses(folder);
      for (RandomMethod method : methods) {
        Exploration exploration = explore(explorer.orElseThrow(), target(program, method));
        new Exhaustive(method, classes)
            .problems(exploration).stream()
                .limit(3)
                .forEach(problem -> problems.add(method.name() + " " + problem));
      }
    }
    assertThat(problems).isEmpty();
  }

  private static MethodInfo target(Program program, RandomMethod method) {
    return program.load(method.className()).methods().stream()
        .filter(declared -> declared.name().equals(method.name()))
        .findFirst()
        .orElseThrow();
  }

  private static Exploration explore(Explorer explorer, MethodInfo target) {
    return explorer.explore(
        target, WIDE, StrategyName.DFS, 0, 1, Budget.of(ENOUGH), ExplorationListener.NONE);
  }
}
