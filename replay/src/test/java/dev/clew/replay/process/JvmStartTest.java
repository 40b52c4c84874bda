package dev.clew.replay.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.harness.calls.CallServer;
import dev.clew.replay.wall.OsWalls;
import dev.clew.replay.wall.WallMode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JvmStartTest {

  @TempDir Path temp;

  private JvmStartException start(Path place, JvmPlan plan) {
    try (ClassPath classPath = ClassPath.open(Jdk.running(), List.of());
        ConfinedJvms jvms =
            ConfinedJvms.with(classPath, Set.of(), OsWalls.of(WallMode.AUTO), place)) {
      return catchThrowableOfType(
          JvmStartException.class, () -> jvms.start(plan, in -> in.readUTF()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void assertOneLine(JvmStartException e) {
    assertThat(e.getMessage()).contains("; ").doesNotContain("\n");
  }

  private void assertNothingIsLeft() throws Exception {
    try (Stream<Path> left = Files.list(temp)) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void aFullTemporaryFolderIsNamedWithTheRemedy() {
    JvmStartException e =
        JvmStartException.noFolder(
            temp, new FileSystemException(temp + "/x", null, "No space left on device"));

    assertThat(e)
        .hasMessageStartingWith("cannot write to the temporary folder " + temp)
        .hasMessageContaining(": No space left on device; make room or name another folder");
    assertOneLine(e);
  }

  @Test
  void aTemporaryFolderThatIsNotThereIsNamedWithTheRemedy() throws Exception {
    JvmStartException e = start(temp.resolve("gone"), JvmPlan.of(CallServer.class));

    assertThat(e).hasMessageContaining("/gone: no such file or folder; make room or name another");
    assertOneLine(e);
    assertNothingIsLeft();
  }

  @Test
  void aJavaThatIsNotThereIsNamedWithTheRemedy() throws Exception {
    try (ProcessStarter starter = new ProcessStarter()) {
      IOException cause =
          catchThrowableOfType(IOException.class, () -> starter.start(List.of("/gone/java"), temp));
      JvmStartException e = JvmStartException.noProcess("/gone/java", cause);

      assertThat(e)
          .hasMessageStartingWith("cannot start /gone/java: ")
          .hasMessageEndingWith("; give a JDK that works by --jdk");
      assertOneLine(e);
    }
  }

  @Test
  void whatAJvmThatDoesNotStartComplainsOfIsTold() throws Exception {
    JvmStartException e = start(temp, JvmPlan.of(CallServer.class).withOptions("-XX:NoSuchOption"));

    assertThat(e).hasMessageContaining(" does not start: ").hasMessageContaining("NoSuchOption");
    assertOneLine(e);
    assertNothingIsLeft();
  }

  @Test
  void aProgramThatIsNoServerIsSaid() throws Exception {
    JvmStartException e = start(temp, JvmPlan.of(String.class));

    assertThat(e).hasMessageContaining(" does not start: ");
    assertOneLine(e);
    assertNothingIsLeft();
  }
}
