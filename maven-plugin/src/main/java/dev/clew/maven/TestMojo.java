package dev.clew.maven;

import dev.clew.app.options.ResultSettings;
import dev.clew.app.options.TrialSettings;
import dev.clew.app.run.RunOutcome;
import dev.clew.app.run.RunRequest.Goal;
import dev.clew.junit.source.syntax.JUnitVersion;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Writes JUnit tests of the classes of a module, and adds them to what the build compiles and runs.
 */
@Mojo(
    name = "test",
    defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class TestMojo extends ErrorsMojo {

  /** Where tests go, and nothing else. It becomes a folder of test sources. */
  @Parameter(
      property = "clew.testOut",
      defaultValue = "${project.build.directory}/generated-test-sources/clew")
  private File testOut;

  /** Where results.json and clew.sarif go. */
  @Parameter(
      property = "clew.results",
      defaultValue = "${project.build.directory}/clew-test",
      required = true)
  private File results;

  /**
   * Which JUnit tests are written for: 4 or 5, which 6 runs as well. Default: the one that the
   * module's tests use, else 5.
   */
  @Parameter(property = "clew.junit")
  private @Nullable String junit;

  /** No tests are wanted at all. */
  @Parameter(property = "maven.test.skip", defaultValue = "false")
  private boolean skipTests;

  @Override
  Goal goal() {
    return Goal.TEST;
  }

  @Override
  File out() {
    return results;
  }

  @Override
  List<GivenOption> ownParameters() {
    List<GivenOption> own = new ArrayList<>(errorParameters());
    own.addAll(testParameters());
    return own;
  }

  private List<GivenOption> testParameters() {
    return List.of(
        GivenOption.of(ResultSettings.OUT, "clew.testOut", testOut),
        GivenOption.of(ResultSettings.RESULTS, results),
        GivenOption.of(TrialSettings.JUNIT, junit == null ? number() : junit),
        GivenOption.of(
            TrialSettings.TEST_SOURCES,
            String.join(File.pathSeparator, project().getTestCompileSourceRoots())));
  }

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (skipTests) {
      skipped("maven.test.skip is set");
    } else {
      super.execute();
    }
  }

  /** Of the JUnit that the module has; null where it has none. */
  private @Nullable String number() {
    return ProjectJUnit.among(project().getArtifacts()).map(ProjectJUnit::number).orElse(null);
  }

  /** That tests will not compile is said before they are made, which takes its time. */
  private void warnOfJUnit() {
    Optional<ProjectJUnit> found = ProjectJUnit.among(project().getArtifacts());
    if (found.isEmpty()) {
      getLog()
          .warn(
              "this module does not depend on JUnit, and will not compile the tests without: they"
                  + " need "
                  + ProjectJUnit.needed(JUnitVersion.FIVE)
                  + ", in scope test");
    } else if (found.get().isTooOld()) {
      getLog()
          .warn(
              "the module's JUnit is too old for the tests, which need "
                  + ProjectJUnit.needed(found.get().version()));
    }
  }

  @Override
  void prepare() throws MojoExecutionException {
    if (junit == null) {
      warnOfJUnit();
    }
    OldTests.delete(testOut.toPath(), Path.of(project().getBuild().getDirectory()));
  }

  @Override
  void conclude(RunOutcome outcome, List<String> lines) {
    lines.forEach(getLog()::info);
    project().addTestCompileSourceRoot(testOut.getAbsolutePath());
  }
}
