package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
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

  @TempDir private Path classes;
  @TempDir private Path out;

  @Test
  void everyPlantedErrorIsFoundAndNothingElse() throws IOException {
    List<Path> files = sources();
    Set<String> planted = marks(files);
    compile(files);

    StringWriter errors = new StringWriter();
    int exitCode =
        Main.run(
            new PrintWriter(new StringWriter()),
            new PrintWriter(errors),
            "check",
            classes.toString(),
            "--null-inputs",
            "no",
            "--max-revisits",
            "4",
            "--time-budget",
            "75s",
            "--quiet",
            "--out",
            out.toString());

    assertThat(found()).as(errors.toString()).containsExactlyElementsOf(planted);
    assertThat(planted).hasSize(42);
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

  private void compile(List<Path> files) {
    List<String> arguments =
        new ArrayList<>(List.of("-g", "-parameters", "-d", classes.toString()));
    files.forEach(file -> arguments.add(file.toString()));
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, arguments.toArray(new String[0])))
        .isZero();
  }

  /** Each error of the results file, as the marks have it. */
  private Set<String> found() throws IOException {
    JsonNode results = new ObjectMapper().readTree(out.resolve("results.json").toFile());
    Set<String> found = new TreeSet<>();
    for (JsonNode target : results.get("targets")) {
      for (JsonNode error : target.get("errors")) {
        String exception = error.get("exception").textValue();
        found.add(
            target.get("source").textValue()
                + ":"
                + error.get("site").get("line").intValue()
                + " "
                + exception.substring(exception.lastIndexOf('.') + 1));
      }
    }
    return found;
  }
}
