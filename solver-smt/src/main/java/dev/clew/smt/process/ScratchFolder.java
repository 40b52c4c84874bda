package dev.clew.smt.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * A worker's directory for temporary files: native libraries while they are loaded, and what it
 * says on standard error. Either side deletes it, so that it goes even if one of them is killed.
 */
record ScratchFolder(Path directory) {

  private static final String PREFIX = "clew-smt";
  private static final String ERRORS = "stderr.txt";

  static ScratchFolder create() throws IOException {
    return new ScratchFolder(Files.createTempDirectory(PREFIX));
  }

  /** The one that a worker was started with. */
  static ScratchFolder at(String directory) {
    ScratchFolder scratch = new ScratchFolder(Path.of(directory));
    if (!scratch.directory.getFileName().toString().startsWith(PREFIX)) {
      throw new IllegalArgumentException("not a worker's directory: " + directory);
    }
    return scratch;
  }

  Path errors() {
    return directory.resolve(ERRORS);
  }

  /** The first thing said on standard error, or nothing. */
  String firstError() {
    try (Stream<String> lines = Files.lines(errors())) {
      return lines.filter(line -> !line.isBlank()).findFirst().orElse("").strip();
    } catch (IOException | RuntimeException unreadable) {
      return "";
    }
  }

  /** Deletes all but what was said on standard error. */
  void deleteLibraries() {
    for (Path path : contents()) {
      if (!path.equals(directory) && !path.equals(errors())) {
        deleteIfPossible(path);
      }
    }
  }

  void delete() {
    contents().forEach(ScratchFolder::deleteIfPossible);
  }

  /** Everything in it and itself, contents before directories. */
  private List<Path> contents() {
    try (Stream<Path> paths = Files.walk(directory)) {
      List<Path> list = new ArrayList<>(paths.toList());
      Collections.reverse(list);
      return list;
    } catch (IOException | RuntimeException gone) {
      return List.of();
    }
  }

  private static void deleteIfPossible(Path path) {
    try {
      Files.deleteIfExists(path);
    } catch (IOException inUse) {
      // A file that is still open somewhere stays.
    }
  }
}
