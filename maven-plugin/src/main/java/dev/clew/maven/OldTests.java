package dev.clew.maven;

import dev.clew.junit.source.SuiteSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;

/** Tests of an earlier build. */
final class OldTests {

  private OldTests() {}

  /**
   * Deletes what Clew wrote, so that a test of a class which is gone does not break the build. Only
   * where everything belongs to the build: tests among the sources may be kept on purpose.
   */
  static void delete(Path folder, Path buildFolder) throws MojoExecutionException {
    Path real = folder.toAbsolutePath().normalize();
    if (!real.startsWith(buildFolder.toAbsolutePath().normalize()) || !Files.isDirectory(real)) {
      return;
    }
    try (Stream<Path> files = Files.walk(real)) {
      for (Path file : files.filter(OldTests::isOurs).toList()) {
        Files.delete(file);
      }
    } catch (IOException | UncheckedIOException e) {
      throw new MojoExecutionException(
          "tests of an earlier build cannot be deleted from " + real + ": " + e.getMessage());
    }
  }

  private static boolean isOurs(Path file) {
    if (!file.toString().endsWith(".java") || !Files.isRegularFile(file)) {
      return false;
    }
    try (Stream<String> lines = Files.lines(file, StandardCharsets.ISO_8859_1)) {
      return lines.findFirst().filter(line -> line.startsWith(SuiteSource.MARK)).isPresent();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
