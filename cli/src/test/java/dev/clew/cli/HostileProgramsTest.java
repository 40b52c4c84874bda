package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Programs that do their worst cost themselves alone: results are written, the ordinary error
 * beside them is reported, and nobody sees a stack trace. How long each takes is in
 * docs/hostile.md.
 */
class HostileProgramsTest {

  private static final Path SOURCES = Path.of("../engine/src/hostile/java/dev/clew/hostile");
  private static final String HONEST = "Honest.java:9 ArithmeticException";

  @TempDir private Path folder;

  private Workbench compiled(String... names) throws IOException {
    Workbench bench = new Workbench(folder);
    for (String name : names) {
      bench.compile(SOURCES.resolve(name + ".java"));
    }
    return bench;
  }

  private static String className(String name) {
    return "dev.clew.hostile." + name;
  }

  @Test
  void theErrorBesideItIsReported() throws IOException {
    assertHonest("HaltInInitializer", "yes");
  }

  /**
   * Their calls take all the time that they get, which is mostly waited for: what concrete runs do
   * with such calls is the same for all, and shown above.
   */
  @Tag("once")
  @ParameterizedTest
  @ValueSource(strings = {"CubeOfArrays", "SpinInMessage", "HugeInInitializer"})
  void theErrorBesideOneThatTakesItsTimeIsReported(String name) throws IOException {
    assertHonest(name, "no");
  }

  private void assertHonest(String name, String hunt) throws IOException {
    Workbench bench = compiled(name, "Honest");

    int code =
        bench.run(
            "check",
            className(name),
            className("Honest"),
            "--replay-timeout=500ms",
            "--hunt=" + hunt,
            "--time-budget",
            "3000s");

    assertThat(code).isEqualTo(1);
    assertThat(bench.errors()).contains(HONEST);
    assertThat(bench.log()).doesNotContain("\tat ");
  }

  @Tag("once")
  @ParameterizedTest
  @ValueSource(strings = {"CubeOfArrays", "HugeInInitializer"})
  void aPathThatTakesTooMuchMemoryIsCutByName(String name) throws IOException {
    Workbench bench = compiled(name);

    assertThat(bench.run("explore", className(name))).isZero();

    Set<String> codes = Set.copyOf(bench.results().findValuesAsText("code"));
    assertThat(codes).contains("path-memory").doesNotContain("internal-error", "not-stopped");
  }

  /** With the values of the path itself; a solver is asked about others, and may have no time. */
  @Tag("once")
  @Test
  void aTextThatDoublesForEverEndsItsPathByName() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile(
        "Doubling",
        """
        public class Doubling {
          static String twice(String s) {
            while (!s.isEmpty()) { s = s + s; }
            return s;
          }
        }
        """);

    assertThat(bench.run("explore", "Doubling#twice")).isZero();

    assertThat(Set.copyOf(bench.results().findValuesAsText("code")))
        .contains("text-length")
        .isSubsetOf("text-length", "solver-unknown");
  }

  @Tag("once")
  @Test
  void aTextThatDoublesIsNoBug() throws IOException {
    Workbench bench = compiled("DoublingText");

    assertThat(bench.run("explore", className("DoublingText"), "--time-budget", "20s")).isZero();

    assertThat(bench.results().findValuesAsText("code")).doesNotContain("internal-error");
  }

  @Tag("once")
  @Test
  void thereAreFortyAndEachSaysWhatItDoes() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      Set<String> texts =
          Set.copyOf(
              files
                  .filter(file -> !file.endsWith("package-info.java"))
                  .map(HostileProgramsTest::read)
                  .toList());
      assertThat(texts).hasSizeGreaterThan(40).allMatch(text -> text.contains("\n/** "));
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
