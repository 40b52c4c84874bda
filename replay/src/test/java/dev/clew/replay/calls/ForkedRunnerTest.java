package dev.clew.replay.calls;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.concrete.MethodAnswer;
import dev.clew.engine.concrete.MethodRunner.Invocation;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.process.ConfinedJvms;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForkedRunnerTest {

  private static final String SOURCE =
      """
      class Guest {
        static String echo(String s) { return s; }
        static double half(double d) { return d / 2; }
        static float same(float f) { return f; }
        static int hang(int x) { while (x == x) {} return x; }
        static int fail(int x) { throw new IllegalStateException("no " + x); }
        static int halt(int x) { Runtime.getRuntime().halt(x); return x; }
        static int delete(String s) { return new java.io.File(s).delete() ? 1 : 0; }
        static int swallow(String s) { try { return delete(s); } catch (SecurityException e) { return 7; } }
        static String close(String s) throws java.io.IOException {
          System.out.close();
          new java.io.FileOutputStream(java.io.FileDescriptor.out).close();
          System.in.close();
          return s;
        }
      }

      class Asking {
        static int charset(String s) { try { return java.nio.charset.Charset.forName(s).hashCode(); } catch (IllegalArgumentException e) { return 5; } }
      }

      class Initialiser {
        static final boolean DELETED = new java.io.File("PRECIOUS").delete();
        static String value(String s) { return DELETED + s; }
      }
      """;

  /** What the library asks for services, whoever is on the class path. */
  private static final String PROVIDERS =
      """
      public class Services {
        static void strike() {
          new java.io.File("PRECIOUS").delete();
        }

        public static class Charsets extends java.nio.charset.spi.CharsetProvider {
          static { strike(); }
          public java.util.Iterator<java.nio.charset.Charset> charsets() { return null; }
          public java.nio.charset.Charset charsetForName(String name) { return null; }
        }

        public static class Protocols extends java.net.spi.URLStreamHandlerProvider {
          static { strike(); }
          public java.net.URLStreamHandler createURLStreamHandler(String protocol) { return null; }
        }

        public static class Loggers extends System.LoggerFinder {
          static { strike(); }
          public System.Logger getLogger(String name, Module module) { return null; }
        }
      }
      """;

  private static final Map<String, String> SERVICES =
      Map.of(
          "java.nio.charset.spi.CharsetProvider", "Services$Charsets",
          "java.net.spi.URLStreamHandlerProvider", "Services$Protocols",
          "java.lang.System$LoggerFinder", "Services$Loggers");

  @TempDir static Path folder;
  private static ConfinedJvms jvms;
  private static ForkedRunner runner;

  private static Path precious;

  @BeforeAll
  static void compile() throws Exception {
    precious = Files.writeString(folder.resolve("precious.txt"), "text");
    compile("Guest", SOURCE);
    compile("Services", PROVIDERS);
    Path services = Files.createDirectories(folder.resolve("META-INF").resolve("services"));
    for (Map.Entry<String, String> each : SERVICES.entrySet()) {
      Files.writeString(services.resolve(each.getKey()), each.getValue());
    }
    ClassPath path = ClassPath.open(Jdk.running(), List.of(folder));
    jvms = ConfinedJvms.of(path, Set.of());
    runner = new ForkedRunner(jvms, Duration.ofMillis(700));
  }

  private static void compile(String name, String source) {
    SimpleJavaFileObject file =
        new SimpleJavaFileObject(
            URI.create("string:///" + name + ".java"), javax.tools.JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source.replace("PRECIOUS", precious.toString());
          }
        };
    List<String> options = List.of("-proc:none", "-d", folder.toString());
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, null, options, null, List.of(file))
                .call())
        .isTrue();
  }

  @AfterAll
  static void end() {
    jvms.close();
  }

  private static MethodAnswer run(String method, String type, Object argument) {
    return runner.run(
        new Invocation("Guest", method, List.of(type), Arrays.asList(new Object[] {argument})));
  }

  @Test
  void valuesArriveAsTheyAre() {
    for (String text : List.of("", "a", "\0", "\uD800", "\uDC00\uD800", "x".repeat(100_000))) {
      assertThat(run("echo", "java.lang.String", text)).isEqualTo(new MethodAnswer.Returned(text));
    }
    assertThat(run("echo", "java.lang.String", null)).isEqualTo(new MethodAnswer.Returned(null));
    for (double number :
        new double[] {-0.0, Double.NaN, Double.NEGATIVE_INFINITY, Double.MIN_VALUE}) {
      assertThat(run("half", "double", number)).isEqualTo(new MethodAnswer.Returned(number / 2));
    }
    assertThat(run("same", "float", -0.0f)).isEqualTo(new MethodAnswer.Returned(-0.0f));
  }

  @Test
  void whatIsThrownIsNamedWithItsMessage() {
    assertThat(run("fail", "int", 3))
        .isEqualTo(new MethodAnswer.Threw("java.lang.IllegalStateException", "no 3"));
  }

  @Test
  void aCallThatTakesTooLongIsGivenUpAndTheNextOneWorks() {
    assertThat(run("hang", "int", 3))
        .isEqualTo(new MethodAnswer.Failed("it took longer than 700 ms"));
    assertThat(run("half", "double", 3.0)).isEqualTo(new MethodAnswer.Returned(1.5));
  }

  @Test
  void aJvmThatEndsIsStartedAgain() {
    assertThat(run("halt", "int", 3)).isInstanceOf(MethodAnswer.Failed.class);
    assertThat(run("half", "double", 3.0)).isEqualTo(new MethodAnswer.Returned(1.5));
  }

  @Test
  void nothingIsDeletedOutsideByMethodsOrInitialisers() throws Exception {
    for (String method : List.of("delete", "swallow")) {
      assertThat(run(method, "java.lang.String", precious.toString()))
          .isInstanceOfSatisfying(
              MethodAnswer.Failed.class,
              failed -> assertThat(failed.why()).startsWith("not allowed: files"));
    }
    for (int i = 0; i < 2; i++) { // the second time, the class is no less unfit
      assertThat(
              runner.run(
                  new Invocation(
                      "Initialiser", "value", List.of("java.lang.String"), List.of("x"))))
          .isInstanceOfSatisfying(
              MethodAnswer.Failed.class,
              failed -> assertThat(failed.why()).startsWith("not allowed: files"));
    }
    assertThat(precious).exists();
    assertThat(run("half", "double", 3.0)).isEqualTo(new MethodAnswer.Returned(1.5));
  }

  @Test
  void closedStreamsAreNotThePipe() {
    assertThat(run("close", "java.lang.String", "x")).isEqualTo(new MethodAnswer.Returned("x"));
    assertThat(run("half", "double", 3.0)).isEqualTo(new MethodAnswer.Returned(1.5));
  }

  @Test
  void aMethodThatIsNotThereIsSaid() {
    assertThat(run("gone", "int", 3))
        .isEqualTo(new MethodAnswer.Failed("java.lang.NoSuchMethodException: Guest.gone(int)"));
  }

  /** The class path of this JVM is the users': the library finds their services there. */
  @Test
  void noServiceOfTheClassPathIsAskedBeforeTheGuardStands() {
    assertThat(run("half", "double", 3.0)).isEqualTo(new MethodAnswer.Returned(1.5));
    assertThat(precious).exists();

    assertThat(
            runner.run(
                new Invocation(
                    "Asking", "charset", List.of("java.lang.String"), List.of("no-such-one"))))
        .isInstanceOfSatisfying(
            MethodAnswer.Failed.class,
            failed -> assertThat(failed.why()).startsWith("not allowed: files"));
    assertThat(precious).exists();
  }
}
