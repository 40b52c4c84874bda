package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.clew.app.ExplorerProvider;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.options.TrialSettings;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class ExploreCommandTest {

  private static final Reason REVISITS = new Reason(ReasonCode.MAX_REVISITS, "25 at Cart.java:5");

  @TempDir private Path classes;
  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void compile() throws IOException {
    Fakes.compile(classes);
  }

  @Test
  void aMethodsPathsArePrintedInBlocksWithASummary() {
    assertThat(explore(Fakes.complete(), "com.acme.Cart#share")).isZero();
    assertThat(out.toString().lines())
        .containsExactly(
            "com.acme.Cart.share(int, int)",
            "",
            "  path 1: returned 4",
            "    when    y != 0",
            "    inputs  x = 8, y = 2",
            "",
            "  path 2: threw java.lang.ArithmeticException: / by zero at Cart.java:5",
            "    when    y == 0",
            "    inputs  x = 8, y = 0",
            "",
            "2 paths: 1 returned, 1 threw; complete");
    assertThat(err.toString().lines())
        .containsExactly(
            "clew: results are in "
                + folder.resolve("out/results.json")
                + "; to look at them, open "
                + folder.resolve("out/report.html"));
  }

  @Test
  void aClassHasASummaryForEachMethodAndOneForAll() {
    assertThat(explore(Fakes.complete(), "com.acme.Cart")).isZero();
    assertThat(out.toString().lines().filter(line -> line.contains("complete")))
        .containsExactly(
            "com.acme.Cart.half(int): 2 paths: 1 returned, 1 threw; complete",
            "com.acme.Cart.share(int, int): 2 paths: 1 returned, 1 threw; complete",
            "new com.acme.Cart(): 2 paths: 1 returned, 1 threw; complete",
            "3 methods, 6 paths: 3 returned, 3 threw; 3 complete");
  }

  @Test
  void theResultsFileHasTheContractsShape() throws IOException {
    explore(Fakes.complete(), "com.acme.Cart#share", "--seed", "7", "--call-depth=3");
    JsonNode root = results();
    assertThat(root.get("tool").textValue()).isEqualTo("clew");
    assertThat(root.get("version").textValue()).isNotEmpty();
    assertThat(root.get("command").textValue()).isEqualTo("explore");
    assertThat(root.get("options").get("seed").intValue()).isEqualTo(7);
    assertThat(root.get("options").get("call-depth").intValue()).isEqualTo(3);
    JsonNode target = root.get("targets").get(0);
    assertThat(target.get("class").textValue()).isEqualTo("com.acme.Cart");
    assertThat(target.get("method").textValue()).isEqualTo("share(II)I");
    assertThat(target.get("source").textValue()).isEqualTo("Cart.java");
    assertThat(target.get("status").textValue()).isEqualTo("complete");
    assertThat(target.get("reasons").isArray()).isTrue();
    JsonNode threw = target.get("paths").get(1);
    assertThat(threw.get("id").intValue()).isEqualTo(2);
    assertThat(threw.get("outcome").textValue()).isEqualTo("threw");
    assertThat(threw.get("site"))
        .hasToString("{\"class\":\"com.acme.Cart\",\"method\":\"share\",\"line\":5}");
    assertThat(threw.get("condition")).hasToString("[\"y == 0\"]");
    assertThat(threw.get("inputs").get(1))
        .hasToString("{\"name\":\"y\",\"type\":\"int\",\"value\":0}");
    assertThat(threw.get("confirmation").textValue()).isEqualTo("not-run");
    assertThat(target.get("paths").get(0).get("returns"))
        .hasToString("{\"type\":\"int\",\"value\":4}");
    assertThat(target.get("stats").get("millis").get("total").isIntegralNumber()).isTrue();
  }

  @Test
  void jsonNamesASecondFile() throws IOException {
    Path second = folder.resolve("deep/er/copy.json");
    assertThat(explore(Fakes.complete(), "com.acme.Cart", "--json", second.toString())).isZero();
    assertThat(second).hasSameTextualContentAs(folder.resolve("out/results.json"));
  }

  @Test
  void aFolderOfClassesIsATarget() {
    assertThat(run(Fakes.complete(), "explore", "--out", outFolder(), classes.toString())).isZero();
    assertThat(out.toString()).contains("3 methods");
  }

  @Test
  void everyDeclaredOptionIsAccepted() {
    List<String> arguments = new ArrayList<>(List.of("explore", "com.acme.Cart"));
    Map<Setting<?>, String> special =
        Map.ofEntries(
            Map.entry(ExplorationSettings.CLASS_PATH, classes.toString()),
            Map.entry(ExplorationSettings.JDK, System.getProperty("java.home")),
            Map.entry(ExplorationSettings.TIME_BUDGET, "30s"),
            Map.entry(ExplorationSettings.SOLVER_TIMEOUT, "500ms"),
            Map.entry(ExplorationSettings.STRATEGY, "dfs"),
            Map.entry(ExplorationSettings.STRING_SOLVER, "automata"),
            Map.entry(ExplorationSettings.NULL_INPUTS, "no"),
            Map.entry(TrialSettings.ALLOW, "files,network"),
            Map.entry(ResultSettings.OUT, outFolder()),
            Map.entry(ResultSettings.JSON, folder.resolve("x.json").toString()));
    for (Setting<?> setting : Settings.ALL) {
      if (setting == ResultSettings.SINCE) {
        continue; // it needs a repository
      }
      arguments.add("--" + setting.name());
      if (!setting.isFlag()) {
        arguments.add(special.getOrDefault(setting, "9"));
      }
    }
    assertThat(run(Fakes.complete(), arguments.toArray(String[]::new))).as("%s", err).isZero();
  }

  @Test
  void flagsThatAreOnCanBeTurnedOffAndOn() throws IOException {
    explore(Fakes.complete(), "com.acme.Cart", "--no-prune", "--relaxed", "--havoc");
    assertThat(results().get("options").get("prune").booleanValue()).isFalse();
    assertThat(results().get("options").get("relaxed").booleanValue()).isTrue();
    assertThat(results().get("options").get("havoc").booleanValue()).isTrue();
    explore(Fakes.complete(), "com.acme.Cart", "--prune", "--no-relaxed");
    assertThat(results().get("options").get("prune").booleanValue()).isTrue();
    assertThat(results().get("options").get("relaxed").booleanValue()).isFalse();
    assertThat(results().get("options").get("havoc").booleanValue()).isFalse();
  }

  @Test
  void strictMakesWhatWasLeftOutAFailure() {
    ExplorerProvider bounded =
        Fakes.of(
            (target, bounds, strategy, seed, jobs, budget, listener) ->
                Fakes.found(Status.BOUNDED, Map.of(REVISITS, 2L)));
    assertThat(explore(bounded, "com.acme.Cart#half")).isZero();
    assertThat(explore(bounded, "com.acme.Cart#half", "--strict")).isEqualTo(3);
    assertThat(explore(Fakes.complete(), "com.acme.Cart#half", "--strict")).isZero();
    assertThat(out.toString()).contains("; bounded (max-revisits 2 times)");
  }

  @Test
  void aDamagedClassInAFolderIsNotedAndIncomplete() throws IOException {
    Fakes.compile(folder);
    Files.writeString(folder.resolve("Bad.class"), "bad");
    assertThat(run(Fakes.complete(), "explore", "--out", outFolder(), folder.toString())).isZero();
    assertThat(err.toString()).contains("clew: skipped: ", "Bad.class");
    assertThat(results().get("skipped")).hasSize(1);
    assertThat(
            run(Fakes.complete(), "explore", "--strict", "--out", outFolder(), folder.toString()))
        .isEqualTo(3);
  }

  @Test
  void aCrashedTargetIsABugWithItsDecisionsAndTheRestIsWritten() throws IOException {
    assertThat(explore(crashing(), "com.acme.Cart", "--strict")).isEqualTo(4);
    assertThat(err.toString().lines().filter(line -> line.contains("bug in Clew")))
        .hasSize(1)
        .allMatch(line -> line.contains("oops after decisions [0, 1], exploring"))
        .allMatch(line -> line.contains("com.acme.Cart.half(int)") && line.contains("report it"));
    assertThat(err.toString()).doesNotContain("\tat ");
    assertThat(results().get("targets").findValuesAsText("status"))
        .containsExactly("failed", "complete", "complete");
    assertThat(out.toString()).contains("3 methods", "2 complete, 1 failed (internal-error)");
  }

  @Test
  void verboseAddsTheStackTraceOfACrash() {
    assertThat(explore(crashing(), "com.acme.Cart#half", "--verbose")).isEqualTo(4);
    assertThat(err.toString()).contains("\tat " + Fakes.class.getPackageName());
  }

  @Test
  void timeOutKeepsWhatWasFound() throws IOException {
    int exitCode =
        explore(Fakes.endless(true, () -> {}), "com.acme.Cart#half", "--time-budget", "200ms");
    assertThat(exitCode).isZero();
    assertThat(out.toString()).contains("path 1: returned 4", "1 path: 1 returned; timeout");
    assertThat(results().at("/targets/0/status").textValue()).isEqualTo("timeout");
    assertThat(results().at("/targets/0/paths")).hasSize(1);
  }

  @Test
  void quietSaysNothingOnStandardError() {
    assertThat(explore(Fakes.complete(), "com.acme.Cart", "--quiet")).isZero();
    assertThat(err.toString()).isEmpty();
    assertThat(out.toString()).contains("path 1");
  }

  @Test
  void verboseSaysMore() {
    assertThat(explore(Fakes.complete(), "com.acme.Cart#half", "--verbose")).isZero();
    assertThat(err.toString()).contains("exploring com.acme.Cart.half(int) (1 of 1)", "Effort");
  }

  @Test
  void badInputIsOneLineAndWritesNothing() {
    assertThat(explore(Fakes.complete(), "com.acme.Card")).isEqualTo(2);
    assertThat(explore(Fakes.complete(), "com.acme.Cart#whole")).isEqualTo(2);
    assertThat(explore(Fakes.complete(), "com.acme.Cart.half")).isEqualTo(2);
    assertThat(run(Fakes.complete(), "explore", "-cp", "nowhere", "A")).isEqualTo(2);
    assertThat(run(Fakes.complete(), "explore")).isEqualTo(2);
    assertThat(explore(Fakes.complete(), "com.acme.Cart", "--jobs", "none")).isEqualTo(2);
    assertThat(explore(Fakes.complete(), "com.acme.Cart", "--time-budget", "5")).isEqualTo(2);
    assertThat(err.toString().lines())
        .hasSize(7)
        .allMatch(line -> line.startsWith("clew: ") && line.contains("; "));
    assertThat(err.toString())
        .contains(
            "did you mean com.acme.Cart?",
            "did you mean com.acme.Cart#half?",
            "it has 'com.acme.Cart#half(int)'",
            "nowhere")
        .contains("TARGET", "'--jobs': 'none' is no whole number", "clew explore --help");
    assertThat(out.toString()).isEmpty();
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void anOutFolderThatIsAFileIsBadInput() throws IOException {
    Files.writeString(folder.resolve("out"), "in the way");
    assertThat(explore(Fakes.complete(), "com.acme.Cart")).isEqualTo(2);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).contains("results.json cannot be written", "--out");
  }

  @Test
  void helpNamesEveryOptionWithItsDefault() {
    assertThat(run(Fakes.complete(), "explore", "--help")).isZero();
    assertThat(out.toString())
        .contains("Usage: clew explore [OPTIONS] TARGET", "-cp, --classpath=PATH", "--[no-]prune")
        .contains("Default: unlimited.", "--strict", "Examples:");
    assertThat(out.toString().replaceAll("\\s+", " "))
        .contains("Default: 60s for one class, two minutes for more.");
    for (Setting<?> setting : Settings.ALL) {
      assertThat(out.toString()).contains(setting.name());
    }
    assertThat(out.toString().lines()).allMatch(line -> line.length() <= 80);
  }

  private static ExplorerProvider crashing() {
    return Fakes.of(
        (target, bounds, strategy, seed, jobs, budget, listener) -> {
          if (target.name().equals("half")) {
            throw new ExplorationFailure(List.of(0, 1), new IllegalStateException("oops"));
          }
          return Fakes.found(Status.COMPLETE, Map.of());
        });
  }

  private String outFolder() {
    return folder.resolve("out").toString();
  }

  private JsonNode results() throws IOException {
    return new ObjectMapper().readTree(folder.resolve("out/results.json").toFile());
  }

  private int explore(ExplorerProvider explorers, String target, String... options) {
    List<String> arguments =
        new ArrayList<>(
            List.of("explore", "-cp", classes.toString(), "--out", outFolder(), target));
    arguments.addAll(List.of(options));
    return run(explorers, arguments.toArray(String[]::new));
  }

  private int run(ExplorerProvider explorers, String... args) {
    return Main.run(explorers, new PrintWriter(out), new PrintWriter(err), args);
  }
}
