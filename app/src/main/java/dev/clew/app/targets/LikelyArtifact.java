package dev.clew.app.targets;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Guesses which artifact a missing class is in, by its package. */
final class LikelyArtifact {

  private static final String FILE = "artifacts.tsv";

  private LikelyArtifact() {}

  /**
   * Such as {@code org.slf4j:slf4j-api}; reads a file of some forty lines every time.
   *
   * @param className with dots or slashes
   */
  public static Optional<String> of(String className) {
    Map<String, String> byPackage = read();
    String name = className.replace('/', '.');
    while (name.indexOf('.') > 0) {
      name = name.substring(0, name.lastIndexOf('.'));
      String found = byPackage.get(name);
      if (found != null) {
        return Optional.of(found);
      }
    }
    return Optional.empty();
  }

  private static Map<String, String> read() {
    try (InputStream file = LikelyArtifact.class.getResourceAsStream(FILE)) {
      InputStreamReader text =
          new InputStreamReader(Objects.requireNonNull(file), StandardCharsets.UTF_8);
      return new BufferedReader(text)
          .lines()
          .map(line -> line.split("\t", -1))
          .collect(Collectors.toMap(cells -> cells[0], cells -> cells[1]));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
