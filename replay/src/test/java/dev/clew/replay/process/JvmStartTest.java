package dev.clew.replay.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JvmStartTest {

  @TempDir static Path temp;

  private final List<Path> folders = new ArrayList<>();

  private JvmStartException start(JavaCommand command) {
    return catchThrowableOfType(
        JvmStartException.class,
        () ->
            ForkedJvm.start(
                folder -> {
                  folders.add(folder.scratch().getParent());
                  return command.words(folder);
                },
                in -> in.readUTF()));
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private void assertOneLineWithoutLeftovers(JvmStartException e) {
    assertThat(e.getMessage()).contains("; ").doesNotContain("\n");
    assertThat(folders).hasSize(1).allSatisfy(folder -> assertThat(folder).doesNotExist());
  }

  @Test
  void aFullTemporaryFolderIsNamedWithTheRemedy() {
    JvmStartException e =
        start(
            folder -> {
              throw new FileSystemException(
                  folder.classes().toString(), null, "No space left on device");
            });

    assertThat(e)
        .hasMessageStartingWith("cannot write to the temporary folder ")
        .hasMessageContaining(": No space left on device; make room or name another folder");
    assertOneLineWithoutLeftovers(e);
  }

  @Test
  void aTemporaryFolderThatIsNotThereIsSaidAndNothingIsLeft() throws Exception {
    assertThatThrownBy(() -> HarnessFolder.create(temp.resolve("gone")))
        .isInstanceOf(IOException.class);
    Path file = Files.writeString(temp.resolve("file"), "");
    assertThatThrownBy(() -> HarnessFolder.create(file)).isInstanceOf(IOException.class);
    try (Stream<Path> left = Files.list(temp)) {
      assertThat(left).containsExactly(file);
    }
  }

  @Test
  void aJavaThatIsNotThereIsNamedWithTheRemedy() {
    JvmStartException e = start(folder -> List.of("/gone/bin/java", "-version"));

    assertThat(e)
        .hasMessageStartingWith("cannot start /gone/bin/java: ")
        .hasMessageEndingWith("; give a JDK that works by --jdk");
    assertOneLineWithoutLeftovers(e);
  }

  @Test
  void whatAJvmThatDoesNotStartComplainsOfIsTold() {
    JvmStartException e = start(folder -> List.of(java(), "-XX:NoSuchOption"));

    assertThat(e).hasMessageStartingWith(java() + " does not start: ");
    assertThat(e).hasMessageContaining("NoSuchOption");
    assertOneLineWithoutLeftovers(e);
  }

  @Test
  void aProgramThatIsNoServerIsSaid() {
    JvmStartException e = start(folder -> List.of(java(), "-version"));

    assertThat(e).hasMessageContaining(" does not start: ");
    assertOneLineWithoutLeftovers(e);
  }
}
