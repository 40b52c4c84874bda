package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Classes with one error each, which is marked on its line, and their twins in which it cannot
 * happen: all of them are found, and nothing else is.
 */
@Tag("once")
class PlantedErrorsTest {

  private static final Path SOURCES = Path.of("src/planted/java/planted");
  private static final Pattern MARK = Pattern.compile("// error (endless loop|\\w+)$");

  @TempDir private Path folder;

  @Test
  void everyPlantedErrorIsFoundAndNothingElse() throws IOException {
    Set<String> planted = marks(sources());
    Workbench bench = new Workbench(folder);
    bench.compile(SOURCES);

    int exitCode =
        bench.run(
            "check",
            bench.classes().toString(),
            "--null-inputs=no",
            "--max-revisits=4",
            "--time-budget",
            "60s");

    assertThat(bench.errors()).as(bench.log()).containsExactlyElementsOf(planted);
    assertThat(planted).hasSize(43);
    assertThat(exitCode).isEqualTo(ExitCode.FOUND.number());
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files.sorted().toList();
    }
  }

  private static Set<String> marks(List<Path> files) throws IOException {
    Set<String> marks = new TreeSet<>();
    for (Path file : files) {
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        Matcher mark = MARK.matcher(lines.get(i));
        if (mark.find()) {
          marks.add(file.getFileName() + ":" + (i + 1) + " " + mark.group(1));
        }
      }
    }
    return marks;
  }
}
