package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the pages about the architecture list is what the sources have and the solver says. */
class ArchitecturePageTest {

  private static final Path ROOT = Path.of("..");

  private static final Pattern ROW = Pattern.compile("(?m)^\\| `(dev\\.clew[\\w.]*)` \\|");

  /** A layer in a diagram: three blanks, its name, and two blanks at least. */
  private static final Pattern LAYER = Pattern.compile("(?m)^ {3}([a-z][a-z0-9 -]*?) {2,}\\S");

  /** A row of the statistics: the name of a layer, and five numbers. */
  private static final Pattern COUNTED = Pattern.compile("(?m)^(\\S.*?)((?: +\\d+){5})$");

  @Test
  void everyPackageHasARowAndEveryRowAPackage() throws IOException {
    assertThat(all(ROW, read("docs/architecture.md")))
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(packages());
  }

  @Test
  void theDiagramsHaveTheLayersOfTheChain() throws IOException {
    String page = read("docs/architecture.md");
    int start = page.indexOf("## From a term to an answer");
    String diagrams = page.substring(start, page.indexOf("**Automata**", start));
    assertThat(all(LAYER, diagrams))
        .contains("models", "z3")
        .containsExactlyInAnyOrderElementsOf(
            all(COUNTED, statistics()).stream()
                .map(name -> name.equals("validate the chain") ? "validate" : name)
                .map(name -> name.replace("validate ", "")) // of a member without a row of its own
                .distinct()
                .toList());
  }

  @Test
  void theTourShowsTheStatisticsOfTheChain() throws IOException {
    String page = read("docs/tour.md");
    int start = page.indexOf("$ ./clew solve --stats examples/smt/midpoint.smt2\n");
    String block = page.substring(start, page.indexOf("```", start));
    assertThat(withoutMillis(block.substring(block.indexOf('\n') + 1)))
        .isEqualToNormalizingNewlines(withoutMillis(statistics()));
  }

  private static String withoutMillis(String text) {
    return text.replaceAll("(?m) +\\d+$", "");
  }

  private static String statistics() {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String script = ROOT.resolve("examples/smt/midpoint.smt2").toString();
    int code =
        Main.run(
            new PrintWriter(out, true), new PrintWriter(err, true), "solve", "--stats", script);
    assertThat(code).as("%s", err).isZero();
    return out.toString() + err;
  }

  private static Set<String> packages() throws IOException {
    Set<String> names = new TreeSet<>();
    try (Stream<Path> modules = Files.list(ROOT)) {
      for (Path module : modules.filter(path -> !path.endsWith("examples")).toList()) {
        Path sources = module.resolve("src/main/java");
        if (Files.isDirectory(sources)) {
          try (Stream<Path> files = Files.walk(sources)) {
            files
                .filter(file -> file.endsWith("package-info.java"))
                .map(file -> sources.relativize(file.resolveSibling("")).toString())
                .map(folder -> folder.replaceAll("[/\\\\]+", ".").replaceAll("\\.$", ""))
                .forEach(names::add);
          }
        }
      }
    }
    return names;
  }

  private static List<String> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult m) -> m.group(1)).toList();
  }

  private static String read(String page) throws IOException {
    return Files.readString(ROOT.resolve(page));
  }
}
