package dev.clew.junit.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.junit.run.CompilerRun.Output;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompilerRunTest {

  private static final Path HOME = Path.of(System.getProperty("java.home"));
  private static final Duration LONG = Duration.ofMinutes(2);

  @TempDir private Path folder;

  private final CompilerRun process = CompilerProcess.find(List.of(HOME)).orElseThrow();
  private final CompilerRun thread = new CompilerThread(ToolProvider.getSystemJavaCompiler());

  private Path source(String text) throws Exception {
    return Files.writeString(folder.resolve("One.java"), text);
  }

  private Optional<Output> compile(CompilerRun run, Path source, Duration limit) throws Exception {
    Path classes = Files.createDirectories(folder.resolve(run.getClass().getSimpleName()));
    List<String> options =
        List.of("-proc:none", "-Xlint:all", "-encoding", "UTF-8", "-d", classes.toString());
    return run.compile(options, List.of(source), folder, limit);
  }

  @Test
  void bothSayTheSameOfErrorsAndWarnings() throws Exception {
    Path source =
        source(
            """
            import java.util.*;
            class One {
              int text = "ü";
              Object raw = new ArrayList();
              Date day = new Date(1, 2, 3);
              Missing missing;
            }
            class Other {}
            """);

    Output threads = compile(thread, source, LONG).orElseThrow();

    assertThat(threads.isClean()).isFalse();
    assertThat(Diagnostic.parse(threads.text())).hasSize(4);
    assertThat(compile(process, source, LONG)).contains(threads);
  }

  @Test
  void classesAreThereWhereThereIsNoError() throws Exception {
    Path source = source("class One { @Deprecated int n; }");

    for (CompilerRun run : List.of(process, thread)) {
      assertThat(compile(run, source, LONG))
          .hasValueSatisfying(e -> assertThat(e.isClean()).isTrue());
      assertThat(folder.resolve(run.getClass().getSimpleName()).resolve("One.class")).exists();
    }
  }

  @Test
  void whatDoesNotEndInTimeHasNoOutput() throws Exception {
    Path source =
        source(
            IntStream.range(0, 3_000)
                .mapToObj(n -> "class Part" + n + " { int f(int n) { return n + 1; } }\n")
                .collect(Collectors.joining()));

    for (CompilerRun run : List.of(process, thread)) {
      assertThat(compile(run, source, Duration.ZERO)).isEmpty();
    }
    for (Thread each : Thread.getAllStackTraces().keySet()) {
      if (each.getName().equals("clew-javac")) {
        each.join();
      }
    }
    assertThat(folder.resolve("CompilerThread")).isEmptyDirectory();
  }

  /** What the compiler finds on its class path it would start, where nobody says otherwise. */
  @Test
  void noPlugInThatTheCodeUnderTestBringsIsRun() throws Exception {
    Path places = Files.createDirectory(folder.resolve("places"));
    Path trace = folder.resolve("it-was-here");
    Path plugIn =
        Files.writeString(
            folder.resolve("PlugIn.java"),
            """
            public class PlugIn implements com.sun.source.util.Plugin {
              public PlugIn() throws java.io.IOException {
                java.nio.file.Files.createFile(java.nio.file.Path.of("%s"));
              }
              public String getName() { return "PlugIn"; }
              public boolean autoStart() { return true; }
              public void init(com.sun.source.util.JavacTask task, String... words) {}
            }
            """
                .formatted(trace));
    Path cart = Files.writeString(folder.resolve("Cart.java"), "public class Cart {}");
    List<String> into = List.of("-proc:none", "-d", places.toString());
    assertThat(thread.compile(into, List.of(plugIn, cart), folder, LONG).orElseThrow().isClean())
        .isTrue();
    Path services = Files.createDirectories(places.resolve("META-INF/services"));
    Files.writeString(services.resolve("com.sun.source.util.Plugin"), "PlugIn\n");
    Files.writeString(places.resolve("Cart.java"), "public class Cart { edited since }");
    Path source = source("class One { Cart cart; }");

    for (CompilerRun run : List.of(process, thread)) {
      Path classes = Files.createDirectories(folder.resolve(run.getClass().getSimpleName()));
      List<String> options = SuiteCompiler.options(places.toString(), classes);
      assertThat(run.compile(options, List.of(source), folder, LONG))
          .hasValueSatisfying(e -> assertThat(e.isClean()).as(e.text()).isTrue());
      assertThat(classes.resolve("One.class")).exists();
    }
    assertThat(trace).doesNotExist();
  }

  @Test
  void anotherJdksCompilerIsAProcess() {
    assertThat(CompilerProcess.find(List.of(folder, HOME))).contains(process);
    assertThat(CompilerProcess.find(List.of(folder))).isEmpty();
  }
}
