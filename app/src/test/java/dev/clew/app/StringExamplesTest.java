package dev.clew.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.options.StringSolverName;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The examples about strings are decided by each back end as their comments say. */
class StringExamplesTest {

  private static final Path FOLDER = Path.of("..", "examples", "smt");
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final Pattern EXPECTED = Pattern.compile("; expect (sat|unsat)");

  private static final List<String> EXAMPLES =
      List.of(
          "running-example",
          "extremes",
          "ordering",
          "format-check",
          "substring",
          "site-exec",
          "easy-chair");

  /** Refutations that need strings of any length are not the business of bit vectors. */
  private static final Map<StringSolverName, List<String>> MAY_BE_OPEN =
      Map.of(StringSolverName.BITVECTOR, List.of());

  @ParameterizedTest
  @EnumSource
  void areDecided(StringSolverName strings) throws IOException {
    for (String example : EXAMPLES) {
      Path file = FOLDER.resolve(example + ".smt2");
      List<String> expected =
          EXPECTED
              .matcher(Files.readString(file))
              .results()
              .map((MatchResult found) -> found.group(1))
              .toList();
      StringWriter out = new StringWriter();
      ScriptSolver solver = new ScriptSolver(new PrintWriter(out), PATIENCE, strings);
      ScriptSolver.Outcome outcome = solver.run(file.toString());
      List<String> answers =
          out.toString().lines().filter(line -> line.matches("sat|unsat|unknown")).toList();
      assertThat(outcome.mistake()).isEmpty();
      assertThat(answers).as(example).hasSameSizeAs(expected);
      for (int i = 0; i < answers.size(); i++) {
        boolean open = MAY_BE_OPEN.getOrDefault(strings, List.of()).contains(example + " " + i);
        if (!open || !answers.get(i).equals("unknown")) {
          assertThat(answers.get(i)).as(strings + ": " + example + " " + i).isEqualTo(expected.get(i));
        }
      }
    }
  }
}
