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
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Files;
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

/** A project that uses a library: what of the library its inputs are, and what if it is missing. */
@Tag("once")
class DependenciesTest {

  private static final Map<String, String> LIBRARY =
      Map.of(
          "lib/Shape.java", "package lib; public interface Shape { int area(); }",
          "lib/Square.java",
              "package lib; public class Square implements Shape { public int side;"
                  + " public int area() { return side * side; } }",
          "lib/Request.java", "package lib; public interface Request { int size(); }",
          "lib/WebRequest.java",
              "package lib; public interface WebRequest extends Request { int port(); }",
          "lib/Sum.java",
              "package lib; public sealed interface Sum permits Sum.One, Sum.Two {"
                  + " final class One implements Sum {} final class Two implements Sum {} }",
          "lib/Level.java", "package lib; public enum Level { LOW, HIGH }");

  private static final Map<String, String> EXTRA =
      Map.of(
          "extra/Circle.java",
              "package extra; public class Circle implements lib.Shape {"
                  + " public int area() { return 3; } }",
          "extra/Wrapper.java",
              "package extra; public class Wrapper implements lib.WebRequest, Runnable {"
                  + " lib.WebRequest r; public int size() { return r.size(); }"
                  + " public int port() { return r.port(); } public void run() {} }",
          "extra/Square.java", "package extra; public class Square extends lib.Square {}");

  private static final Map<String, String> GONE =
      Map.of("gone/Log.java", "package gone; public class Log { public static void log() {} }");

  private static final String SOURCE =
      """
      import lib.*;

      class App {
        interface Port { int a(); int b(); }
        static class Real implements Port { int x; public int a() { return x; } public int b() { return 2; } }
        static class Both implements Port {
          Port l; Port r;
          public int a() { return l.a() + r.a(); }
          public int b() { return l.b() * r.b(); }
        }
        static class Decorated implements Port {
          Port p;
          public int a() { return p.a(); }
          public int b() { return p.b(); }
        }
        static class Logged { static { gone.Log.log(); } static int one() { return 1; } }

        static int open(Shape s) { return 10 / s.area(); }
        static int asked(Shape s) { return s instanceof Square q ? q.side : -1; }
        static int any(Object o) { return o instanceof Square q ? q.side : o instanceof Level ? 2 : 3; }
        static int cast(Request r) { int size = r.size(); return ((WebRequest) r).port() + size; }
        static int twin(Request r, Request q) {
          return r == q && r.size() > 0 && q instanceof WebRequest w ? w.port() : -1;
        }
        static int copied(Request r) {
          Object[] all = {r, r};
          Object[] copy = java.util.Arrays.copyOf(all, 2);
          return copy[1] instanceof WebRequest ? 1 : copy[0].equals(r) ? 2 : 3;
        }
        static int concrete(Square s) { return s.area(); }
        static int sealedType(Sum s) { return s instanceof Sum.One ? 1 : s instanceof Sum.Two ? 2 : 3; }
        static boolean task(Runnable r) { r.run(); return r instanceof Request; }
        static int port(Port p) { return p instanceof Both ? 1 : 2; }
        static int decorated(Port p) { return p instanceof Decorated ? 1 : 2; }

        static int lost(int i) { if (i > 0) { gone.Log.log(); } return i; }
        static int caught() { try { gone.Log.log(); return 1; } catch (NoClassDefFoundError e) { return 2; } }
        static int wrapped() {
          try { gone.Log.log(); return 1; } catch (Error e) { throw new IllegalStateException("log", e); }
        }
        static int initializer() { return Logged.one(); }
        static int again() { try { return Logged.one(); } catch (Error e) { return Logged.one(); } }
        static int asksByName() {
          try { return Class.forName("gone.Log").getName().length(); }
          catch (ClassNotFoundException e) { return 0; }
        }
        static int parameter(gone.Log log) { return log == null ? 0 : 1; }
        static int own(String s) { throw new NoClassDefFoundError(s); }
      }
      """;

  @TempDir static Path folder;
  private static Path own;
  private static Path library;
  private static Path extra;
  private static Program program;
  private static Explorer explorer;

  @BeforeAll
  static void compile() throws IOException {
    library = Files.createDirectory(folder.resolve("library"));
    extra = Files.createDirectory(folder.resolve("extra"));
    own = Files.createDirectory(folder.resolve("own"));
    Path gone = Files.createDirectory(folder.resolve("gone"));
    Javac.compile(LIBRARY, List.of(), library);
    Javac.compile(EXTRA, List.of(library), extra);
    Javac.compile(GONE, List.of(), gone);
    Javac.compile(Map.of("App.java", SOURCE), List.of(library, gone), own);
    program = program(own, library);
    explorer = Explorers.over(program).orElseThrow();
  }

  private static Program program(Path... entries) {
    return new Program(ClassPath.open(Jdk.running(), List.of(entries)), Set.of(own));
  }

  private static Exploration explore(Explorer engine, Program code, String name) {
    MethodInfo method =
        code.load("App").methods().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    return engine.explore(
        method,
        Bounds.DEFAULT,
        StrategyName.DFS,
        7,
        1,
        Budget.of(Duration.ofMinutes(1)),
        ExplorationListener.NONE);
  }

  private static Exploration explore(String name) {
    return explore(explorer, program, name);
  }

  /** The classes of the first input's objects, with a star where one is a stub. */
  private static Set<String> classes(String name) {
    return explore(name).paths().stream()
        .map(path -> path.inputs().get(0).value())
        .filter(Datum.Instance.class::isInstance)
        .map(Datum.Instance.class::cast)
        .map(input -> input.type() + (input.stub() ? "*" : ""))
        .collect(Collectors.toSet());
  }

  private static Set<Object> returned(String name) {
    return explore(name).paths().stream()
        .map(ExploredPath::outcome)
        .filter(Outcome.Returned.class::isInstance)
        .map(outcome -> ((Datum.Primitive) ((Outcome.Returned) outcome).value()).value())
        .collect(Collectors.toSet());
  }

  @Test
  void anInterfaceOfTheLibraryIsAStub() {
    assertThat(classes("open")).containsExactly("lib.Shape*");
    assertThat(explore("open").reasons()).isEmpty();
  }

  @Test
  void aClassOfTheLibraryComesUpWhereTheCodeAsksForIt() {
    assertThat(classes("asked")).containsExactlyInAnyOrder("lib.Shape*", "lib.Square");
    assertThat(classes("any")).contains("lib.Square", "java.lang.Object");
    assertThat(classes("cast")).containsExactlyInAnyOrder("lib.Request*", "lib.WebRequest*");
    assertThat(explore("cast").paths())
        .anyMatch(path -> path.outcome() instanceof Outcome.Returned);
  }

  @Test
  void whatIsKnownOfAStubStaysWhenItsTypeIs() {
    assertThat(explore("cast").paths())
        .filteredOn(path -> path.outcome() instanceof Outcome.Returned)
        .allSatisfy(
            path ->
                assertThat(((Datum.Instance) path.inputs().get(0).value()).fields())
                    .containsOnlyKeys("size()#1", "port()#1"));
  }

  @Test
  void aStubMayTurnOutToBeOfATypeWhoeverHoldsIt() {
    assertThat(classes("twin")).containsExactlyInAnyOrder("lib.Request*", "lib.WebRequest*");
    assertThat(returned("copied")).containsExactlyInAnyOrder(1, 2);
  }

  @Test
  void aConcreteTypeOfTheLibraryIsItselfAndASealedOneWhatItPermits() {
    assertThat(classes("concrete")).containsExactly("lib.Square");
    assertThat(classes("sealedType")).containsExactlyInAnyOrder("lib.Sum$One", "lib.Sum$Two");
  }

  @Test
  void aClassThatHandsAllCallsOnIsNoInputUntilItIsAskedFor() {
    assertThat(classes("port")).containsExactlyInAnyOrder("App$Real", "App$Both");
    assertThat(classes("decorated")).contains("App$Decorated");
    assertThat(returned("decorated")).containsExactlyInAnyOrder(1, 2);
  }

  @Test
  void whatElseIsOnTheClassPathDoesNotMatter() throws IOException {
    Program larger = program(extra, own, library);
    Explorer other = Explorers.over(larger).orElseThrow();
    for (String name : List.of("open", "asked", "any", "cast", "concrete", "task", "port")) {
      Exploration alone = explore(name);
      Exploration together = explore(other, larger, name);

      assertThat(together.paths()).as(name).isEqualTo(alone.paths());
      assertThat(together.reasons()).as(name).isEqualTo(alone.reasons());
      assertThat(together.status()).as(name).isEqualTo(alone.status());
    }
    larger.classPath().close();
  }

  @Test
  void aPathThatNeedsAMissingClassSaysWhich() {
    Reason missing = new Reason(ReasonCode.MISSING_CLASS, "gone.Log");
    for (String name : List.of("lost", "wrapped", "initializer", "again")) {
      Exploration exploration = explore(name);
      assertThat(exploration.status()).as(name).isEqualTo(Status.UNSUPPORTED);
      assertThat(exploration.reasons()).as(name).containsOnlyKeys(missing);
      assertThat(exploration.paths()).noneMatch(path -> path.outcome() instanceof Outcome.Threw);
    }
    assertThat(returned("lost")).hasSize(1);
    assertThat(explore("parameter").reasons()).containsOnlyKeys(missing);
  }

  @Test
  void codeThatDoesWithoutAClassIsCompleteWithoutIt() {
    assertThat(returned("caught")).containsExactly(2);
    assertThat(explore("caught").status()).isEqualTo(Status.COMPLETE);
    assertThat(returned("asksByName")).containsExactly(0);
    assertThat(explore("asksByName").status()).isEqualTo(Status.COMPLETE);
    assertThat(explore("own").paths()).allMatch(path -> path.outcome() instanceof Outcome.Threw);
  }
}
