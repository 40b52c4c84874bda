package dev.clew.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.app.EngineExplorers;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.run.AnalysisRun;
import dev.clew.app.run.RunRequest;
import dev.clew.app.run.RunRequest.Goal;
import dev.clew.app.text.RunProgress;
import dev.clew.app.text.RunTextListener;
import java.io.PrintWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunThreadTest {

  /** Has more paths than anybody can wait for. */
  static final class Endless {

    private Endless() {}

    static int sum(int[] numbers) {
      int sum = 0;
      for (int number : numbers) {
        sum += number > sum ? 1 : number / 3 == sum ? 2 : 3;
      }
      return sum;
    }
  }

  @Test
  void aBuildThatIsInterruptedEndsTheRunWhichWritesWhatItHas(@TempDir Path out)
      throws URISyntaxException {
    Path classes = Path.of(getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
    Options options =
        Options.defaults()
            .with(ExplorationSettings.TIME_BUDGET, "5m")
            .with(ExplorationSettings.MAX_REVISITS, "1000")
            .with(ResultSettings.OUT, out.toString())
            .with(ExplorationSettings.CLASS_PATH, classes.toString());
    Thread build = Thread.currentThread();
    Consumer<String> progress =
        line -> {
          if (line.startsWith("exploring ")) {
            build.interrupt();
          }
        };
    RunRequest request =
        new RunRequest(
            Goal.CHECK, List.of(Endless.class.getName() + "#sum"), options, System.nanoTime());
    RunProgress lines =
        RunProgress.on(
            new PrintWriter(new LineWriter(progress)),
            /* quiet= */ false,
            /* verbose= */ true,
            /* isTerminal= */ false);
    AnalysisRun run =
        new AnalysisRun(
            request,
            new EngineExplorers(),
            new RunTextListener(Goal.CHECK, lines, printed -> printed.forEach(line -> {})));
    assertThatThrownBy(() -> RunThread.perform(run)).isInstanceOf(InterruptedException.class);
    assertThat(out.resolve("results.json")).exists();
  }
}
