package dev.clew.app.targets;

import dev.clew.app.UserException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What a JDK that users name has to have: its own JVM runs the code under test, and no other. */
final class JdkRequirements {

  private static final int OLDEST = 17;

  private JdkRequirements() {}

  /**
   * Looks at a JDK whose library could be read.
   *
   * @param version of Java that the library is of
   * @throws UserException if the code under test cannot be run by it
   */
  static void check(Path home, int version) {
    if (version < OLDEST) {
      throw new UserException(
          "the JDK in " + home + " is of Java " + version,
          "give one of Java " + OLDEST + " or newer by --jdk");
    }
    boolean hasLauncher =
        Stream.of("java", "java.exe")
            .map(home.resolve("bin")::resolve)
            .anyMatch(file -> Files.isRegularFile(file) && Files.isExecutable(file));
    if (!hasLauncher) {
      throw new UserException(
          "the JDK in " + home + " has no bin/java", "give one that is whole by --jdk");
    }
  }
}
