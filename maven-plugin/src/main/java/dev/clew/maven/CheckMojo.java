package dev.clew.maven;

import dev.clew.app.options.ResultSettings;
import dev.clew.app.run.RunOutcome;
import dev.clew.app.run.RunRequest.Goal;
import dev.clew.output.Finding;
import java.io.File;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Finds runtime errors in the classes of a module, each confirmed by a real JVM, and fails the
 * build when there are any.
 */
@Mojo(
    name = "check",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
public final class CheckMojo extends ErrorsMojo {

  /** Where results go: results.json, clew.sarif, and a JUnit test for each error. */
  @Parameter(property = "clew.out", defaultValue = "${project.build.directory}/clew")
  private File out;

  /** Errors that are known and do not count. Default: all errors count. */
  @Parameter(property = "clew.baseline")
  private @Nullable File baseline;

  /** Where the errors of this run are written down as known. Default: nowhere. */
  @Parameter(property = "clew.writeBaseline")
  private @Nullable File writeBaseline;

  /**
   * Which findings make the build fail: error for those that clew.errors counts, any for all that
   * are listed, none.
   */
  @Parameter(property = "clew.failOn", defaultValue = "error")
  private String failOn;

  @Override
  Goal goal() {
    return Goal.CHECK;
  }

  @Override
  File out() {
    return out;
  }

  @Override
  List<GivenOption> ownParameters() {
    return Stream.concat(
            errorParameters().stream(),
            Stream.of(
                GivenOption.of(ResultSettings.BASELINE, baseline),
                GivenOption.of(ResultSettings.WRITE_BASELINE, writeBaseline),
                GivenOption.of(ResultSettings.OUT, out)))
        .toList();
  }

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    FailOn.parse(failOn); // before anything that takes time
    super.execute();
  }

  @Override
  void conclude(RunOutcome outcome, List<String> lines)
      throws MojoExecutionException, MojoFailureException {
    if (FailOn.parse(failOn).matches(outcome.results())) {
      lines.forEach(getLog()::error);
      throw new MojoFailureException(
          lines.get(lines.size() - 1) + "; results and reproducers are in " + out);
    }
    boolean hasErrors = outcome.results().findings().anyMatch(Finding::isError);
    lines.forEach(hasErrors ? getLog()::warn : getLog()::info);
  }
}
