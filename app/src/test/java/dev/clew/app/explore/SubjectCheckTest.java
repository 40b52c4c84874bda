package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A wrong engine, or a wrong expectation, is noticed, with file and line. */
class SubjectCheckTest {

  private static final String SOURCE =
      """
      package p;
      final class T {
        static int f(int x) { // paths 2
          if (x < 0) {
            return 1; // returns 1: x < 0
          }
          return 10 / x; // returns 0; throws ArithmeticException "/ by zero" 1: x == 0
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void whatIsExpectedGivesNoProblem() {
    assertThat(check(SOURCE, exploration(returned(-5, 1, 5), divided(0)))).isEmpty();
  }

  @Test
  void aMissingPathIsReportedAtItsLineAndAtTheMethods() {
    assertThat(check(SOURCE, exploration(returned(-5, 1, 5))))
        .containsExactly(
            "T.java:3: f: expected 2 paths, but there are 1",
            "T.java:7: f: expected 1 × throws ArithmeticException: x == 0, but there are 0");
  }

  @Test
  void aPathThatIsFoundTwiceIsReported() {
    assertThat(check(SOURCE, exploration(returned(-5, 1, 5), returned(-6, 1, 5), divided(0))))
        .containsExactly(
            "T.java:3: f: expected 2 paths, but there are 3",
            "T.java:5: f: expected 1 × returns: x < 0, but there are 2");
  }

  @Test
  void anOutcomeThatThisJvmDoesNotConfirmIsReported() {
    assertThat(check(SOURCE, exploration(returned(-5, 2, 5), divided(0))))
        .singleElement()
        .asString()
        .startsWith("T.java:5: f: explored: Returned")
        .contains("but this JVM returned 1 in line 5 for x = -5");
  }

  @Test
  void aWrongLineIsReported() {
    assertThat(check(SOURCE, exploration(returned(-5, 1, 6), divided(0))))
        .anyMatch(problem -> problem.startsWith("T.java:6: f: explored"))
        .anyMatch(problem -> problem.startsWith("T.java:6: f: not expected here"));
  }

  @Test
  void aWrongMessageIsReported() {
    assertThat(check(SOURCE, exploration(returned(-5, 1, 5), threw(0, "by zero", 7))))
        .anyMatch(problem -> problem.startsWith("T.java:7: f: explored: Threw"));
  }

  @Test
  void inputsThatDoNotSatisfyTheConditionAreReported() {
    String wrong = SOURCE.replace("returns 1: x < 0", "returns 1: x < -5");
    assertThat(check(wrong, exploration(returned(-5, 1, 5), divided(0))))
        .anyMatch(
            problem ->
                problem.startsWith("T.java:5: f: Returned")
                    && problem.endsWith("for x = -5 satisfies nothing of returns: x < -5"));
  }

  @Test
  void aPathWithoutInputsIsReported() {
    ExploredPath known = returned(-5, 1, 5);
    ExploredPath unknown =
        new ExploredPath(List.of(), List.of(), known.inputs(), known.outcome(), false);
    assertThat(check(SOURCE, exploration(unknown, divided(0))))
        .anyMatch(problem -> problem.startsWith("T.java:3: f: nobody knows inputs"));
  }

  @Test
  void aStatusThatIsNotExpectedIsReported() {
    Exploration bounded =
        new Exploration(
            Status.BOUNDED,
            Map.of(new Reason(ReasonCode.MAX_REVISITS, ""), 1L),
            List.of(returned(-5, 1, 5), divided(0)),
            Effort.NONE);
    assertThat(check(SOURCE, bounded))
        .singleElement()
        .asString()
        .startsWith("T.java:3: f: expected COMPLETE [], but it is BOUNDED");
    assertThat(check(SOURCE.replace("paths 2", "paths 2; cut max-revisits"), bounded)).isEmpty();
  }

  @Test
  void whatStartsAsADirectiveAndIsNoneIsRejected() {
    assertThatThrownBy(() -> SubjectFile.parse("T.java", SOURCE.replace("returns 1:", "returns x")))
        .hasMessage("T.java, line 5: not a directive: returns x x < 0");
    assertThatThrownBy(() -> SubjectFile.parse("T.java", SOURCE.replace("// paths 2", "")))
        .hasMessage("T.java, line 5: belongs to no method with paths");
  }

  @Test
  void aConditionThatIsNotJavaIsRejected() {
    assertThatThrownBy(() -> program(SOURCE.replace("x == 0", "y == 0")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cannot find symbol");
  }

  private List<String> check(String source, Exploration exploration) {
    SubjectProgram program = program(source);
    return SubjectCheck.problems(program, program.file().subjects().get(0), exploration);
  }

  private SubjectProgram program(String source) {
    return SubjectProgram.compile(SubjectFile.parse("T.java", source), folder);
  }

  private static Exploration exploration(ExploredPath... paths) {
    return new Exploration(Status.COMPLETE, Map.of(), List.of(paths), Effort.NONE);
  }

  private static ExploredPath returned(int x, int value, int line) {
    return path(x, new Outcome.Returned("int", new Datum.Primitive(value), site(line)));
  }

  private static ExploredPath divided(int x) {
    return threw(x, "/ by zero", 7);
  }

  private static ExploredPath threw(int x, String message, int line) {
    return path(x, new Outcome.Threw("java.lang.ArithmeticException", message, site(line)));
  }

  private static Site site(int line) {
    return new Site("p.T", "f", line);
  }

  private static ExploredPath path(int x, Outcome outcome) {
    List<Input> inputs = List.of(new Input("x", "int", new Datum.Primitive(x)));
    return new ExploredPath(List.of(), List.of(), inputs, outcome, true);
  }
}
