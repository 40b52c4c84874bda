package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.clew.app.ExplorerProvider;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clew in a JVM of its own that somebody ends from outside. */
@Timeout(120)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "a process cannot be asked to end there")
class InterruptTest {

  @TempDir private Path folder;

  @Tag("once")
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatWasFoundIsWrittenWhetherTheExplorerObeysOrNot(boolean obeys)
      throws IOException, InterruptedException {
    Fakes.compile(folder);
    Process clew = start(obeys, "--verbose");
    try (BufferedReader err = clew.errorReader(StandardCharsets.UTF_8);
        BufferedReader out = clew.inputReader(StandardCharsets.UTF_8)) {
      assertThat(err.readLine()).contains("exploring com.acme.Cart.half(int) (1 of 3)");
      assertThat(err.readLine()).isEqualTo("found a path");
      assertThat(clew.toHandle().destroy()).isTrue(); // leaves the streams open
      assertThat(clew.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(clew.exitValue()).isEqualTo(128 + 15);
      assertThat(out.lines()).contains("  path 1: returned 4");
    }
    JsonNode results = new ObjectMapper().readTree(folder.resolve("out/results.json").toFile());
    assertThat(results.get("targets").findValuesAsText("status"))
        .containsExactly("timeout", "timeout", "timeout");
    assertThat(results.at("/targets/0/paths")).hasSize(1);
    assertThat(results.at("/targets/1/reasons/0/code").textValue()).isEqualTo("not-started");
  }

  @Tag("once")
  @Test
  void anExplorerThatNeverStopsDoesNotKeepTheJvm() throws IOException, InterruptedException {
    Fakes.compile(folder);
    Process clew = start(false, "--time-budget=600ms");
    assertThat(clew.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(clew.exitValue()).isZero();
    assertThat(folder.resolve("out/results.json")).exists();
  }

  @Test
  void whatWasConfirmedIsReportedWithItsReproducer() throws IOException, InterruptedException {
    Workbench bench = new Workbench(folder);
    bench.compile(
        "Cart",
        """
        public class Cart {
          public static int half(int n) { return 1 / n; }
          public static void waits(long n) { for (long i = 0; i != n; i++) {} }
        }
        """);
    Process clew =
        start(
            Main.class,
            "check",
            "--out=" + bench.out(),
            "--verbose",
            "-cp",
            bench.classes().toString(),
            "Cart#half",
            "Cart#waits");
    boolean inVain;
    try (BufferedReader err = clew.errorReader(StandardCharsets.UTF_8);
        BufferedReader out = clew.inputReader(StandardCharsets.UTF_8)) {
      assertThat(err.lines().anyMatch(line -> line.contains("(2 of 2)"))).isTrue();
      assertThat(clew.toHandle().destroy()).isTrue();
      assertThat(clew.waitFor(60, TimeUnit.SECONDS)).isTrue();
      List<String> said = err.lines().toList();
      assertThat(said).noneMatch(line -> line.contains("bug"));
      // Javac has eight seconds then, which a busy machine may exceed: that is said.
      inVain = said.stream().anyMatch(line -> line.contains("no test shows"));
      assertThat(out.lines()).contains("ArithmeticException  Cart.java:2  Cart.half(0)");
    }
    assertThat(bench.out().resolve("results.json")).exists();
    assertThat(bench.out().resolve("reproducers/CartErrorTest.java").toFile().exists() || inVain)
        .isTrue();
  }

  private Process start(boolean obeys, String option) throws IOException {
    return start(
        InterruptTest.class,
        Boolean.toString(obeys),
        "explore",
        "--out=" + folder.resolve("out"),
        option,
        "-cp",
        folder.toString(),
        "com.acme.Cart");
  }

  private static Process start(Class<?> main, String... arguments) throws IOException {
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
    words.addAll(List.of(arguments));
    return new ProcessBuilder(words).start();
  }

  /** What {@link Main} does, with an endless explorer. */
  public static void main(String[] args) {
    boolean obeys = Boolean.parseBoolean(args[0]);
    String[] rest = Arrays.copyOfRange(args, 1, args.length);
    PrintWriter out = ConsoleText.writer(System.out);
    PrintWriter err = ConsoleText.writer(System.err);
    ExplorerProvider endless = Fakes.endless(obeys, () -> err.println("found a path"));
    System.exit(Main.run(endless, out, err, rest));
  }
}
