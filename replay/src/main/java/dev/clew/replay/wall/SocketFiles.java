package dev.clew.replay.wall;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Sockets that other programs have put into the file system: a display, a message bus, a container
 * engine. A network namespace does not keep a process from them, nor does a mount that is
 * read-only.
 */
final class SocketFiles {

  private static final Path TABLE = Path.of("/proc/net/unix");

  /** Where the path stands in a line of the table; see unix(7). */
  private static final int PATH = 7;

  private SocketFiles() {}

  /** Those that there are now; none where that is not told. */
  static List<Path> listed() {
    try (Stream<String> lines = Files.lines(TABLE)) {
      return parse(lines).map(Path::of).filter(SocketFiles::exists).toList();
    } catch (IOException | RuntimeException e) {
      return List.of();
    }
  }

  /** Absolute paths, each once. */
  static Stream<String> parse(Stream<String> lines) {
    return lines
        .map(line -> line.trim().split(" +", PATH + 1))
        .map(words -> words.length > PATH ? words[PATH] : null)
        .filter(Objects::nonNull)
        .filter(path -> path.startsWith("/"))
        .distinct();
  }

  private static boolean exists(Path path) {
    return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
  }
}
