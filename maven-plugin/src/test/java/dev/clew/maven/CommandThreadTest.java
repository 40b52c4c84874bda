package dev.clew.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandThreadTest {

  /** Has more paths than anybody can wait for. */
  static int endless(int[] numbers) {
    int sum = 0;
    for (int number : numbers) {
      sum += number > sum ? 1 : number / 3 == sum ? 2 : 3;
    }
    return sum;
  }

  @Test
  void aBuildThatIsInterruptedEndsTheCommandWhichWritesWhatItHas(@TempDir Path out)
      throws URISyntaxException {
    Path classes = Path.of(getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
    List<String> arguments =
        List.of(
            "check",
            "--verbose",
            "--time-budget=5m",
            "--max-revisits=1000",
            "--out=" + out,
            "--classpath=" + classes,
            "--",
            getClass().getName() + "#endless");
    Thread build = Thread.currentThread();
    Consumer<String> progress =
        line -> {
          if (line.startsWith("exploring ")) {
            build.interrupt();
          }
        };
    assertThatThrownBy(() -> CommandThread.run(arguments, line -> {}, progress))
        .isInstanceOf(InterruptedException.class);
    assertThat(out.resolve("results.json")).exists();
  }
}
