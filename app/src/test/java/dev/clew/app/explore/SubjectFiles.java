package dev.clew.app.explore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The subject programs of the engine, and the examples, which are subjects as well. */
final class SubjectFiles {

  private static final List<Path> FOLDERS =
      List.of(Path.of("../engine/src/subjects/java"), Path.of("../examples/src/main/java"));

  private SubjectFiles() {}

  /** In the order of their names, folder by folder. */
  static List<SubjectFile> all() {
    return FOLDERS.stream().flatMap(folder -> in(folder).stream()).toList();
  }

  private static List<SubjectFile> in(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
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
