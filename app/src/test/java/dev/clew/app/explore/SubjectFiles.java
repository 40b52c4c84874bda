package dev.clew.app.explore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The subject programs of the engine. */
final class SubjectFiles {

  private static final Path FOLDER = Path.of("../engine/src/subjects/java");

  private SubjectFiles() {}

  /** In the order of their names. */
  static List<SubjectFile> all() {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("package-info.java"))
          .sorted()
          .map(SubjectFiles::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SubjectFile read(Path file) {
    try {
      return SubjectFile.parse(file.getFileName().toString(), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
