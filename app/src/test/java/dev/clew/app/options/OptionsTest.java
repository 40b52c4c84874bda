package dev.clew.app.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.machine.CallDepth;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {

  private final Options defaults = Options.defaults();

  @Test
  void theDefaultsAreTheDocumentedOnes() {
    assertThat(defaults.bounds(CallDepth.UNLIMITED)).isEqualTo(Bounds.DEFAULT);
    assertThat(defaults.get(ExplorationSettings.CALL_DEPTH))
        .isEqualTo(new CallDepths(CallDepth.ALL, List.of()));
    assertThat(defaults.get(ExplorationSettings.MAX_REVISITS)).isEqualTo(25);
    assertThat(defaults.get(ExplorationSettings.MAX_CONDITIONS)).isEqualTo(500);
    assertThat(defaults.get(ExplorationSettings.MAX_STRING_LENGTH)).isEqualTo(64);
    assertThat(defaults.get(ExplorationSettings.STRATEGY)).isEqualTo(StrategyName.COVERAGE);
    assertThat(defaults.get(ExplorationSettings.STRING_SOLVER))
        .isEqualTo(StringSolverName.PORTFOLIO);
    assertThat(defaults.get(ExplorationSettings.RELAXED)).isTrue();
    assertThat(defaults.get(ExplorationSettings.SEED)).isZero();
    assertThat(defaults.get(ExplorationSettings.JOBS))
        .isEqualTo(Runtime.getRuntime().availableProcessors());
    assertThat(defaults.get(ResultSettings.OUT)).isEqualTo(Path.of("clew-out"));
    assertThat(defaults.get(ResultSettings.JSON)).isEmpty();
    assertThat(defaults.get(ExplorationSettings.CLASS_PATH)).isEmpty();
  }

  @Test
  void theTimeIsSixtySecondsAClassUnlessTheUserSaysOtherwise() {
    assertThat(defaults.timeFor(1)).isEqualTo(Duration.ofMinutes(1));
    assertThat(defaults.timeFor(3)).isEqualTo(Duration.ofMinutes(2));
    assertThat(defaults.with(ExplorationSettings.TIME_BUDGET, "5s").timeFor(3))
        .isEqualTo(Duration.ofSeconds(5));
  }

  @Test
  void aChangeLeavesTheOriginalAlone() {
    Options changed =
        defaults.with(ExplorationSettings.SEED, "-7").with(ExplorationSettings.PRUNE, "false");
    assertThat(changed.get(ExplorationSettings.SEED)).isEqualTo(-7);
    assertThat(changed.bounds(CallDepth.UNLIMITED).prune()).isFalse();
    assertThat(defaults.get(ExplorationSettings.SEED)).isZero();
  }

  @Test
  void everyBoundReachesTheEngine() {
    Options all =
        defaults
            .with(ExplorationSettings.HAVOC, "true")
            .with(ExplorationSettings.MAX_REVISITS, "1")
            .with(ExplorationSettings.MAX_CONDITIONS, "2")
            .with(ExplorationSettings.MAX_ARRAY_LENGTH, "3")
            .with(ExplorationSettings.MAX_TYPES, "4")
            .with(ExplorationSettings.SOLVER_TIMEOUT, "5ms")
            .with(ExplorationSettings.MAX_STRING_LENGTH, "6")
            .with(ExplorationSettings.RELAXED, "false")
            .with(ExplorationSettings.PRUNE, "false")
            .with(ExplorationSettings.NULL_INPUTS, "no")
            .with(TrialSettings.PRIVATE_STATE, "true");
    Duration timeout = Duration.ofMillis(5);
    CallDepth none = CallDepth.ofTarget(0);
    assertThat(all.bounds(none))
        .isEqualTo(
            new Bounds(
                none, false, true, 1, 2, 3, 6, 4, timeout, false, false, NullInputs.NO, true));
  }

  @Test
  void depthsOfCallsAreForAllTargetsOrForOne() {
    CallDepths depths =
        defaults
            .with(
                ExplorationSettings.CALL_DEPTH,
                "7, com.acme.Cart=unlimited,com.acme.Cart#total(int,java.lang.String)=0 ,2")
            .get(ExplorationSettings.CALL_DEPTH);

    assertThat(depths)
        .isEqualTo(
            new CallDepths(
                2,
                List.of(
                    new CallDepths.Own("com.acme.Cart", CallDepth.ALL),
                    new CallDepths.Own("com.acme.Cart#total(int,java.lang.String)", 0))));
  }

  @ParameterizedTest
  @CsvSource({
    "call-depth, -1",
    "call-depth, many",
    "call-depth, =3",
    "call-depth, com.acme.Cart=",
    "call-depth, com.acme.Cart#total=-1",
    "call-depth, com.acme.Cart#total=deep",
    "call-depth, '1,'",
    "max-revisits, 2147483648",
    "max-revisits, 1.5",
    "max-revisits, ''",
    "max-conditions, 0",
    "max-types, 0",
    "jobs, 0",
    "seed, 9223372036854775808",
    "strategy, best",
    "string-solver, z3",
    "time-budget, 5",
    "time-budget, 0s",
    "solver-timeout, ''",
    "prune, yes",
    "out, ''"
  })
  void aBadValueIsRefusedInWords(String name, String text) {
    Setting<?> setting =
        Settings.ALL.stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    assertThatThrownBy(() -> defaults.with(setting, text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching("'.*' (is|leaves) .*|the name is empty");
  }

  @ParameterizedTest
  @ValueSource(strings = {"dfs", "DFS", "Dfs"})
  void namesMayBeWrittenInAnyCase(String text) {
    assertThat(defaults.with(ExplorationSettings.STRATEGY, text).get(ExplorationSettings.STRATEGY))
        .isEqualTo(StrategyName.DFS);
  }

  @Test
  void aClassPathIsSplitAsJavaDoes() {
    String text = "a" + File.pathSeparator + File.pathSeparator + "b.jar";
    assertThat(
            defaults.with(ExplorationSettings.CLASS_PATH, text).get(ExplorationSettings.CLASS_PATH))
        .containsExactly(Path.of("a"), Path.of("b.jar"));
  }

  @Test
  void theReportHasNumbersFlagsAndTexts() {
    Map<String, Object> report =
        defaults.with(ExplorationSettings.TIME_BUDGET, "5s").report(Settings.ALL);
    assertThat(report)
        .containsEntry("call-depth", "unlimited")
        .containsEntry("max-revisits", 25)
        .containsEntry("seed", 0L)
        .containsEntry("prune", true)
        .containsEntry("strategy", "coverage")
        .containsEntry("time-budget", "5s")
        .containsEntry("classpath", List.of())
        .doesNotContainKey("jdk");
  }

  @Test
  void everySettingIsDescribedOnceAndItsDefaultIsValid() {
    Set<String> names = new HashSet<>();
    for (Setting<?> setting : Settings.ALL) {
      assertThat(names.add(setting.name())).as(setting.name()).isTrue();
      assertThat(setting.description()).as(setting.name()).endsWith(".");
      assertThat(setting.shownDefault()).as(setting.name()).isNotEmpty();
      assertThat(defaults.get(setting)).as(setting.name()).isNotNull();
    }
  }
}
