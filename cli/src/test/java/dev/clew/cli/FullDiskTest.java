package dev.clew.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Clew in a JVM of its own where there is no room to write: a file system of its own that is full.
 */
@Timeout(300)
@Tag("once")
@EnabledOnOs(value = OS.LINUX, disabledReason = "file systems are made by unshare and mount")
class FullDiskTest {

  private static final String SOURCE =
      """
      public class Cart {
        public static int share(int n) { return 100 / n; }
        public static void find(java.sql.Statement sql, String name) throws java.sql.SQLException {
          sql.execute("select * from t where n = '" + name + "'");
        }
      }
      """;

  /** Fills a file system, keeps an empty folder in it, and runs a command. */
  private static final String SCRIPT =
      """
      mount -t tmpfs -o size=64k tmpfs "$0" && mkdir "$0/out" || exit 97
      cat /dev/zero >"$0/filler" 2>/dev/null
      exec "$@"
      """;

  @TempDir private Path folder;
  private Path full;
  private Workbench bench;

  @BeforeEach
  void prepare() throws IOException, InterruptedException {
    full = Files.createDirectory(folder.resolve("full"));
    bench = new Workbench(folder);
    assumeTrue(
        inFull(List.of("true")) == 0,
        "no file system can be made here (unshare --user --map-root-user --mount)");
    bench.compile("Cart", SOURCE);
  }

  private int inFull(List<String> command) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of("unshare", "--user", "--map-root-user"));
    words.addAll(List.of("--mount", "--", "/bin/sh", "-c", SCRIPT, full.toString()));
    words.addAll(command);
    return run(words, folder.resolve("printed").toFile());
  }

  private int run(List<String> words, File printed) throws IOException, InterruptedException {
    try {
      Process process =
          new ProcessBuilder(words)
              .redirectOutput(printed)
              .redirectError(folder.resolve("log").toFile())
              .start();
      assertThat(process.waitFor(250, TimeUnit.SECONDS)).isTrue();
      return process.exitValue();
    } catch (IOException e) {
      return 98; // there is no such program
    }
  }

  private List<String> clew(Path temp, String... arguments) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-XX:TieredStopAtLevel=1", "-Dclew.os-wall=off"));
    words.add("-Djava.io.tmpdir=" + temp);
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    words.addAll(List.of(arguments));
    return words;
  }

  private List<String> arguments(String command, Path out) {
    return List.of(
        command, "-cp", bench.classes().toString(), "--out=" + out, "--time-budget=200s", "Cart");
  }

  private String log() throws IOException {
    return Files.readString(folder.resolve("log"), UTF_8);
  }

  private String printed() throws IOException {
    return Files.readString(folder.resolve("printed"), UTF_8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "test", "strings"})
  void whereNoTemporaryFileCanBeWrittenNothingIsSaidToBeTried(String command)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(arguments(command, folder.resolve("out")));
    if (command.equals("test")) {
      arguments.add("--results=" + folder.resolve("out"));
    }

    assertThat(inFull(clew(full, arguments.toArray(String[]::new)))).as(log()).isEqualTo(2);

    assertThat(log().lines())
        .containsExactly(
            "clew: nothing could be tried: cannot write to the temporary folder "
                + full
                + ": No space left on device; make room or name another folder, as in"
                + " CLEW_JAVA_OPTS=-Djava.io.tmpdir=/var/tmp");
    assertThat(printed()).doesNotContain("0 errors");
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "strings"})
  void whatCannotBeKeptIsShownAtLeast(String command) throws IOException, InterruptedException {
    Path out = full.resolve("out");

    assertThat(inFull(clew(folder, arguments(command, out).toArray(String[]::new))))
        .as(log())
        .isEqualTo(2);

    assertThat(log())
        .contains(
            "clew: "
                + out.resolve("results.json")
                + " cannot be written (No space left on device); name another place with --out")
        .doesNotContain("\tat ");
    assertThat(printed())
        .contains(
            command.equals("check") ? "ArithmeticException  Cart.java:2" : "hotspots: 1 exploit");
  }

  @Test
  void aCacheWithoutRoomIsOneLine() throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(arguments("explore", folder.resolve("out")));
    arguments.add("--cache=" + full.resolve("cache"));

    assertThat(inFull(clew(folder, arguments.toArray(String[]::new)))).as(log()).isZero();

    assertThat(log().lines().filter(line -> line.contains("the cache in")))
        .containsExactly(
            "clew: skipped: the cache in "
                + full.resolve("cache")
                + " cannot be written (No space left on device); nothing is kept of this run");
  }

  @Test
  void standardOutputThatTakesNothingIsNoSuccess() throws IOException, InterruptedException {
    File device = new File("/dev/full");
    assumeTrue(device.exists(), "there is no /dev/full");

    assertThat(run(clew(folder, "--version"), device)).isEqualTo(2);

    assertThat(log().lines())
        .containsExactly(
            "clew: standard output is incomplete (No space left on device); make room for it");
  }
}
