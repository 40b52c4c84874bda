package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples that the documentation quotes answer as they say on their lines. */
class ExamplesTest {

  private static final Pattern EXPECTED = Pattern.compile("; expect (sat|unsat|unknown)");

  static List<Path> scripts() {
    try (Stream<Path> files = Files.list(Path.of("..", "examples", "smt"))) {
      List<Path> scripts =
          files.filter(file -> file.toString().endsWith(".smt2")).sorted().toList();
      assertThat(scripts).isNotEmpty();
      return scripts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scripts")
  void aScriptAnswersAsItsCommentsSay(Path script) throws IOException {
    List<String> expected =
        EXPECTED
            .matcher(Files.readString(script))
            .results()
            .map((MatchResult m) -> m.group(1))
            .toList();
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exit =
        Main.run(
            new PrintWriter(out),
            new PrintWriter(err),
            "solve",
            "--solver-timeout",
            "60s",
            script.toString());
    assertThat(err.toString()).isEmpty();
    assertThat(exit).isZero();
    assertThat(expected).isNotEmpty();
    assertThat(out.toString().lines().filter(line -> line.matches("sat|unsat|unknown")))
        .containsExactlyElementsOf(expected);
  }
}
