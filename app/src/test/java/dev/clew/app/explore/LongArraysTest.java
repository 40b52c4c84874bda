package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.EngineExplorers;
import dev.clew.app.Sources;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Arrays that a method makes may be of any length, and are told if they need not be long. */
class LongArraysTest {

  @TempDir private Path classes;

  @Test
  void anArrayOfAnyLengthIsToldByAShortOne() throws IOException {
    assertThat(returned("static byte[] of(int n) { return new byte[n]; }"))
        .singleElement()
        .satisfies(LongArraysTest::isShort);
  }

  @Test
  void anArrayOfManyTimesAsManyElementsIsToldByAShortOne() throws IOException {
    assertThat(
            returned("static char[] of(int n) { if (n < 9) return null; return new char[n * 2]; }"))
        .filteredOn(Datum.Array.class::isInstance)
        .singleElement()
        .satisfies(LongArraysTest::isShort);
  }

  @Test
  void anArrayThatHasToBeLongIsNotTold() throws IOException {
    Exploration found =
        explore("static int[] of(int n) { if (n < 2000000) return null; return new int[n]; }");

    assertThat(found.paths())
        .extracting(ExploredPath::outcome)
        .filteredOn(Outcome.Unsupported.class::isInstance)
        .singleElement()
        .satisfies(
            outcome ->
                assertThat(((Outcome.Unsupported) outcome).reason().cause())
                    .isEqualTo(ReasonCode.ARRAY_LENGTH));
  }

  private static void isShort(Datum datum) {
    assertThat(((Datum.Array) datum).elements().size()).isLessThanOrEqualTo(100_000);
  }

  private List<Datum> returned(String method) throws IOException {
    return explore(method).paths().stream()
        .map(ExploredPath::outcome)
        .filter(Outcome.Returned.class::isInstance)
        .flatMap(outcome -> Optional.ofNullable(((Outcome.Returned) outcome).value()).stream())
        .toList();
  }

  private Exploration explore(String method) throws IOException {
    Sources.compile(classes, "A.java", "public class A { " + method + " }");
    try (ClassPath classPath = ClassPath.open(Jdk.running(), List.of(classes))) {
      Program program = new Program(classPath);
      return EngineExplorers.over(program)
          .explore(
              program.load("A").methods().stream()
                  .filter(each -> each.name().equals("of"))
                  .findFirst()
                  .orElseThrow(),
              Bounds.DEFAULT,
              StrategyName.COVERAGE,
              0,
              1,
              Budget.of(Duration.ofSeconds(60)),
              ExplorationListener.NONE);
    }
  }
}
