package dev.clew.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.program.MethodInfo;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimeSharesTest {

  private static final Duration LEFT = Duration.ofSeconds(60);

  @Test
  void littleTimeIsKeptForTargetsThatAreSimple(@TempDir Path classes) throws IOException {
    Sources.compile(
        classes,
        "B.java",
        """
        public class B {
          int x;
          int y;
          public int x() { return x; }
          public int y() { return y; }
          public int more() { return x > y ? x : y; }
        }
        """);
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of("B"), options, note -> {})) {
      List<String> names = targets.methods().stream().map(MethodInfo::name).toList();
      assertThat(names).contains("<init>", "x", "y", "more");
      List<MethodInfo> more =
          targets.methods().stream().filter(method -> method.name().equals("more")).toList();
      List<MethodInfo> getters =
          targets.methods().stream().filter(method -> method.name().length() == 1).toList();
      List<MethodInfo> all = List.of(more.get(0), getters.get(0), getters.get(1));
      TimeShares shares = new TimeShares(all);
      assertThat(shares.next(all.get(0), LEFT)).isEqualTo(Duration.ofSeconds(50));
      assertThat(shares.next(all.get(2), LEFT)).isEqualTo(Duration.ofSeconds(30));
      assertThat(shares.next(all.get(1), LEFT)).as("the last").isEqualTo(LEFT);
      assertThat(new TimeShares(targets.methods()).next(more.get(0), LEFT))
          .isGreaterThan(Duration.ofSeconds(30));
    }
  }
}
