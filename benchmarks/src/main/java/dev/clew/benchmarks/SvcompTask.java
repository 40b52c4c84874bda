package dev.clew.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A task of SV-COMP's Java track, as its definition file has it.
 *
 * @param name folder and file name
 * @param isTrue what the label says of the property
 */
record SvcompTask(String name, List<Path> sources, Path property, boolean isTrue) {

  /** The folder that it is counted under. */
  String folder() {
    return name.substring(0, name.lastIndexOf('/'));
  }

  /** What a right answer is worth. */
  int points() {
    return isTrue ? 2 : 1;
  }

  /** All tasks below a folder that have an expected answer for a property, by their names. */
  static List<SvcompTask> below(Path folder, String propertyFile) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      List<SvcompTask> tasks = new ArrayList<>();
      for (Path file : files.filter(SvcompTask::isDefinition).toList()) {
        read(folder, file, propertyFile).ifPresent(tasks::add);
      }
      tasks.sort(Comparator.comparing(SvcompTask::name));
      return tasks;
    }
  }

  private static boolean isDefinition(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".yml") && !name.startsWith(".");
  }

  private static Optional<SvcompTask> read(Path root, Path file, String propertyFile)
      throws IOException {
    List<Path> sources = new ArrayList<>();
    Path property = null;
    for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
      String text = line.strip();
      if (text.startsWith("- property_file:")) {
        property = file.resolveSibling(value(text)).normalize();
      } else if (text.startsWith("expected_verdict:")
          && property != null
          && property.endsWith(propertyFile)) {
        String path = root.relativize(file).toString().replace('\\', '/');
        String name = path.substring(0, path.length() - ".yml".length());
        return Optional.of(new SvcompTask(name, sources, property, value(text).equals("true")));
      } else if (text.startsWith("- ")) {
        sources.add(file.resolveSibling(text.substring(2).strip().replace("'", "")).normalize());
      }
    }
    return Optional.empty();
  }

  private static String value(String line) {
    return line.substring(line.indexOf(':') + 1).strip();
  }
}
