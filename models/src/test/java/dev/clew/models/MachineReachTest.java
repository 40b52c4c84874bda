package dev.clew.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Models use the engine by its interface for models: a verb of {@code Call} instead. */
@Tag("once")
class MachineReachTest {

  private static final Path SOURCES = Path.of("src/main/java/dev/clew/models");

  private static final Pattern REACH = Pattern.compile("dev\\.clew\\.engine\\.machine\\.");

  @Test
  void noModelReachesIntoTheMachine() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      assertThat(files.filter(MachineReachTest::reaches).map(MachineReachTest::name).sorted())
          .isEmpty();
    }
  }

  private static String name(Path file) {
    return SOURCES.relativize(file).toString().replace('\\', '/');
  }

  private static boolean reaches(Path file) {
    try {
      return file.toString().endsWith(".java") && REACH.matcher(Files.readString(file)).find();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
