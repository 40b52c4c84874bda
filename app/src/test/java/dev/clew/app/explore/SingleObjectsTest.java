package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Inputs of classes that have one object only: it is that object, and no other. */
class SingleObjectsTest {

  private static final String SOURCE =
      """
      class App {
        sealed interface Shape {}
        record Dot(int x) implements Shape {}
        static final class None implements Shape {
          public static final None INSTANCE = new None();
          private None() {}
        }
        static final class Counter implements Shape {
          public static final Counter INSTANCE = new Counter();
          private int count;
          private Counter() {}
        }
        static int of(Shape s) {
          if (s instanceof None) { return s == None.INSTANCE ? 1 : -1; }
          if (s instanceof Counter counter) { return counter.count == 7 ? 2 : 3; }
          return 4;
        }
      }
      """;

  @Test
  void theOnlyObjectIsTheConstant(@TempDir Path folder) throws IOException {
    Javac.compile(Map.of("App.java", SOURCE), List.of(), folder);
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(folder))) {
      Program program = new Program(path);
      MethodInfo method =
          program.load("App").methods().stream()
              .filter(each -> each.name().equals("of"))
              .findFirst()
              .orElseThrow();

      Exploration exploration =
          Explorers.over(program)
              .orElseThrow()
              .explore(
                  method,
                  Bounds.DEFAULT,
                  StrategyName.DFS,
                  7,
                  1,
                  Budget.of(Duration.ofMinutes(1)),
                  ExplorationListener.NONE);

      assertThat(exploration.paths())
          .extracting(found -> ((Outcome.Returned) found.outcome()).value())
          .contains(
              new Datum.Primitive(1),
              new Datum.Primitive(2),
              new Datum.Primitive(3),
              new Datum.Primitive(4))
          .doesNotContain(new Datum.Primitive(-1));
      assertThat(exploration.paths())
          .extracting(found -> found.inputs().get(0).value())
          .contains(new Datum.EnumConstant("App$None", "INSTANCE"));
    }
  }
}
