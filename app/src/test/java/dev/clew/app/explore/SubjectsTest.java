package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.outcome.Exploration;
import dev.clew.solver.Budget;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The engine finds in each subject what its lines say, and this JVM confirms every path. */
class SubjectsTest {

  private static final Duration ENOUGH = Duration.ofMinutes(2);

  @TestFactory
  Stream<DynamicTest> exploringGivesWhatTheLinesSay(@TempDir Path folder) {
    return SubjectFiles.all().stream()
        .filter(file -> file.name().matches(System.getProperty("subjects", ".*")))
        .flatMap(
            file -> {
              Path classes = folder.resolve(file.name().replace(".java", ""));
              SubjectProgram program = SubjectProgram.compile(file, classes);
              Optional<Explorer> explorer = Explorers.over(program.program());
              return file.subjects().stream()
                  .map(
                      subject ->
                          DynamicTest.dynamicTest(
                              subject.toString(), () -> explore(program, subject, explorer)));
            });
  }

  private static void explore(
      SubjectProgram program, Subject subject, Optional<Explorer> explorer) {
    assumeTrue(explorer.isPresent(), "there is no engine yet");
    Exploration exploration =
        explorer
            .orElseThrow()
            .explore(
                program.target(subject),
                subject.bounds(),
                StrategyName.DFS,
                0,
                1,
                Budget.of(ENOUGH),
                ExplorationListener.NONE);
    assertThat(SubjectCheck.problems(program, subject, exploration)).isEmpty();
  }
}
