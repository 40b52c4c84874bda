package dev.clew.benchmarks.known;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A bug that a release of a public library has, and a later one has not.
 *
 * @param library as Maven names it
 * @param target a method, in Clew's notation
 * @param exception the simple name of what it throws, or {@link #ENDLESS}
 * @param namedIn a tracker's entry or release notes that name the mending
 * @param call what a person would have a fuzzer call, as Java
 */
record KnownBug(
    String name, String library, String target, String exception, String namedIn, String call) {

  private static final String ENDLESS = "endless";

  static List<KnownBug> read(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .map(parts -> new KnownBug(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]))
        .toList();
  }

  boolean isEndless() {
    return exception.equals(ENDLESS);
  }
}
