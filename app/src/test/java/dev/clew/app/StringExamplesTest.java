package dev.clew.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.options.StringSolverName;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The examples about strings are decided by each back end as their comments say. */
@Tag("once")
class StringExamplesTest {

  private static final Path FOLDER = Path.of("..", "examples", "smt");
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Duration IMPATIENCE = Duration.ofSeconds(3);
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

  private static final Set<String> REFUTED =
      Set.of("running-example 0", "extremes 0", "extremes 1", "ordering 0");

  @ParameterizedTest
  @EnumSource
  void areDecided(StringSolverName strings) throws IOException {
    List<String> wrong = new ArrayList<>();
    for (String example : EXAMPLES) {
      Path file = FOLDER.resolve(example + ".smt2");
      List<String> expected =
          EXPECTED
              .matcher(Files.readString(file))
              .results()
              .map((MatchResult found) -> found.group(1))
              .toList();
      boolean anyOpen =
          IntStream.range(0, expected.size())
              .anyMatch(i -> mayBeOpen(strings, example + " " + i, expected.get(i)));
      Duration patience = anyOpen ? IMPATIENCE : PATIENCE;
      StringWriter out = new StringWriter();
      ScriptSolver solver = new ScriptSolver(new PrintWriter(out), patience, strings);
      ScriptSolver.Outcome outcome = solver.run(file.toString());
      List<String> answers =
          out.toString().lines().filter(line -> line.matches("sat|unsat|unknown")).toList();
      assertThat(outcome.mistake()).isEmpty();
      assertThat(answers).as(example).hasSameSizeAs(expected);
      for (int i = 0; i < answers.size(); i++) {
        String row = example + " " + i;
        boolean open = answers.get(i).equals("unknown") && mayBeOpen(strings, row, expected.get(i));
        if (!open && !answers.get(i).equals(expected.get(i))) {
          wrong.add(row + ": " + answers.get(i));
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** Of strings of any length bit vectors refute only what the graph does. */
  private static boolean mayBeOpen(StringSolverName strings, String row, String expected) {
    return switch (strings) {
      case AUTOMATA -> row.equals("site-exec 1");
      case BITVECTOR -> expected.equals("unsat") && !REFUTED.contains(row);
      case SMT -> row.startsWith("ordering");
      case PORTFOLIO -> false;
    };
  }
}
