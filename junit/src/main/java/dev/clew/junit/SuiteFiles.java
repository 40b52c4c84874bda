package dev.clew.junit;

import dev.clew.junit.run.SuiteException;
import dev.clew.junit.source.Suite;
import dev.clew.junit.source.SuiteSource;
import dev.clew.replay.process.IoFailures;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Files that suites are written to, where they are ours. */
final class SuiteFiles {

  private static final byte[] MARK = SuiteSource.MARK.getBytes(StandardCharsets.US_ASCII);

  private final Path out;

  SuiteFiles(Path out) {
    this.out = out;
  }

  /**
   * Makes sure that nobody else's files are in the way.
   *
   * @throws SuiteException that names the first of them
   */
  void check(List<Suite> suites) throws SuiteException {
    for (Suite suite : suites) {
      Path file = out.resolve(suite.path());
      if (isTheirs(file)) {
        throw new SuiteException(
            file + " was not written by Clew and stays as it is; choose another --out");
      }
    }
  }

  /** Whether there is such a file, and Clew did not write it; so for one that cannot be read. */
  static boolean isTheirs(Path file) {
    return Files.exists(file) && !isOurs(file);
  }

  private static boolean isOurs(Path file) {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try {
      byte[] content = Files.readAllBytes(file);
      return content.length >= MARK.length
          && Arrays.equals(content, 0, MARK.length, MARK, 0, MARK.length);
    } catch (IOException e) {
      return false;
    }
  }

  Path write(Suite suite, String text) throws SuiteException {
    check(List.of(suite));
    Path file = out.resolve(suite.path());
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
      return file;
    } catch (IOException e) {
      throw new SuiteException(
          "cannot write " + file + " (" + IoFailures.reason(e) + "); choose another --out", e);
    }
  }
}
