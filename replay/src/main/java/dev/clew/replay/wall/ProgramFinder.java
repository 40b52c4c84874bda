package dev.clew.replay.wall;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds programs as a shell does, and where a plain user's path does not lead. */
final class ProgramFinder {

  private static final List<String> USUAL = List.of("/usr/bin", "/bin", "/usr/sbin", "/sbin");

  private ProgramFinder() {}

  static Optional<Path> find(String name) {
    String path = System.getenv("PATH");
    List<String> folders =
        new ArrayList<>(path == null ? List.of() : List.of(path.split(File.pathSeparator)));
    folders.addAll(USUAL);
    return folders.stream().flatMap(folder -> in(folder, name).stream()).findFirst();
  }

  private static Optional<Path> in(String folder, String name) {
    try {
      Path program = Path.of(folder, name);
      boolean fits = program.isAbsolute() && Files.isExecutable(program);
      return fits ? Optional.of(program) : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
