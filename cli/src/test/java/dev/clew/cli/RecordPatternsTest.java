package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.clew.app.run.ExitCode;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** Patterns take records apart: their accessors are called, and what they throw is wrapped. */
@EnabledForJreRange(min = JRE.JAVA_21, disabledReason = "patterns of records are Java 21")
class RecordPatternsTest {

  @TempDir private Path folder;

  @Test
  void twoPatternsOfOneRecordAreFollowedAndTheErrorBehindTheSecondIsFound() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile(
        "Shapes",
        """
        public class Shapes {
          public sealed interface Shape {}
          public record Rect(int w, int h) implements Shape {}
          public record Circle(int r) implements Shape {}

          public static int side(Shape shape) {
            return switch (shape) {
              case Rect(int w, int h) when w == h -> w;
              case Rect(int w, int h) when w > h -> -1;
              case Rect(int w, int h) -> 100 / (w + 7);
              case Circle(int r) -> r;
            };
          }
        }
        """);

    int exitCode = bench.run("check", "Shapes#side", "--null-inputs=no");

    assertThat(exitCode).as(bench.log()).isEqualTo(ExitCode.FOUND.number());
    assertThat(bench.errors()).containsExactly("Shapes.java:10 ArithmeticException");
    JsonNode target = bench.results().get("targets").get(0);
    assertThat(target.get("status").textValue()).isEqualTo("complete");
    assertThat(target.get("pathCounts").get("confirmed").intValue()).isEqualTo(5);
  }
}
