package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.program.MethodInfo;
import dev.clew.solver.Budget;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is found depends neither on the number of workers nor on the order of exploration. Every
 * third subject is explored; {@code -Dworkers.step=1} explores all.
 */
@Tag("once")
class WorkersTest {

  private static final int STEP = Integer.getInteger("workers.step", 3);

  private static final Duration ENOUGH = Duration.ofMinutes(2);

  @TestFactory
  Stream<DynamicTest> pathsConditionsAndInputsAreTheSame(@TempDir Path folder) {
    return SubjectFiles.all().stream()
        .map(
            file -> {
              Path classes = folder.resolve(file.name().replace(".java", ""));
              return DynamicTest.dynamicTest(file.name(), () -> compare(file, classes));
            });
  }

  private static void compare(SubjectFile file, Path classes) {
    SubjectProgram program = SubjectProgram.compile(file, classes);
    Explorer explorer = Explorers.over(program.program()).orElseThrow();
    List<StrategyName> strategies = List.of(StrategyName.values());
    int first = Math.floorMod(file.name().hashCode(), STEP);
    for (int i = first; i < file.subjects().size(); i += STEP) {
      Subject subject = file.subjects().get(i);
      StrategyName strategy = strategies.get(i % strategies.size());
      MethodInfo target = program.target(subject);
      Exploration alone = explore(explorer, subject, target, StrategyName.DFS, 1);
      Exploration together = explore(explorer, subject, target, strategy, 3);
      assertThat(together.paths()).as("%s, %s", subject, strategy).isEqualTo(alone.paths());
      assertThat(together.status()).isEqualTo(alone.status());
      assertThat(together.reasons()).isEqualTo(alone.reasons());
    }
  }

  private static Exploration explore(
      Explorer explorer, Subject subject, MethodInfo target, StrategyName strategy, int jobs) {
    return explorer.explore(
        target, subject.bounds(), strategy, 7, jobs, Budget.of(ENOUGH), ExplorationListener.NONE);
  }
}
