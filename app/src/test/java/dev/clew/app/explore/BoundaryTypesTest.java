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

/** Types beyond the boundary: none of their code runs, and what they answer is any value. */
@Tag("once")
class BoundaryTypesTest {

  /** Everything in it throws, so that running any of it shows. */
  private static final Map<String, String> FRAMEWORK =
      Map.of(
          "org/springframework/jdbc/Template.java",
          """
          package org.springframework.jdbc;
          public class Template {
            public static final Template SHARED = open();
            public static final int LIMIT = 7;
            protected int size = (int) fail();
            public Template() { fail(); }
            public static Template open() { return (Template) fail(); }
            private static Object fail() { throw new IllegalStateException("it runs"); }
            public String query(String sql) { return (String) fail(); }
            public final int count() { return (int) fail(); }
            public void execute(Runnable task) { task.run(); }
            public enum Mode { FAST { @Override public int cost() { return 1; } }; public int cost() { return 9; } }
            public static class Failure extends RuntimeException {
              public Failure(String text) { super("failure: " + text); }
            }
          }
          """,
          "org/springframework/jdbc/Source.java",
          """
          package org.springframework.jdbc;
          public interface Source {
            String get();
            default String both() { throw new IllegalStateException("it runs"); }
          }
          """,
          "org/springframework/jdbc/Store.java",
          """
          package org.springframework.jdbc;
          public interface Store {
            String load() throws java.io.IOException;
            void save(String text) throws java.io.IOException;
          }
          """,
          "org/slf4j/Logger.java",
          """
          package org.slf4j;
          public interface Logger { void info(String s, Object o); boolean isDebugEnabled(); Event atInfo(); String getName(); }
          """,
          "org/slf4j/Event.java",
          "package org.slf4j; public interface Event { Event with(Object o); void log(); }",
          "org/slf4j/LoggerFactory.java",
          """
          package org.slf4j;
          public class LoggerFactory {
            static { if (true) { throw new IllegalStateException("it runs"); } }
            public static Logger getLogger(Class<?> type) { return null; }
          }
          """,
          "org/jboss/logging/Messages.java",
          """
          package org.jboss.logging;
          public class Messages {
            static { if (true) { throw new IllegalStateException("it runs"); } }
            public static <T> T getMessageLogger(Class<T> type, String name) { return null; }
          }
          """);

  private static final String SOURCE =
      """
      import org.slf4j.*;
      import org.springframework.jdbc.*;

      class App {
        static final Logger LOG = LoggerFactory.getLogger(App.class);
        static final java.util.logging.Logger JUL = java.util.logging.Logger.getLogger("app");
        static final System.Logger SYSTEM = System.getLogger("app");
        static class Own extends Template { int twice() { return size * 2; } int all() { return count(); } }
        static class Loud { @Override public String toString() { throw new IllegalStateException("loud"); } }

        static int given(Template t) { return 10 / t.query("a").length(); }
        static int fixed(Template t) { return 10 / t.count(); }
        static int made() { return new Template().query("a").length(); }
        static boolean opened() { return Template.open() != null && Template.SHARED != null; }
        static int limit() { return Template.LIMIT; }
        static int field() { return 10 / new Own().twice(); }
        static int inherited() { return 10 / new Own().all(); }
        static int interfaces(Source s) { return s.get().length() + s.both().length(); }
        static int handled(Store s) {
          try {
            return s.load().length() * 0;
          } catch (java.io.FileNotFoundException e) {
            return e.getMessage().isEmpty() ? 1 : 2;
          } catch (java.io.IOException e) {
            return 3;
          }
        }
        static int handledBelow(Store s) {
          try {
            s.save("a");
            return handedOn(s);
          } catch (java.io.IOException e) {
            return 1;
          }
        }
        private static int handedOn(Store s) throws java.io.IOException { s.save("b"); return 2; }
        static int unhandled(Store s) throws java.io.IOException {
          try { return s.load().length() * 0; } finally { s.save("c"); }
        }
        static int unchecked(Template t) {
          try { return t.query("a").length() * 0; } catch (Template.Failure e) { return 1; }
        }
        static int callback(Template t) { t.execute(() -> { throw new IllegalStateException("called"); }); return 1; }
        static int mode() { return Template.Mode.FAST.cost(); }
        static void failure() { throw new Template.Failure("x"); }
        static int logs() {
          LOG.info("{}", new Loud());
          LOG.atInfo().with(new Loud()).log();
          JUL.log(java.util.logging.Level.INFO, "{0}", new Loud());
          SYSTEM.log(System.Logger.Level.INFO, new Loud());
          return LOG.isDebugEnabled() || JUL.isLoggable(java.util.logging.Level.SEVERE)
              || SYSTEM.isLoggable(System.Logger.Level.ERROR) ? 1 / 0 : 2;
        }
        static int givenLogger(Logger log) { log.atInfo().with(log).log(); return log.isDebugEnabled() ? 1 / 0 : 2; }
        interface Told { void told(Object o); }
        static final Told TOLD = org.jboss.logging.Messages.getMessageLogger(Told.class, "app");
        static int tells() { TOLD.told(new Loud()); return 2; }
        static int name(Logger log) { return log.getName().equals("x") ? 1 : 2; }
        static int writer(java.io.PrintWriter out) { out.printf("%d", 1).append('c').println("x"); return out.checkError() ? 1 : 2; }
        static String ownWriter() {
          java.io.StringWriter text = new java.io.StringWriter();
          new java.io.PrintWriter(text, true).println(1);
          return text.toString().trim();
        }
      }
      """;

  @TempDir static Path folder;
  private static Program program;
  private static Explorer explorer;

  @BeforeAll
  static void compile() throws IOException {
    Path framework = Files.createDirectory(folder.resolve("framework"));
    Path own = Files.createDirectory(folder.resolve("own"));
    Javac.compile(FRAMEWORK, List.of(), framework);
    Javac.compile(Map.of("App.java", SOURCE), List.of(framework), own);
    program = new Program(ClassPath.open(Jdk.running(), List.of(own, framework)), Set.of(own));
    explorer = Explorers.over(program).orElseThrow();
  }

  private static Exploration explore(String name) {
    MethodInfo method =
        program.load("App").methods().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    return explorer.explore(
        method,
        Bounds.DEFAULT,
        StrategyName.DFS,
        7,
        1,
        Budget.of(Duration.ofMinutes(1)),
        ExplorationListener.NONE);
  }

  private static Set<Object> returned(String name) {
    return explore(name).paths().stream()
        .map(ExploredPath::outcome)
        .filter(Outcome.Returned.class::isInstance)
        .map(outcome -> value(((Outcome.Returned) outcome).value()))
        .collect(Collectors.toSet());
  }

  private static Object value(Datum datum) {
    return datum instanceof Datum.Text text ? text.value() : ((Datum.Primitive) datum).value();
  }

  private static List<ExploredPath> divisions(String name) {
    return explore(name).paths().stream()
        .filter(path -> path.outcome() instanceof Outcome.Threw threw && isDivision(threw))
        .toList();
  }

  private static boolean isDivision(Outcome.Threw threw) {
    return threw.exception().equals("java.lang.ArithmeticException");
  }

  @Test
  void anObjectThatIsGivenAnswersAndAReplayCanBeToldWhat() {
    assertThat(divisions("given"))
        .hasSize(1)
        .allSatisfy(
            path -> {
              assertThat(path.followed()).isTrue();
              Datum.Instance input = (Datum.Instance) path.inputs().get(0).value();
              assertThat(input.stub()).isTrue();
              assertThat(input.fields()).containsOnlyKeys("query()#1");
            });
    assertThat(explore("given").reasons())
        .containsOnlyKeys(new Reason(ReasonCode.BOUNDARY, "org.springframework.jdbc.Template"));
    assertThat(explore("given").status()).isEqualTo(Status.BOUNDED);
  }

  @Test
  void whatNoReplayCanBeToldIsAssumed() {
    for (String name : List.of("fixed", "field", "inherited")) {
      assertThat(divisions(name)).as(name).isNotEmpty().noneMatch(ExploredPath::followed);
    }
    assertThat(explore("made").paths())
        .isNotEmpty()
        .allMatch(path -> path.outcome() instanceof Outcome.Returned && !path.followed());
    assertThat(returned("opened")).containsExactly(true);
  }

  @Test
  void defaultMethodsAnswerAndCallbacksAreNotCalled() {
    assertThat(explore("interfaces").paths())
        .noneMatch(path -> path.outcome().toString().contains("it runs"));
    assertThat(returned("callback")).containsExactly(1);
  }

  @Test
  void stubsThrowWhatTheProgramCatchesAndDeclarationsOrTheFrameworkAllow() {
    assertThat(returned("handled")).containsExactlyInAnyOrder(0, 1, 2, 3);
    assertThat(returned("unchecked")).containsExactlyInAnyOrder(0, 1);
    assertThat(explore("unhandled").paths())
        .isNotEmpty()
        .allMatch(path -> path.outcome() instanceof Outcome.Returned);
    assertThat(explore("handled").paths())
        .filteredOn(path -> returnedValue(path).equals(3))
        .singleElement()
        .satisfies(
            path -> {
              assertThat(path.followed()).isTrue();
              Datum.Instance stub = (Datum.Instance) path.inputs().get(0).value();
              assertThat(stub.fields()).containsOnlyKeys("load()#1 throws");
              assertThat(stub.fields().get("load()#1 throws"))
                  .isInstanceOfSatisfying(
                      Datum.Created.class,
                      made -> assertThat(made.type()).isEqualTo("java.io.IOException"));
            });
  }

  @Test
  void callsThatReturnNothingCountTowardsTheOneThatThrows() {
    assertThat(explore("handledBelow").paths())
        .extracting(path -> ((Datum.Instance) path.inputs().get(0).value()).fields().keySet())
        .containsExactlyInAnyOrder(
            Set.of(), Set.of("save()#1 throws"), Set.of("save()#1", "save()#2 throws"));
  }

  private static Object returnedValue(ExploredPath path) {
    return value(((Outcome.Returned) path.outcome()).value());
  }

  @Test
  void constantsEnumsAndExceptionsAreValues() {
    assertThat(returned("limit")).containsExactly(7);
    assertThat(returned("mode")).containsExactly(1);
    assertThat(explore("mode").status()).isEqualTo(Status.COMPLETE);
    assertThat(explore("failure").paths())
        .extracting(path -> ((Outcome.Threw) path.outcome()).message())
        .containsExactly("failure: x");
  }

  @Test
  void loggersAreOffAndDoNothing() {
    Exploration logs = explore("logs");
    assertThat(logs.paths()).hasSize(1);
    assertThat(logs.status()).isEqualTo(Status.COMPLETE);
    assertThat(returned("logs")).containsExactly(2);
    assertThat(returned("tells")).containsExactly(2);
    assertThat(explore("tells").status()).isEqualTo(Status.COMPLETE);
    assertThat(returned("givenLogger")).containsExactly(2);
    assertThat(explore("givenLogger").status()).isEqualTo(Status.COMPLETE);
    assertThat(returned("name")).containsExactlyInAnyOrder(1, 2);
  }

  @Test
  void aWriterThatIsGivenTakesEverything() {
    assertThat(returned("writer")).containsExactly(2);
    assertThat(explore("writer").status()).isEqualTo(Status.COMPLETE);
    assertThat(returned("ownWriter")).containsExactly("1");
  }
}
