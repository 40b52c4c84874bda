package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.clew.app.run.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls that could not be tried are no all-clear: what is printed, written and returned then. */
class UntriedCallsTest {

  private static final Path RUNNING = Path.of(System.getProperty("java.home"));

  private static final String SOURCE =
      """
      public class Reaching {
        static int file(int x) throws java.io.IOException {
          if (x == 7) {
            new java.io.FileWriter("/no/such/folder/file.txt").close();
            return 10 / (x - 7);
          }
          return x;
        }
        static int swallowed(int x) {
          if (x == 7) {
            try {
              new ProcessBuilder("true").start();
            } catch (Exception e) {
              return 1;
            }
          }
          return x;
        }
        static int exit(int x) {
          if (x == 7) {
            System.exit(3);
          }
          return x;
        }
        static int slow(int x) throws InterruptedException {
          if (x == 7) {
            Thread.sleep(600_000);
          }
          return x;
        }
        static int plain(int x) {
          return x;
        }
      }
      """;

  @TempDir private Path folder;
  private Workbench bench;

  @BeforeEach
  void compile() throws IOException {
    bench = new Workbench(folder);
    bench.compile("Reaching", SOURCE);
  }

  /** JUnit warns of links that lead out of its folders. */
  @AfterEach
  void unlink() throws IOException {
    Files.deleteIfExists(folder.resolve("jdk/lib"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "test"})
  void withoutATemporaryFolderThereIsNoAllClear(String command) {
    Path file = bench.classes().resolve("Reaching.class");
    for (Path none : List.of(folder.resolve("no-such-folder"), file)) {
      int exitCode = withTemporaryFolder(none, () -> bench.run(command, "Reaching#plain"));
      assertOneLine(exitCode, "cannot write to the temporary folder " + none);
      assertThat(bench.log()).contains("-Djava.io.tmpdir=");
    }
  }

  /** What is left behind in the temporary folder is removed, too. */
  @Tag("once")
  @ParameterizedTest
  @CsvSource({
    "'echo no memory >&2; exit 1', does not start: no memory",
    "kill -9 $$, does not start"
  })
  void aJvmThatDoesNotStartIsNoAllClear(String script, String said) throws IOException {
    Path temporary = Files.createDirectory(folder.resolve("temporary"));
    String jdk = jdk("#!/bin/sh\n" + script + "\n").toString();
    int exitCode =
        withTemporaryFolder(temporary, () -> bench.run("check", "Reaching#plain", "--jdk", jdk));
    assertOneLine(exitCode, said);
    assertThat(bench.log()).contains("--jdk");
    JsonNode untried = bench.results().get("summary").get("untried").get(0);
    assertThat(untried.get("obstacle").textValue()).isEqualTo("no-jvm");
    assertThat(untried.get("detail").textValue()).contains(said);
    assertThat(temporary).isEmptyDirectory();
  }

  @Tag("once")
  @Test
  void aFolderThatIsNoJdkIsNoAllClear() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Path noJvm = jdk("");
    Files.delete(noJvm.resolve("bin/java"));
    Path file = bench.classes().resolve("Reaching.class");
    for (Path wrong : List.of(empty, noJvm, file, folder.resolve("none"))) {
      assertOneLine(
          bench.run("check", "Reaching#plain", "--jdk", wrong.toString()), wrong.toString());
    }
  }

  @Test
  void whatWasRefusedIsSaidWithWhatWouldPermitIt() throws IOException {
    Path temporary = Files.createDirectory(folder.resolve("temporary"));
    int exitCode =
        withTemporaryFolder(
            temporary,
            () ->
                bench.run(
                    "check", "Reaching", "--call-depth=0", "--replay-timeout=1s", "--hunt=no"));
    assertThat(exitCode).isZero();
    assertThat(temporary).isEmptyDirectory();
    assertThat(bench.printed().lines())
        .containsSequence(
            "Not tried:",
            "1 path: not allowed: files: writing to /no/such/folder/file.txt;"
                + " --allow files permits it")
        .anyMatch(line -> line.matches("1 path: not allowed: processes: .*; --allow processes .*"))
        .contains("1 path: not allowed: exit: ending the JVM")
        .contains("1 path: it did not end in time; --replay-timeout gives more time")
        .anyMatch(line -> line.contains("paths confirmed, 4 could not be tried;"));

    List<JsonNode> failed = new ArrayList<>();
    bench.results().get("targets").findParents("obstacle").forEach(failed::add);
    assertThat(failed).hasSize(4);
    JsonNode refused = failed.get(0);
    assertThat(refused.get("confirmation").textValue()).isEqualTo("failed");
    assertThat(refused.get("confirmationDetail").textValue())
        .isEqualTo("not allowed: files: writing to /no/such/folder/file.txt");
    assertThat(refused.get("obstacle").textValue()).isEqualTo("refused");
    assertThat(refused.get("allow").textValue()).isEqualTo("files");
    assertThat(bench.results().get("summary").get("untried")).hasSize(4);
  }

  /** Every path was explored to its end, but not every one could be tried. */
  @Tag("once")
  @Test
  void strictCountsWhatCouldNotBeTried() throws IOException {
    bench.compile(
        "Loud",
        """
        public class Loud {
          static int quiet(byte x) {
            return x < 0 ? -1 : 1;
          }
          static int late(boolean waits) throws InterruptedException {
            if (waits) {
              Thread.sleep(600_000);
            }
            return 1;
          }
        }
        """);
    assertThat(bench.run("check", "Loud#quiet", "--strict")).isZero();
    assertThat(bench.run("check", "Loud#late", "--strict", "--replay-timeout=1s"))
        .as(bench.printed())
        .isEqualTo(ExitCode.INCOMPLETE.number());
    assertThat(bench.results().findValuesAsText("status")).containsOnly("complete");
    assertThat(bench.printed())
        .contains("1 path: it did not end in time; --replay-timeout gives more time");
  }

  private void assertOneLine(int exitCode, String said) {
    assertThat(exitCode).isEqualTo(ExitCode.USAGE.number());
    assertThat(bench.printed()).isEmpty();
    assertThat(bench.log().lines()).hasSize(1).allMatch(line -> line.startsWith("clew: "));
    assertThat(bench.log()).contains(said);
  }

  /** The library of the running JDK, and a script for its JVM. */
  private Path jdk(String script) throws IOException {
    Path home = Files.createDirectory(folder.resolve("jdk"));
    Files.createSymbolicLink(home.resolve("lib"), RUNNING.resolve("lib"));
    Path java = Files.createDirectory(home.resolve("bin")).resolve("java");
    Files.writeString(java, script);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    return home;
  }

  private interface Command {
    int run();
  }

  private static int withTemporaryFolder(Path other, Command command) {
    String before = System.setProperty("java.io.tmpdir", other.toString());
    try {
      return command.run();
    } finally {
      System.setProperty("java.io.tmpdir", before);
    }
  }
}
