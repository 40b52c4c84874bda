package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.solver.Budget;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Abstract classes that nobody extends: which code runs, and what is unknown. */
@Tag("once")
class StubbedClassesTest {

  private static final String SOURCE =
      """
      class Stubbed {
        interface Sized extends Comparable<Sized> { int size(); default int twice() { return 2 * size(); } }
        interface Fixed extends Sized { default int size() { return 21; } }
        abstract static class Base implements Sized {
          int field;
          public int compareTo(Sized other) { return 5; }
          public String toString() { return "base"; }
          public int hashCode() { return 7; }
          int code() { return 1; }
        }
        abstract static class Shape extends Base {
          int code() { return 2; }
          public abstract boolean equals(Object other);
        }

        static int inherited(Shape s) { Sized sized = s; return s == null ? 0 : sized.compareTo(null); }
        static int overridden(Shape s) { Base base = s; return s == null ? 0 : base.code(); }
        static String ofObject(Shape s) { Object o = s; return s == null ? "" : o + "" + o.hashCode(); }
        static int open(Shape s) { return s == null ? 0 : s.twice(); }
        static boolean reopened(Shape s) { Object o = s; return s != null && o.equals(o); }
        static int field(Shape s) { return s == null ? 0 : s.field; }
        static int interfaces(Fixed f) { Sized s = f; return f == null ? 0 : s.twice(); }
        static boolean task(java.util.TimerTask t) { return t != null && t.cancel(); }
      }
      """;

  @TempDir static Path folder;
  private static Program program;

  @BeforeAll
  static void compile() {
    Javac.compile(Map.of("Stubbed.java", SOURCE), List.of(), folder);
    program = new Program(ClassPath.open(Jdk.running(), List.of(folder)));
  }

  private static Exploration explore(String name) {
    MethodInfo method =
        program.load("Stubbed").methods().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    Explorer explorer = Explorers.over(program).orElseThrow();
    return explorer.explore(
        method,
        Bounds.DEFAULT,
        StrategyName.DFS,
        7,
        1,
        Budget.of(Duration.ofMinutes(1)),
        ExplorationListener.NONE);
  }

  /** What a method returns for objects. */
  private static Set<Object> results(String name) {
    Exploration exploration = explore(name);
    assertThat(exploration.reasons()).isEmpty();
    return exploration.paths().stream()
        .filter(path -> path.inputs().get(0).value() instanceof Datum.Instance)
        .map(ExploredPath::outcome)
        .map(outcome -> value(((Outcome.Returned) outcome).value()))
        .collect(Collectors.toSet());
  }

  private static Object value(Datum datum) {
    return datum instanceof Datum.Text text ? text.value() : ((Datum.Primitive) datum).value();
  }

  private static Set<String> fields(String name) {
    return explore(name).paths().stream()
        .filter(path -> path.inputs().get(0).value() instanceof Datum.Instance)
        .flatMap(path -> ((Datum.Instance) path.inputs().get(0).value()).fields().keySet().stream())
        .collect(Collectors.toSet());
  }

  @Test
  void theCodeThatTheClassHasRuns() {
    assertThat(results("inherited")).containsExactly(5);
    assertThat(results("overridden")).containsExactly(2);
    assertThat(results("ofObject")).containsExactly("base7");
    assertThat(results("interfaces")).containsExactly(42);
  }

  @Test
  void whatItLeavesOpenIsUnknown() {
    assertThat(fields("open")).containsExactly("size()#1");
    assertThat(fields("reopened")).containsExactly("equals()#1");
    assertThat(results("reopened")).containsExactlyInAnyOrder(true, false);
    assertThat(fields("field")).containsExactly("field");
  }

  @Test
  void aClassOfTheLibraryIsWhatItsConstructorMakes() {
    assertThat(results("task")).containsExactly(false);
    assertThat(fields("task")).isEmpty();
  }
}
