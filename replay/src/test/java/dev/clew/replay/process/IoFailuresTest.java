package dev.clew.replay.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IoFailuresTest {

  @TempDir private Path folder;

  @Test
  void noReasonNamesAnExceptionOfJava() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    Path none = folder.resolve("none/file");

    IOException inTheWay =
        catchThrowableOfType(
            IOException.class, () -> Files.createDirectories(file.resolve("folder")));
    IOException taken =
        catchThrowableOfType(IOException.class, () -> Files.createDirectories(file));
    IOException missing = catchThrowableOfType(IOException.class, () -> Files.createFile(none));

    assertThat(IoFailures.reason(taken)).isEqualTo(file + " is in the way");
    assertThat(IoFailures.reason(inTheWay)).doesNotContain("Exception");
    assertThat(IoFailures.reason(missing)).isEqualTo("no such file or folder");
  }
}
