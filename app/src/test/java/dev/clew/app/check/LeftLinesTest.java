package dev.clew.app.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.coverage.Coverage;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftLinesTest {

  @Test
  void aLineThatAnExceptionEndsIsCovered(@TempDir Path classes) {
    Sources.compile(
        classes,
        "C.java",
        """
        class C {
          static int parse(String s) {
            return Integer.parseInt(s);
          }
        }
        """);
    Program program = new Program(ClassPath.open(Jdk.running(), List.of(classes)));
    ClassInfo type = program.load("C");
    Coverage coverage = new Coverage();
    assertThat(lines(coverage, type)).isEqualTo(new Coverage.Count(0, 1));
    coverage.addLeft(List.of(new Site("java.lang.Integer", "parseInt", 3)));
    assertThat(lines(coverage, type)).isEqualTo(new Coverage.Count(0, 1));
    coverage.addLeft(List.of(new Site("C", "parse", 3)));
    assertThat(lines(coverage, type)).isEqualTo(new Coverage.Count(1, 1));
  }

  private static Coverage.Count lines(Coverage coverage, ClassInfo type) {
    return coverage.of(type, "parse", "(Ljava/lang/String;)I").lines();
  }
}
