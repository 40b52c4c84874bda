package dev.clew.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.junit.source.syntax.JUnitVersion;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DefaultArtifact;
import org.apache.maven.artifact.handler.DefaultArtifactHandler;
import org.apache.maven.plugin.MojoExecutionException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The small parts that goals are made of. */
class PartsTest {

  private static <T> T given(Setting<T> setting, @Nullable String text)
      throws MojoExecutionException {
    return GivenOption.of(setting, text).in(Options.defaults()).get(setting);
  }

  @Test
  void whatIsGivenIsTheValueOfItsOption() throws MojoExecutionException {
    assertThat(given(ExplorationSettings.SEED, "-5")).isEqualTo(-5);
    assertThat(given(ResultSettings.STRICT, "true")).isTrue();
    assertThat(given(ExplorationSettings.PRUNE, "false")).isFalse();
  }

  @Test
  void whatIsNotGivenIsLeftToTheOption() throws MojoExecutionException {
    assertThat(given(ExplorationSettings.SEED, null)).isEqualTo(0);
    assertThat(given(ExplorationSettings.PRUNE, null)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "call-depth,clew.callDepth,-1",
    "strict,clew.strict,yes",
    "time-budget,clew.timeBudget,0s"
  })
  void whatIsNoValueNamesItsProperty(String option, String property, String text) {
    GivenOption given =
        Settings.FOR_TEST.stream()
            .filter(setting -> setting.name().equals(option))
            .map(setting -> GivenOption.of(setting, text))
            .findFirst()
            .orElseThrow();
    assertThatThrownBy(() -> given.in(Options.defaults()))
        .isInstanceOf(MojoExecutionException.class)
        .hasMessageStartingWith(property + ": ");
  }

  @Test
  void messagesOfTheCommandNameTheProperty() {
    GivenOption out = GivenOption.of(ResultSettings.OUT, "clew.testOut", "x");
    assertThat(out.translate("choose another --out, not --outer or --out-1"))
        .isEqualTo("choose another clew.testOut, not --outer or --out-1");
  }

  private static Artifact artifact(String groupId, String artifactId, String version) {
    return new DefaultArtifact(
        groupId, artifactId, version, "test", "jar", "", new DefaultArtifactHandler("jar"));
  }

  @Test
  void testsAreForTheJUnitThatTheModuleHas() {
    Artifact four = artifact("junit", "junit", "4.13.2");
    Artifact five = artifact("org.junit.jupiter", "junit-jupiter-api", "5.7.2");
    Artifact six = artifact("org.junit.jupiter", "junit-jupiter-api", "6.0.1");

    assertThat(ProjectJUnit.among(Set.of(four)))
        .contains(new ProjectJUnit(JUnitVersion.FOUR, /* isTooOld= */ false));
    assertThat(ProjectJUnit.among(Set.of(four, five)))
        .contains(new ProjectJUnit(JUnitVersion.FIVE, /* isTooOld= */ true));
    assertThat(ProjectJUnit.among(Set.of(six)))
        .contains(new ProjectJUnit(JUnitVersion.FIVE, /* isTooOld= */ false));
    assertThat(ProjectJUnit.among(Set.of(artifact("junit", "junit", "4.12"))))
        .contains(new ProjectJUnit(JUnitVersion.FOUR, /* isTooOld= */ true));
    assertThat(ProjectJUnit.among(Set.of())).isEmpty();
  }

  @Test
  void whatFailsABuildIsOneOfThree() throws MojoExecutionException {
    assertThat(FailOn.parse("any")).isEqualTo(FailOn.ANY);
    assertThat(FailOn.parse("None")).isEqualTo(FailOn.NONE);
    assertThatThrownBy(() -> FailOn.parse("warning"))
        .hasMessage("clew.failOn: 'warning' is none of error, any, none");
  }

  @Test
  void commasBetweenParametersDoNotPartNames() {
    assertThat(TargetNames.joined(List.of("a.B#c(int", " long", "d.E[])", "f.G", "h.I#j()")))
        .containsExactly("a.B#c(int,long,d.E[])", "f.G", "h.I#j()");
    assertThat(TargetNames.joined(List.of("a.B#c(int"))).containsExactly("a.B#c(int");
  }

  @Test
  void linesAreHandedOnWhole() {
    List<String> lines = new ArrayList<>();
    try (PrintWriter writer = new PrintWriter(new LineWriter(lines::add))) {
      writer.print("a");
      writer.flush();
      assertThat(lines).isEmpty();
      writer.print("b\r\n\nc\nd");
    }
    assertThat(lines).containsExactly("ab", "", "c", "d");
  }

  @Test
  void warningsOfSolversGoToTheLog() {
    List<String> lines = new ArrayList<>();
    SolverWarnings warnings = SolverWarnings.to(lines::add);
    try {
      System.getLogger("dev.clew.solver.Any").log(System.Logger.Level.WARNING, "no cvc5");
      Logger.getLogger("dev.clew.solver.Any").log(Level.INFO, "not of interest");
    } finally {
      warnings.close();
    }
    System.getLogger("dev.clew.solver.Any").log(System.Logger.Level.WARNING, "too late");
    assertThat(lines).containsExactly("no cvc5");
  }

  @Test
  void testsOfAnEarlierBuildGoAndOthersStay(@TempDir Path folder) throws Exception {
    Path tests = Files.createDirectories(folder.resolve("target/tests/shop"));
    Path ours = Files.writeString(tests.resolve("ATest.java"), "// Generated by Clew: …\n");
    Path theirs = Files.writeString(tests.resolve("BTest.java"), "class BTest {}\n");
    Path kept = Files.createDirectories(folder.resolve("src")).resolve("CTest.java");
    Files.writeString(kept, "// Generated by Clew: …\n");
    Path build = folder.resolve("target");
    OldTests.delete(folder.resolve("target/tests"), build);
    OldTests.delete(folder.resolve("target/../src"), build);
    OldTests.delete(folder.resolve("target/none"), build);
    assertThat(ours).doesNotExist();
    assertThat(theirs).exists();
    assertThat(kept).exists();
  }
}
