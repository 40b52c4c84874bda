package dev.clew.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Models use the engine by its interface for models; those that reach beyond it are counted. */
@Tag("once")
class MachineReachTest {

  private static final Path SOURCES = Path.of("src/main/java/dev/clew/models");

  private static final Pattern REACH =
      Pattern.compile("dev\\.clew\\.engine\\.machine\\.|\\.machine\\(\\)|\\.frame\\(\\)");

  /** Gets shorter, and never longer: a model asks for a verb of {@code Call} instead. */
  private static final List<String> ADMITTED =
      List.of(
          "collections/CollectionChanges.java",
          "collections/Deferred.java",
          "collections/Entries.java",
          "collections/Equality.java",
          "collections/Growth.java",
          "collections/HashMapModels.java",
          "collections/HashTable.java",
          "collections/ImmutableModels.java",
          "collections/ListModels.java",
          "collections/Lookup.java",
          "collections/MapModel.java",
          "collections/Ordering.java",
          "collections/Risk.java",
          "collections/Row.java",
          "collections/SearchModel.java",
          "collections/TreeMapModels.java",
          "text/BuilderText.java",
          "time/Refused.java");

  @Test
  void onlyTheListedFilesReachIntoTheMachine() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      assertThat(files.filter(MachineReachTest::reaches).map(MachineReachTest::name).sorted())
          .containsExactlyElementsOf(ADMITTED);
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
