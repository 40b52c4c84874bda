package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.text.ReproducerText;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.junit.SuiteReport;
import dev.clew.junit.run.Dropped;
import dev.clew.junit.run.Dropped.Reason;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Replay;
import dev.clew.replay.coverage.Coverage;
import dev.clew.replay.recipe.RecipeMaker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReproducerTextTest {

  private static final Path FOLDER = Path.of("out", "reproducers");

  @TempDir private Path folder;

  private SuiteCase share() throws Exception {
    Fakes.compile(folder);
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(folder))) {
      Program program = new Program(path);
      MethodInfo method =
          program.load("com/acme/Cart").methods().stream()
              .filter(each -> each.name().equals("share"))
              .findFirst()
              .orElseThrow();
      return new SuiteCase(method, replay(program, method), /* isError= */ true);
    }
  }

  private static Replay replay(Program program, MethodInfo method) throws Exception {
    return new Replay(
        new RecipeMaker(program).make(method, Fakes.throwing(1).inputs()).get(0),
        new Replay.Ending.Failed(Replay.Ending.Failed.Cause.NO_CALL, "not run"),
        "",
        Replay.Bytes.NONE);
  }

  private static List<String> lines(List<Path> files, List<Dropped> dropped) throws IOException {
    return ReproducerText.lines(
        new SuiteReport(files, List.of(), List.of(), dropped, Coverage.Counts.NONE),
        FOLDER,
        "error");
  }

  @Test
  void errorsThatThereWasNoTimeForAreCounted() throws Exception {
    Dropped late = new Dropped(share(), Reason.NO_TIME, "the time was up");

    assertThat(lines(List.of(), List.of(late)))
        .containsExactly("no test shows one error: the time was up; --time-budget gives it more");
    assertThat(lines(List.of(), Collections.nCopies(3, late)))
        .containsExactly("no test shows 3 errors: the time was up; --time-budget gives it more");
  }

  @Test
  void whatElseBecameNoTestIsNamed() throws Exception {
    Dropped flaky = new Dropped(share(), Reason.FLAKY, "it passes sometimes");

    assertThat(lines(List.of(), List.of(flaky))).singleElement().asString().contains("sometimes");
  }

  @Test
  void manyFilesAreOnlyCounted() throws Exception {
    List<Path> files = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      files.add(FOLDER.resolve("T" + i + ".java"));
    }

    assertThat(lines(files, List.of())).singleElement().asString().contains(" in 4 files in ");
    assertThat(lines(files.subList(0, 3), List.of())).hasSize(3);
  }
}
