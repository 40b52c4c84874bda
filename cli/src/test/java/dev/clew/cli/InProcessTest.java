package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.targets.NoCodeException;
import dev.clew.cli.InProcess.Failed;
import dev.clew.cli.InProcess.Finished;
import dev.clew.cli.InProcess.Outcome;
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
import picocli.CommandLine.ParameterException;

class InProcessTest {

  @TempDir private Path classes;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void compile() throws IOException {
    Fakes.compile(classes);
  }

  private Outcome explore(ExplorerProvider explorers, String... arguments) {
    List<String> all = new ArrayList<>(List.of("explore", "-cp", classes.toString()));
    all.addAll(List.of("--out", classes.resolve("out").toString()));
    all.addAll(List.of(arguments));
    return InProcess.run(
        explorers, new PrintWriter(out), new PrintWriter(err), all.toArray(String[]::new));
  }

  @Test
  void resultsAreHandedOver() {
    assertThat(explore(Fakes.complete(), "com.acme.Cart"))
        .asInstanceOf(type(Finished.class))
        .satisfies(
            finished -> {
              assertThat(finished.code()).isEqualTo(ExitCode.NOTHING_FOUND);
              assertThat(finished.results().targets()).hasSize(3);
              assertThat(finished.results().isComplete()).isTrue();
              assertThat(finished.results().findings()).isEmpty();
            });
    assertThat(out.toString()).contains("com.acme.Cart.share(int, int)");
    assertThat(err.toString()).contains("clew: results are in ").doesNotContain("\u001b", "[#");
  }

  @Test
  void whatWasLeftOutIsNotComplete() {
    ExplorerProvider bounded =
        Fakes.of(
            (target, bounds, strategy, seed, jobs, budget, listener) ->
                Fakes.found(Status.BOUNDED, Map.of()));
    assertThat(explore(bounded, "--strict", "com.acme.Cart"))
        .asInstanceOf(type(Finished.class))
        .satisfies(
            finished -> {
              assertThat(finished.code()).isEqualTo(ExitCode.INCOMPLETE);
              assertThat(finished.results().isComplete()).isFalse();
            });
  }

  @Test
  void aMistakeIsALineThatIsNotPrinted() {
    assertThat(explore(Fakes.complete(), "com.acme.Card"))
        .asInstanceOf(type(Failed.class))
        .satisfies(
            failed -> {
              assertThat(failed.code()).isEqualTo(ExitCode.USAGE);
              assertThat(failed.problem()).contains("com.acme.Card").hasLineCount(1);
            });
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void badUsageIsAFailureToo() {
    assertThat(explore(Fakes.complete(), "--call-depth=deep", "com.acme.Cart"))
        .asInstanceOf(type(Failed.class))
        .satisfies(
            failed -> {
              assertThat(failed.code()).isEqualTo(ExitCode.USAGE);
              assertThat(failed.cause()).isInstanceOf(ParameterException.class);
            });
    assertThat(explore(Fakes.complete(), "--help")).isInstanceOf(Failed.class);
  }

  @Test
  void aBugComesWithItsCause() {
    ExplorerProvider broken =
        (program, options, jvms) -> {
          throw new AssertionError("broken");
        };
    assertThat(explore(broken, "com.acme.Cart"))
        .asInstanceOf(type(Failed.class))
        .satisfies(
            failed -> {
              assertThat(failed.code()).isEqualTo(ExitCode.BUG);
              assertThat(failed.cause()).isInstanceOf(AssertionError.class).hasMessage("broken");
            });
  }

  @Test
  void aFolderWithoutCodeIsToldApart(@TempDir Path empty) throws IOException {
    Files.createDirectories(empty.resolve("com"));
    assertThat(explore(Fakes.complete(), empty.toString()))
        .asInstanceOf(type(Failed.class))
        .extracting(Failed::cause)
        .isInstanceOf(NoCodeException.class);
    Files.writeString(empty.resolve("Broken.class"), "no class");
    assertThat(explore(Fakes.complete(), empty.toString()))
        .asInstanceOf(type(Failed.class))
        .extracting(Failed::cause)
        .isNotInstanceOf(NoCodeException.class);
  }
}
