package dev.clew.app.check.access;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.program.MethodInfo;
import dev.clew.output.Finding.Access;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CallAccessTest {

  private static final String OPEN =
      """
      package p;
      public class Open {
        public int shown;
        int kept;
        public Open() {}
        Open(int n) {}
        protected Open(long n) {}
        public static void all(Open... some) {}
        public static class Nested {
          public Nested(String s) {}
          public enum Colour { RED }
        }
        static class Hidden {
          public static void run() {}
          public enum Shade { DARK }
        }
        protected static class Below {
          public Below() {}
        }
        public interface Face {}
        interface Veil {}
      }
      class Base {
        public void inherited() {}
        void own() {}
      }
      """;

  private static final Step.Construct OBJECT = construct("p.Open");

  @TempDir private Path classes;
  private TargetSet targets;

  @BeforeEach
  void open() {
    Sources.compile(
        classes,
        "p/Open.java",
        OPEN,
        "p/Heir.java",
        "package p; public class Heir extends Base { public Heir() {} }");
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    targets = Targets.resolve(List.of("p.Open"), options, note -> {});
  }

  @AfterEach
  void close() throws IOException {
    targets.close();
  }

  private static Step.Construct construct(String type, String... parameters) {
    return new Step.Construct(1, type, List.of(parameters), List.of());
  }

  private static Step.Invoke invoke(String owner, String method, OptionalInt receiver) {
    return new Step.Invoke(2, owner, method, List.of(), receiver, List.of());
  }

  private Access access(Step... steps) {
    List<Step> all = List.of(steps);
    return new CallAccess(targets.program())
        .of(new Recipe(all.subList(0, all.size() - 1), all.get(all.size() - 1), null));
  }

  @Test
  void membersThatEverybodySeesArePublic() {
    assertThat(access(OBJECT)).isEqualTo(Access.PUBLIC);
    assertThat(access(construct("p.Open$Nested", "java.lang.String"))).isEqualTo(Access.PUBLIC);
    assertThat(access(new Step.EnumConstant(1, "p.Open$Nested$Colour", "RED"), OBJECT))
        .isEqualTo(Access.PUBLIC);
    assertThat(access(new Step.Stub(3, "p.Open$Face"), OBJECT)).isEqualTo(Access.PUBLIC);
    assertThat(access(OBJECT, new Step.Assign(1, "shown", 4), OBJECT)).isEqualTo(Access.PUBLIC);
    assertThat(access(new Step.NewArray(3, "int[][]", 1), new Step.Constant(4, "a"), OBJECT))
        .isEqualTo(Access.PUBLIC);
    assertThat(access(construct("java.lang.StringBuilder"))).isEqualTo(Access.PUBLIC);
  }

  @Test
  void membersOfThePackageAndOfSubclassesAreInside() {
    assertThat(access(construct("p.Open", "int"))).isEqualTo(Access.INSIDE);
    assertThat(access(construct("p.Open", "long"))).isEqualTo(Access.INSIDE);
    assertThat(access(construct("p.Open$Below"))).isEqualTo(Access.INSIDE);
    assertThat(access(invoke("p.Open$Hidden", "run", OptionalInt.empty())))
        .isEqualTo(Access.INSIDE);
    assertThat(access(new Step.EnumConstant(1, "p.Open$Hidden$Shade", "DARK"), OBJECT))
        .isEqualTo(Access.INSIDE);
    assertThat(access(new Step.Stub(3, "p.Open$Veil"), OBJECT)).isEqualTo(Access.INSIDE);
    assertThat(access(OBJECT, new Step.Assign(1, "kept", 4), OBJECT)).isEqualTo(Access.INSIDE);
    assertThat(access(new Step.NewArray(3, "p.Base[]", 1), OBJECT)).isEqualTo(Access.INSIDE);
    assertThat(access(new Step.Allocate(3, "p.Open"), OBJECT)).isEqualTo(Access.INSIDE);
  }

  @Test
  void packagesThatNobodyExportsAreInside() {
    Sources.compile(
        classes,
        "p/internal/Deep.java",
        "package p.internal; public class Deep { public Deep() {} }",
        "q/Other.java",
        "package q; public class Other { public Other() {} }");
    Sources.compile(
        classes, "q/impl/Made.java", "package q.impl; public class Made { public Made() {} }");
    assertThat(access(construct("p.internal.Deep"))).isEqualTo(Access.INSIDE);
    assertThat(access(construct("q.impl.Made"))).isEqualTo(Access.INSIDE);
    assertThat(access(construct("q.Other"))).isEqualTo(Access.PUBLIC);

    Sources.compile(classes, "module-info.java", "module m { exports p; exports q to other; }");
    assertThat(access(construct("p.Open$Nested", "java.lang.String"))).isEqualTo(Access.PUBLIC);
    assertThat(access(construct("q.Other"))).isEqualTo(Access.INSIDE);
  }

  @Test
  void aPublicMethodIsInheritedFromAClassThatIsNot() {
    OptionalInt first = OptionalInt.of(1);
    assertThat(access(construct("p.Heir"), invoke("p.Base", "inherited", first)))
        .isEqualTo(Access.PUBLIC);
    assertThat(access(construct("p.Heir"), invoke("p.Base", "own", first)))
        .isEqualTo(Access.INSIDE);
    assertThat(access(construct("p.Base"), invoke("p.Base", "inherited", first)))
        .isEqualTo(Access.INSIDE);
  }

  @Test
  void methodsThatNobodyInTheProgramCallsAreEntryPoints(@TempDir Path program) throws IOException {
    Sources.compile(
        program,
        "q/Main.java",
        """
        package q;
        public class Main {
          public static void main(String[] args) {
            Worker.called();
            Runnable later = Worker::referred;
            new Worker().own();
          }
        }
        class Worker implements Comparable<Worker> {
          static void called() {}
          static void referred() {}
          void own() {}
          static int recursive(int n) { return n == 0 ? 0 : recursive(n - 1); }
          public void forFrameworks() {}
          @Override public int compareTo(Worker other) { return 0; }
        }
        """,
        "q/impl/Maker.java",
        """
        package q.impl;
        public class Maker {
          public static int kept() { return 0; }
          @Deprecated public static int made() { return 0; }
        }
        """);
    assertThat(entryPoints(program, program.toString()))
        .containsExactlyInAnyOrder("recursive", "forFrameworks", "made");
    assertThat(entryPoints(program, "q.Main", "q.Worker#called")).contains("called");
    assertThat(entryPoints(program, "q.Worker")).contains("called", "own", "compareTo");
  }

  private static List<String> entryPoints(Path program, String... names) throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, program.toString());
    try (TargetSet found = Targets.resolve(List.of(names), options, note -> {})) {
      EntryPoints points = new EntryPoints(found);
      return found.methods().stream()
          .filter(points::isOne)
          .map(MethodInfo::name)
          .filter(name -> !name.equals("<init>"))
          .toList();
    }
  }
}
