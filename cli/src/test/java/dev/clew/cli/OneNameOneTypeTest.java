package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A simple name is one type's, across all modules: who reads it needs no import line to know what
 * is meant. Top-level types of main code; {@code examples} is a project of its own.
 */
@Tag("once")
class OneNameOneTypeTest {

  private static final Map<String, Set<String>> PLACES = new TreeMap<>();

  @BeforeAll
  static void look() throws IOException {
    for (Path module : modules()) {
      Path sources = module.resolve("src/main/java");
      try (Stream<Path> files = Files.walk(sources)) {
        files.filter(OneNameOneTypeTest::isType).forEach(file -> add(module, file));
      }
    }
  }

  private static List<Path> modules() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of("..").toAbsolutePath().normalize())) {
      return folders
          .filter(folder -> Files.isDirectory(folder.resolve("src/main/java")))
          .filter(folder -> !folder.endsWith("examples"))
          .toList();
    }
  }

  private static boolean isType(Path file) {
    return file.toString().endsWith(".java") && !file.endsWith("package-info.java");
  }

  private static void add(Path module, Path file) {
    String name = file.getFileName().toString().replace(".java", "");
    String place = module.getFileName() + ":" + module.relativize(file.getParent());
    PLACES.computeIfAbsent(name, key -> new TreeSet<>()).add(place);
  }

  @Test
  void noNameHasASecondMeaning() {
    assertThat(PLACES).hasSizeGreaterThan(1000);
    Map<String, Set<String>> shared = new TreeMap<>(PLACES);
    shared.values().removeIf(places -> places.size() < 2);
    assertThat(shared).isEmpty();
  }
}
