package dev.clew.app.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.options.Options;
import dev.clew.app.options.Settings;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.outcome.Site;
import dev.clew.replay.Frame;
import dev.clew.replay.Replay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassifierTest {

  @Test
  void onlyANullThatSomebodyRefusesIsRefused(@TempDir Path classes) throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        import java.util.function.Supplier;
        public class C {
          public static void f(String s) {
            java.util.Objects.requireNonNull(s);
            Supplier<String> made = s::trim;
          }
        }
        """);
    assertThat(kind(classes, 4)).isEqualTo("precondition");
    assertThat(kind(classes, 5)).isNotEqualTo("precondition");
  }

  private static String kind(Path classes, int line) throws IOException {
    Options options = Options.defaults().with(Settings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of("C#f"), options, note -> {})) {
      Frame library = new Frame(new Site("java.util.Objects", "requireNonNull", 209), true);
      Frame caller = new Frame(new Site("C", "f", line), false);
      Replay.Ending.Threw threw =
          new Replay.Ending.Threw("java.lang.NullPointerException", null, List.of(library, caller));
      return new Classifier(targets.program())
          .of(targets.methods().get(0), List.of(), threw)
          .orElseThrow()
          .rule();
    }
  }
}
