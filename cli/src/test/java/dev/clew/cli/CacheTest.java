package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.clew.app.EngineExplorers;
import dev.clew.app.ExplorerProvider;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.run.AnalysisRun;
import dev.clew.app.run.RunOutcome;
import dev.clew.app.run.RunRequest;
import dev.clew.app.text.RunProgress;
import dev.clew.app.text.RunTextListener;
import dev.clew.output.TargetResult;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs that find what earlier ones have kept say what runs without a cache say. */
@Timeout(1200)
class CacheTest {

  private static final int CHANGES = 25;
  private static final int CHECKED_CHANGES = 5;
  private static final int MANY_CHANGES = 500;

  @TempDir private Path folder;
  private Workbench bench;
  private ChangingProgram program;

  @BeforeEach
  void prepare() throws IOException {
    bench = new Workbench(folder);
    program = new ChangingProgram(folder, /* seed= */ 23);
    program.build(bench);
  }

  private Path cache() {
    return folder.resolve("cache");
  }

  private JsonNode results(Workbench some, String command, String... more) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("--no-report", "--jobs", "1"));
    arguments.addAll(List.of("--max-revisits", program.revisits()));
    if (command.equals("check")) {
      arguments.addAll(List.of("--hunt", "no")); // whose calls depend on how much time there is
    }
    arguments.addAll(List.of(more));
    arguments.add(some.classes().toString());
    assertThat(some.run(command, arguments.toArray(String[]::new))).as(some.log()).isLessThan(2);
    return some.results();
  }

  private JsonNode cached(String command) throws IOException {
    return results(bench, command, "--cache", cache().toString());
  }

  private JsonNode uncached(String command) throws IOException {
    return results(bench, command, "--no-cache");
  }

  /** Without times, without what the solver was asked, and without what is said of the cache. */
  private static JsonNode plain(JsonNode results) {
    JsonNode copy = results.deepCopy();
    ((ObjectNode) copy).remove("options");
    ((ObjectNode) copy.get("summary")).remove(List.of("kept", "queries", "pruned"));
    for (JsonNode target : copy.get("targets")) {
      ((ObjectNode) target).remove(List.of("kept", "stats"));
    }
    return copy;
  }

  /** Which targets an earlier run has explored. */
  private static Map<String, Boolean> kept(JsonNode results) {
    Map<String, Boolean> kept = new TreeMap<>();
    for (JsonNode target : results.get("targets")) {
      String method = target.get("method").textValue();
      String name = method.substring(0, method.indexOf('('));
      kept.put(target.get("class").textValue() + "." + name, target.has("kept"));
    }
    return kept;
  }

  private static boolean isExploration(Path file) {
    return Files.isRegularFile(file) && file.toFile().length() > 0;
  }

  private void changesAndCompares(String command, int changes) throws IOException {
    for (int i = 0; i < changes; i++) {
      ChangingProgram.Change change = program.change();
      program.build(bench);
      assertThat(plain(cached(command)))
          .as("%d: %s", i, change)
          .isEqualTo(plain(uncached(command)));
    }
  }

  @Test
  void someChangesLeaveNoExplorationStale() throws IOException {
    changesAndCompares("explore", CHANGES);
  }

  @Test
  void someChangesLeaveNoVerdictStale() throws IOException {
    changesAndCompares("check", CHECKED_CHANGES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"explore", "check"})
  @Tag("long")
  void manyChangesLeaveNothingStale(String command) throws IOException {
    changesAndCompares(command, MANY_CHANGES);
  }

  @Test
  void coldWarmAndHalfWarmCachesGiveWhatNoneGives() throws IOException {
    JsonNode without = uncached("check");

    JsonNode cold = cached("check");
    JsonNode warm = cached("check");
    try (Stream<Path> files = Files.walk(cache())) {
      List<Path> all = files.filter(CacheTest::isExploration).sorted().toList();
      for (int i = 0; i < all.size(); i += 2) {
        Files.delete(all.get(i));
      }
    }
    JsonNode damaged = cached("check");
    JsonNode half = halfWarm();

    assertThat(plain(damaged)).isEqualTo(plain(without));
    assertThat(plain(cold)).isEqualTo(plain(without));
    assertThat(plain(warm)).isEqualTo(plain(without));
    assertThat(plain(half)).isEqualTo(plain(without));
    assertThat(kept(without).values()).containsOnly(false);
    assertThat(kept(cold).values()).containsOnly(false);
    assertThat(kept(warm).values()).containsOnly(true);
    assertThat(kept(half)).containsEntry("Maths.plus", true).containsEntry("Cart.total", false);
    assertThat(warm.get("summary").get("kept").intValue()).isEqualTo(kept(warm).size());
  }

  /** All targets, where those of one class are known. */
  private JsonNode halfWarm() throws IOException {
    String other = folder.resolve("other").toString();
    List<String> one =
        List.of("--no-report", "--jobs=1", "--hunt=no", "--max-revisits", program.revisits());
    List<String> arguments = new ArrayList<>(one);
    arguments.addAll(List.of("--cache", other, "Maths"));
    assertThat(bench.run("check", arguments.toArray(String[]::new))).as(bench.log()).isZero();
    return results(bench, "check", "--cache", other);
  }

  @Test
  void aCommentAboveChangesNothingButTheNumbersOfLines() throws IOException {
    JsonNode before = cached("explore");
    for (int i = 0; i < 5; i++) {
      program.apply(ChangingProgram.Change.LINES);
    }
    program.build(bench);

    JsonNode after = cached("explore");

    assertThat(kept(after).values()).containsOnly(true);
    assertThat(after.get("targets")).isNotEqualTo(before.get("targets"));
    assertThat(plain(after)).isEqualTo(plain(uncached("explore")));
  }

  @Test
  void aVerdictHasTheLinesOfTodayAndWhatItWasMadeOf() throws IOException {
    cached("check");
    for (int i = 0; i < 5; i++) {
      program.apply(ChangingProgram.Change.LINES);
    }
    program.build(bench);

    JsonNode after = cached("check");

    assertThat(kept(after).values()).containsOnly(true);
    assertThat(plain(after)).isEqualTo(plain(uncached("check")));
  }

  private RunOutcome check(ExplorerProvider explorers) throws IOException {
    Options options =
        Options.defaults()
            .with(ExplorationSettings.CLASS_PATH, bench.classes().toString())
            .with(ResultSettings.CACHE, cache().toString())
            .with(ResultSettings.OUT, bench.out().toString());
    RunRequest request =
        new RunRequest(RunRequest.Goal.CHECK, List.of("Sure"), options, System.nanoTime());
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    RunProgress progress =
        RunProgress.on(nowhere, /* quiet= */ true, /* verbose= */ false, /* isTerminal= */ false);
    return new AnalysisRun(
            request, explorers, new RunTextListener(request.goal(), progress, lines -> {}))
        .perform();
  }

  @Test
  void whatIsKnownNeedsNoEngine() throws IOException {
    bench.compile("Sure", "public class Sure { public static int next(int n) { return n + 1; } }");
    TargetResult first = check(new EngineExplorers()).results().targets().get(1);

    TargetResult second =
        check(
                (program, options, jvms) -> {
                  throw new AssertionError("there is something to explore");
                })
            .results()
            .targets()
            .get(1);

    assertThat(second.exploration().kept()).isPresent();
    assertThat(second.trials().orElseThrow().lines())
        .isEqualTo(first.trials().orElseThrow().lines());
    assertThat(second.tally()).isEqualTo(first.tally());
  }

  @Test
  void aChangedBodyIsExploredAgainWhereItCanBeSeen() throws IOException {
    cached("explore");
    Files.writeString(
        folder.resolve("sources/Maths.java"),
        Files.readString(folder.resolve("sources/Maths.java")).replace("% 5", "% 6"));
    bench.compile(folder.resolve("sources"));

    assertThat(kept(cached("explore")))
        .containsEntry("Maths.plus", false)
        .containsEntry("Maths.length", false)
        .containsEntry("Cart.total", false)
        .containsEntry("Alone.number", false)
        .containsEntry("Shape1.area", true);
  }

  @Test
  void aFileThatIsReadConcernsItsReaders() throws IOException {
    cached("explore");
    Files.writeString(bench.classes().resolve("size.txt"), "something else");

    assertThat(kept(cached("explore")))
        .containsEntry("Cart.size", false)
        .containsEntry("Cart.total", true)
        .containsEntry("Maths.plus", true);
  }

  @Test
  void damagedFilesAreComputedAgainAndToldOnce() throws IOException {
    JsonNode good = cached("explore");
    try (Stream<Path> files = Files.walk(cache())) {
      int number = 0;
      for (Path file : files.filter(CacheTest::isExploration).sorted().toList()) {
        byte[] content = Files.readAllBytes(file);
        if (number++ % 2 == 0) {
          content[content.length / 2] ^= 1;
          Files.write(file, content);
        } else {
          Files.write(file, Arrays.copyOf(content, content.length / 3));
        }
      }
    }

    JsonNode again = cached("explore");

    assertThat(plain(again)).isEqualTo(plain(good));
    assertThat(bench.log().lines())
        .containsExactly(
            "clew: skipped: the cache in "
                + cache()
                + " has damaged files; what they held is computed again");
    assertThat(kept(cached("explore")).values()).containsOnly(true);
  }

  @Test
  void aCacheThatCannotBeWrittenIsOneLine() throws IOException {
    JsonNode without = uncached("explore");
    Files.writeString(cache(), "no folder");

    assertThat(plain(cached("explore"))).isEqualTo(plain(without));

    assertThat(bench.log().lines()).hasSize(1);
    assertThat(bench.log()).startsWith("clew: skipped: the cache in " + cache() + " cannot be ");
  }

  @Test
  void twoRunsMayWriteAtOnce() throws IOException {
    JsonNode without = uncached("check");
    List<CompletableFuture<JsonNode>> runs =
        Stream.of("one", "two")
            .map(name -> CompletableFuture.supplyAsync(() -> run(name)))
            .toList();

    for (CompletableFuture<JsonNode> run : runs) {
      assertThat(plain(run.join())).isEqualTo(plain(without));
    }
    assertThat(kept(cached("check")).values()).containsOnly(true);
  }

  private JsonNode run(String name) {
    try {
      Workbench other = new Workbench(folder.resolve(name));
      int code =
          other.run(
              "check",
              "--no-report",
              "--jobs=1",
              "--hunt=no",
              "--max-revisits=" + program.revisits(),
              "--cache=" + cache(),
              "-cp",
              bench.classes().toString(),
              bench.classes().toString());
      assertThat(code).as(other.log()).isEqualTo(1);
      return new ObjectMapper().readTree(other.out().resolve("results.json").toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
