package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.run.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
 * happen: all of them are found, and nothing else is. Classes that are damaged stand beside them.
 */
@Tag("once")
class PlantedErrorsTest {

  private static final Path SOURCES = Path.of("src/planted/java/planted");
  private static final Path PAGES = Path.of("..", "docs", "findings");
  private static final Pattern PRINTED = Pattern.compile("prints\\n\\n```\\n(.*)\\n");

  @TempDir private Path folder;

  @Test
  void everyPlantedErrorIsFoundAndNothingElse() throws IOException {
    Set<String> planted = marks(sources());
    Workbench bench = new Workbench(folder);
    bench.compile(SOURCES);
    Path damaged = bench.classes().resolve("planted");
    Files.write(damaged.resolve("Damaged.class"), new byte[] {1, 2, 3});
    Files.write(damaged.resolve("Refused.class"), SpecialClasses.withoutReturn("planted/Refused"));

    int exitCode =
        bench.run(
            "check", bench.classes().toString(), "--max-revisits=4", "--time-budget", "3000s");

    assertThat(bench.errors()).as(bench.log()).containsExactlyElementsOf(planted);
    assertThat(planted).hasSizeGreaterThan(40);
    assertThat(exitCode).isEqualTo(ExitCode.FOUND.number());
    assertThat(bench.log().lines())
        .hasSize(2)
        .anyMatch(line -> line.contains("planted.Damaged cannot be analysed"))
        .anyMatch(line -> line.contains("planted.Refused cannot be analysed"));
    assertThat(bench.lines().map(PlantedErrorsTest::withoutValues).toList())
        .containsAll(pages().stream().map(PlantedErrorsTest::withoutValues).toList());
  }

  /** What the pages about findings say that is printed. */
  private static List<String> pages() throws IOException {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> pages = Files.list(PAGES)) {
      for (Path page : pages.sorted().toList()) {
        Matcher printed = PRINTED.matcher(Files.readString(page));
        if (printed.find()) {
          lines.add(printed.group(1));
        }
      }
    }
    assertThat(lines).hasSizeGreaterThan(15);
    return lines;
  }

  /** Values may differ from one run to the next where several are equally simple. */
  private static String withoutValues(String line) {
    return line.replaceAll("\\(.*", "");
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files.sorted().toList();
    }
  }

  private static Set<String> marks(List<Path> files) throws IOException {
    Set<String> marks = new TreeSet<>();
    for (Path file : files) {
      marks.addAll(Marks.errors(file.getFileName().toString(), Files.readString(file)));
    }
    return marks;
  }
}
