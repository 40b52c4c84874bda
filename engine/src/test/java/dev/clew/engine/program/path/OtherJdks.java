package dev.clew.engine.program.path;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** JDKs of this machine besides the running one. */
public final class OtherJdks {

  private static final Path USUAL_PLACE = Path.of("/usr/lib/jvm");

  private OtherJdks() {}

  /** One of another feature version than the running one, if there is any. */
  public static Optional<Path> findOne() throws IOException {
    if (!Files.isDirectory(USUAL_PLACE)) {
      return Optional.empty();
    }
    try (Stream<Path> homes = Files.list(USUAL_PLACE)) {
      List<Path> all = homes.filter(OtherJdks::isJdk).sorted().toList();
      return all.stream().filter(OtherJdks::isOfAnotherVersion).findFirst();
    }
  }

  private static boolean isJdk(Path home) {
    return Files.exists(home.resolve("lib/jrt-fs.jar")) && Files.exists(home.resolve("release"));
  }

  private static boolean isOfAnotherVersion(Path home) {
    try {
      String running = "JAVA_VERSION=\"" + Runtime.version().feature();
      return !Files.readString(home.resolve("release")).contains(running);
    } catch (IOException e) {
      return false;
    }
  }
}
