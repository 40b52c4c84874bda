package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that Clew writes are run within the walls, as the calls before them are. */
class ConfinedTestRunsTest {

  @TempDir private Path folder;

  /** A call that is tried finds no JUnit, and is harmless; the test of it is not. */
  @Test
  void codeThatWaitsForATestToDeleteAFileIsRefusedAndItsTestDropped() throws IOException {
    Path victim = Files.writeString(folder.resolve("victim.txt"), "as it was");
    Workbench bench = new Workbench(folder);
    bench.compile(
        "Waiting",
        """
        public class Waiting {
          public static int half(int x) {
            try {
              Class.forName("org.junit.jupiter.api.Test");
              new java.io.File("%s").delete();
            } catch (ClassNotFoundException e) {
              return x / 2;
            }
            return x / 2;
          }
        }
        """
            .formatted(victim));

    bench.run("test", "Waiting#half", "--time-budget", "3000s");

    assertThat(bench.printed()).contains(" 0 kept, 0 not needed, ").contains(" dropped (failed ");
    assertThat(victim).hasContent("as it was");
  }
}
