package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.LauncherSandbox.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the real launcher with a fake Java and a fake Maven. */
@EnabledOnOs({OS.LINUX, OS.MAC})
@Tag("once")
class LauncherTest {

  private static final String COLLECTOR = "<-XX:+UseParallelGC>";
  private static final String COMPILER = "<-XX:TieredStopAtLevel=1>";

  @TempDir Path folder;
  private LauncherSandbox sandbox;

  @BeforeEach
  void copyTheLauncher() throws IOException {
    sandbox = new LauncherSandbox(folder);
  }

  @Test
  void theFirstRunBuildsAndSaysSoInOneLine() throws Exception {
    installAll();

    Result result = sandbox.run("doctor");

    assertThat(result.err()).containsExactly("clew: building (first run or sources changed)…");
    assertThat(result.out())
        .containsExactly(COLLECTOR, COMPILER, "<-jar>", "<" + jar() + ">", "<doctor>");
    assertThat(sandbox.builds()).isEqualTo(1);
  }

  @Test
  void theExitCodeIsThatOfClew() throws Exception {
    installAll();

    assertThat(sandbox.run().exitCode()).isEqualTo(7);
  }

  @Test
  void aMasterRunsTheJarThatKnowsSparkWithItsJarsBesideIt() throws Exception {
    installAll();

    Result result = sandbox.run("check", "--master", "local[2]", "app.jar");

    assertThat(result.exitCode()).isEqualTo(7);
    assertThat(String.join("\n", result.out()))
        .contains("<--add-opens=java.base/java.lang=ALL-UNNAMED>", "<--enable-native-access=")
        .contains("/spark/target/clew-spark.jar:", "/spark/target/quick/dist/jars/*>")
        .endsWith("<dev.clew.cli.Main>\n<check>\n<--master>\n<local[2]>\n<app.jar>");
    assertThat(sandbox.run("check", "--master=local[2]").out()).contains("<--master=local[2]>");
    assertThat(sandbox.builds()).isEqualTo(1);
  }

  @Test
  void argumentsArriveAsTheyWereGiven() throws Exception {
    installAll();

    Result result = sandbox.run("a b", "", "*", "$HOME", "--x='y'", "c\\d");

    assertThat(arguments(result))
        .containsExactly("<a b>", "<>", "<*>", "<$HOME>", "<--x='y'>", "<c\\d>");
  }

  @Test
  void javaOptionsComeBeforeTheJar() throws Exception {
    installAll();

    Result result = sandbox.run(Map.of("CLEW_JAVA_OPTS", "-Xmx4g -ea"), "doctor");

    assertThat(result.out()).startsWith(COLLECTOR, COMPILER, "<-Xmx4g>", "<-ea>", "<-jar>");
  }

  @Test
  void whoeverNamesACollectorGetsThatOne() throws Exception {
    installAll();

    Result result = sandbox.run(Map.of("CLEW_JAVA_OPTS", "-XX:+UseG1GC"), "doctor");

    assertThat(result.out()).startsWith(COMPILER, "<-XX:+UseG1GC>", "<-jar>");
  }

  @Test
  void whoeverAsksForTheOptimisingCompilerGetsIt() throws Exception {
    installAll();

    Result result = sandbox.run(Map.of("CLEW_JAVA_OPTS", "-XX:TieredStopAtLevel=4"), "doctor");

    assertThat(result.out()).startsWith(COLLECTOR, "<-XX:TieredStopAtLevel=4>", "<-jar>");
  }

  @Test
  void theLauncherFindsItsSourcesThroughSymbolicLinks() throws Exception {
    installAll();
    Path first = Files.createSymbolicLink(folder.resolve("first"), sandbox.launcher());
    Path far = Files.createDirectories(folder.resolve("far"));
    Path second =
        Files.createSymbolicLink(
            far.resolve("clew"), Path.of("..", first.getFileName().toString()));

    Result result = LauncherSandbox.result(sandbox.start(Map.of(), second, "doctor"));

    assertThat(result.out()).contains("<" + jar() + ">");
  }

  @Test
  void theClassesOfAnEarlierRunAreSharedWhereTheyWereKept() throws Exception {
    sandbox.installJre(folder.resolve("bin"), "17.0.2");
    sandbox.save("cli/target/clew.jar");
    sandbox.save("cli/target/clew.jsa");

    assertThat(sandbox.run("doctor").out())
        .containsSubsequence(
            "<-XX:SharedArchiveFile=" + sandbox.root().resolve("cli/target/clew.jsa") + ">",
            "<-jar>",
            "<doctor>");
  }

  @Test
  void aBuildWhoseClassesCannotBeKeptForgetsThoseOfTheBuildBefore() throws Exception {
    installAll();
    sandbox.save("cli/target/clew.jsa");

    assertThat(sandbox.run("doctor").out())
        .contains("<doctor>")
        .noneMatch(line -> line.contains("SharedArchiveFile"));
  }

  @Test
  void anUpToDateJarIsNotBuiltAgain() throws Exception {
    installAll();

    sandbox.run();
    Result second = sandbox.run();

    assertThat(second.err()).isEmpty();
    assertThat(sandbox.builds()).isEqualTo(1);
  }

  @Test
  void anUpToDateJarNeedsNeitherMavenNorCompiler() throws Exception {
    sandbox.installJre(folder.resolve("bin"), "17.0.2");
    sandbox.save("cli/target/clew.jar");

    assertThat(sandbox.run("doctor").out()).contains("<doctor>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"pom.xml", "app/pom.xml", "solver/src/main/java/A.java", "cli/src/main/x"})
  void aChangedSourceIsBuilt(String source) throws Exception {
    installAll();
    sandbox.run();

    sandbox.save(source);
    sandbox.run();

    assertThat(sandbox.builds()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"README.md", "solver/src/test/java/A.java", "benchmarks/src/main/java/B.java"})
  void whatIsNotInTheJarDoesNotCauseABuild(String file) throws Exception {
    installAll();
    sandbox.run();

    sandbox.save(file);
    sandbox.run();

    assertThat(sandbox.builds()).isEqualTo(1);
  }

  @Test
  void aFailedBuildShowsItsErrorsAndNothingElse() throws Exception {
    sandbox.installJdk("17.0.2");
    sandbox.installFailingMaven();

    Result result = sandbox.run("doctor");

    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .hasSize(3)
        .contains("[ERROR] Main.java:[3,5] ';' expected -> [Help 1]");
    assertThat(result.err().get(2)).startsWith("clew: the build failed");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void launchersStartedTogetherBuildOnce(boolean withFlock) throws Exception {
    sandbox.installJdk("17.0.2");
    sandbox.installMaven(0.5);
    assertThat(!withFlock || sandbox.borrowTool("flock") || OS.MAC.isCurrentOs()).isTrue();

    Process one = sandbox.start(Map.of(), sandbox.launcher(), "one");
    Process two = sandbox.start(Map.of(), sandbox.launcher(), "two");

    assertThat(LauncherSandbox.result(one).out()).contains("<one>");
    assertThat(LauncherSandbox.result(two).out()).contains("<two>");
    assertThat(sandbox.builds()).isEqualTo(1);
  }

  @Test
  void aLockWhoseOwnerIsGoneIsTakenOver() throws Exception {
    installAll();
    sandbox.save("cli/target/build.locked/owner");

    assertThat(sandbox.run("doctor").out()).contains("<doctor>");
    assertThat(sandbox.root().resolve("cli/target/build.locked")).doesNotExist();
  }

  @Test
  void withoutJavaOneLineNamesTheRemedy() throws Exception {
    assertRefusal(sandbox.run(), "no Java found", "install JDK 17");
  }

  @ParameterizedTest
  @ValueSource(strings = {"11.0.2", "1.8.0_392"})
  void aTooOldJavaIsRefusedInOneLine(String version) throws Exception {
    sandbox.installJdk(version);

    assertRefusal(
        sandbox.run(), "JDK 17 or newer", version.startsWith("11") ? "Java 11" : "Java 8");
  }

  @Test
  void aJavaHomeThatLeadsNowhereIsRefusedInOneLine() throws Exception {
    installAll();

    assertRefusal(sandbox.run(Map.of("JAVA_HOME", "/no/such/jdk")), "/no/such/jdk", "unset it");
  }

  @Test
  void javaHomeWinsOverThePath() throws Exception {
    installAll();
    sandbox.installJdk("11.0.2");
    sandbox.installJdk(folder.resolve("a jdk/bin"), "25");

    Result result = sandbox.run(Map.of("JAVA_HOME", folder.resolve("a jdk").toString()), "doctor");

    assertThat(result.out()).contains("<doctor>");
  }

  @Test
  void withoutMavenOneLineNamesTheRemedy() throws Exception {
    sandbox.installJdk("17.0.2");

    assertRefusal(sandbox.run(), "no mvn on the path", "install Maven");
  }

  @Test
  void buildingWithAJreIsRefusedInOneLine() throws Exception {
    sandbox.installJre(folder.resolve("bin"), "17.0.2");
    sandbox.installMaven();

    assertRefusal(sandbox.run(), "needs a JDK");
  }

  private void installAll() throws IOException {
    sandbox.installJdk("17.0.2");
    sandbox.installMaven();
  }

  private Path jar() throws IOException {
    return sandbox.jar().toRealPath();
  }

  /** Behind the collector, -jar and the jar. */
  private static List<String> arguments(Result result) {
    return result.out().subList(result.out().indexOf("<-jar>") + 2, result.out().size());
  }

  private static void assertRefusal(Result result, String... parts) {
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).hasSize(1);
    assertThat(result.err().get(0)).startsWith("clew: ").contains(parts);
  }
}
