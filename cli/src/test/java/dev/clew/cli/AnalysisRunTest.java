package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.UserException;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.run.AnalysisRun;
import dev.clew.app.run.ExitCode;
import dev.clew.app.run.RunOutcome;
import dev.clew.app.run.RunRequest;
import dev.clew.app.run.RunRequest.Goal;
import dev.clew.app.targets.NoCodeException;
import dev.clew.app.text.RunProgress;
import dev.clew.app.text.RunTextListener;
import dev.clew.engine.outcome.Status;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run in a program that goes on afterwards, such as a build tool. */
class AnalysisRunTest {

  @TempDir private Path classes;
  private final List<String> printed = new ArrayList<>();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void compile() throws IOException {
    Fakes.compile(classes);
  }

  private RunOutcome explore(ExplorerProvider explorers, boolean strict, String target)
      throws IOException {
    Options options =
        Options.defaults()
            .with(ExplorationSettings.CLASS_PATH, classes.toString())
            .with(ResultSettings.OUT, classes.resolve("out").toString())
            .with(ResultSettings.STRICT, Boolean.toString(strict));
    RunRequest request = new RunRequest(Goal.EXPLORE, List.of(target), options, System.nanoTime());
    RunProgress progress =
        RunProgress.on(
            new PrintWriter(err),
            /* quiet= */ false,
            /* verbose= */ false,
            /* isTerminal= */ false);
    RunTextListener listener =
        new RunTextListener(Goal.EXPLORE, progress, lines -> lines.forEach(printed::add));
    return new AnalysisRun(request, explorers, listener).perform();
  }

  private RunOutcome explore(ExplorerProvider explorers, String target) throws IOException {
    return explore(explorers, /* strict= */ false, target);
  }

  @Test
  void resultsAreHandedOver() throws IOException {
    RunOutcome outcome = explore(Fakes.complete(), "com.acme.Cart");

    assertThat(outcome.code()).isEqualTo(ExitCode.NOTHING_FOUND);
    assertThat(outcome.results().targets()).hasSize(3);
    assertThat(outcome.results().isComplete()).isTrue();
    assertThat(outcome.results().findings()).isEmpty();
    assertThat(outcome.emptiness()).isEmpty();
    assertThat(printed).anyMatch(line -> line.startsWith("com.acme.Cart.share(int, int)"));
    assertThat(err.toString()).contains("clew: results are in ").doesNotContain("\u001b", "[#");
  }

  @Test
  void whatWasLeftOutIsNotComplete() throws IOException {
    ExplorerProvider bounded =
        Fakes.of(
            (target, bounds, strategy, seed, jobs, budget, listener) ->
                Fakes.found(Status.BOUNDED, Map.of()));
    RunOutcome outcome = explore(bounded, /* strict= */ true, "com.acme.Cart");

    assertThat(outcome.code()).isEqualTo(ExitCode.INCOMPLETE);
    assertThat(outcome.results().isComplete()).isFalse();
  }

  @Test
  void aMistakeIsThrownAndNotPrinted() {
    assertThatThrownBy(() -> explore(Fakes.complete(), "com.acme.Card"))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("com.acme.Card");
    assertThat(err.toString()).isEmpty();
    assertThat(printed).isEmpty();
  }

  @Test
  void aBugIsThrownAsItIs() {
    ExplorerProvider broken =
        (program, options, jvms) -> {
          throw new AssertionError("broken");
        };
    assertThatThrownBy(() -> explore(broken, "com.acme.Cart"))
        .isInstanceOf(AssertionError.class)
        .hasMessage("broken");
  }

  @Test
  void aFolderWithoutCodeIsToldApart(@TempDir Path empty) throws IOException {
    Files.createDirectories(empty.resolve("com"));
    assertThatThrownBy(() -> explore(Fakes.complete(), empty.toString()))
        .isInstanceOf(NoCodeException.class);
    Files.writeString(empty.resolve("Broken.class"), "no class");
    assertThatThrownBy(() -> explore(Fakes.complete(), empty.toString()))
        .isInstanceOf(UserException.class)
        .isNotInstanceOf(NoCodeException.class);
  }
}
