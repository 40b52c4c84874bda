package dev.clew.app.check.classify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.outcome.Site;
import dev.clew.replay.TraceFrame;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DependencyChecksTest {

  @TempDir private Path folder;

  @Test
  void aDependencyComplainsOfItsOwnUnlessItChecksForOthers() throws IOException {
    Path own = Files.createDirectory(folder.resolve("own"));
    Path other = Files.createDirectory(folder.resolve("other"));
    Sources.compile(own, "C.java", "public class C { public static void f() {} }");
    Sources.compile(other, "Maybe.java", "public class Maybe { static class Full {} }");
    Sources.compile(other, "Validate.java", "public class Validate {}");
    Options options =
        Options.defaults().with(ExplorationSettings.CLASS_PATH, own + File.pathSeparator + other);
    try (TargetSet targets = Targets.resolve(List.of("C#f"), options, note -> {})) {
      DependencyChecks checks = new DependencyChecks(targets.program());
      assertThat(checks.isComplaint(at("Maybe", "get"))).isTrue();
      assertThat(checks.isComplaint(at("Maybe$Full", "first"))).isTrue();
      assertThat(checks.isComplaint(at("Maybe", "checkIndex"))).isFalse();
      assertThat(checks.isComplaint(at("Maybe", "checker"))).isTrue();
      assertThat(checks.isComplaint(at("Validate", "isTrue"))).isFalse();
      assertThat(checks.isComplaint(at("C", "f"))).isFalse();
      assertThat(checks.isComplaint(at("Missing", "get"))).isFalse();
    }
  }

  private static TraceFrame at(String type, String method) {
    return new TraceFrame(new Site(type, method, 1), /* isJdk= */ false);
  }
}
