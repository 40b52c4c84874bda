package dev.clew.replay.wall;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Whether a wall stands: something trivial is started in it, which can write to its scratch folder,
 * read what it has to, and write nowhere else. Takes some hundredths of a second.
 */
final class WallProbe {

  private static final long LIMIT_SECONDS = 10;

  private static final String SCRIPT =
      """
      scratch=$1 outside=$2 expected=$3
      shift 3
      echo inside >"$scratch/inside" || exit 3
      if ( echo outside >"$outside" ) 2>/dev/null; then found=open; else found=closed; fi
      [ "$found" = "$expected" ] || exit 4
      for place; do
        [ -r "$place" ] || exit 5
      done
      """;

  private WallProbe() {}

  /**
   * What is wrong with it, or nothing.
   *
   * @param readable what must be readable within
   */
  static Optional<String> objection(OsWall wall, Set<Permission> allowed, List<Path> readable)
      throws InterruptedException {
    try {
      Path temp = Path.of(System.getProperty("java.io.tmpdir", "")).toRealPath();
      Path folder = Files.createTempDirectory(temp, "clew-wall");
      Path scratch = Files.createDirectory(folder.resolve("scratch"));
      try {
        return objection(wall, allowed, readable, scratch);
      } finally {
        Files.deleteIfExists(scratch.resolve("inside"));
        Files.delete(scratch);
        Files.deleteIfExists(folder.resolve("outside"));
        Files.delete(folder);
      }
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private static Optional<String> objection(
      OsWall wall, Set<Permission> allowed, List<Path> readable, Path scratch)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", SCRIPT, "clew-probe"));
    command.addAll(List.of(scratch.toString(), scratch.resolveSibling("outside").toString()));
    command.add(allowed.contains(Permission.FILES) ? "open" : "closed");
    readable.stream().filter(Files::isReadable).forEach(place -> command.add(place.toString()));
    Process process =
        new ProcessBuilder(wall.around(command, scratch, allowed))
            .redirectErrorStream(true)
            .start();
    try {
      process.getOutputStream().close();
      if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
        return Optional.of("it does not come back");
      }
      String said = new String(process.getInputStream().readNBytes(400), StandardCharsets.UTF_8);
      return process.exitValue() == 0
          ? Optional.empty()
          : Optional.of(said.isBlank() ? "it does not hold" : said.lines().findFirst().orElse(""));
    } finally {
      process.destroyForcibly();
    }
  }
}
