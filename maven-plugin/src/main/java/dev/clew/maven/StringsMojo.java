package dev.clew.maven;

import dev.clew.app.options.ResultSettings;
import dev.clew.app.options.SinkSettings;
import dev.clew.app.run.RunOutcome;
import dev.clew.app.run.RunRequest.Goal;
import dev.clew.output.HotspotResult;
import java.io.File;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Finds calls that hand strings to a database, a shell, a browser or another interpreter, and fails
 * the build when an input can change what such a string means.
 */
@Mojo(
    name = "strings",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
public final class StringsMojo extends AnalysisMojo {

  /** Where results go: results.json, clew.sarif, and a JUnit test for each exploit. */
  @Parameter(property = "clew.stringsOut", defaultValue = "${project.build.directory}/clew-strings")
  private File out;

  /**
   * Which verdicts make the build fail: error for exploits, any for whatever is neither proven nor
   * handed on by callers, none.
   */
  @Parameter(property = "clew.failOnStrings", defaultValue = "error")
  private String failOn;

  /**
   * A method of yours that hands an argument to an interpreter, as in
   * 'com.acme.Db#run(String):0=sql'. May be repeated. Default: none.
   */
  @Parameter(property = "clew.sink")
  private @Nullable String sink;

  /** Sinks of these languages alone, as in sql,command. Default: all. */
  @Parameter(property = "clew.sinkLanguages")
  private @Nullable String sinkLanguages;

  /**
   * Whose inputs may attack: parameters, web, fields, input, environment, database, surroundings,
   * sentences (what callers hand over as a whole), with commas between. Default: parameters,web.
   */
  @Parameter(property = "clew.sources")
  private @Nullable String sources;

  /**
   * The SQL that the database speaks: ansi, mysql, postgresql, oracle, sqlserver or h2. Default:
   * ansi.
   */
  @Parameter(property = "clew.dialect")
  private @Nullable String dialect;

  /** Statements that make the tables of the database. Default: made up from the statements. */
  @Parameter(property = "clew.schema")
  private @Nullable File schema;

  /**
   * Languages of your own for your sinks, a line each: NAME = REGULAR EXPRESSION, or NAME = grammar
   * FILE.g4. Default: none.
   */
  @Parameter(property = "clew.languages")
  private @Nullable File languages;

  /** The language of what the methods return, instead of sinks. */
  @Parameter(property = "clew.returns")
  private @Nullable String returns;

  @Override
  Goal goal() {
    return Goal.STRINGS;
  }

  @Override
  File out() {
    return out;
  }

  @Override
  List<GivenOption> ownParameters() {
    return List.of(
        GivenOption.of(ResultSettings.OUT, "clew.stringsOut", out),
        GivenOption.of(SinkSettings.SINK, sink),
        GivenOption.of(SinkSettings.SINK_LANGUAGES, sinkLanguages),
        GivenOption.of(SinkSettings.SOURCES, sources),
        GivenOption.of(SinkSettings.DIALECT, dialect),
        GivenOption.of(SinkSettings.SCHEMA, schema),
        GivenOption.of(SinkSettings.LANGUAGES, languages),
        GivenOption.of(SinkSettings.RETURNS, returns));
  }

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    FailOn.parse(failOn); // before anything that takes time
    super.execute();
  }

  @Override
  void conclude(RunOutcome outcome, List<String> lines)
      throws MojoExecutionException, MojoFailureException {
    List<HotspotResult> hotspots = outcome.results().hotspots();
    if (FailOn.parse(failOn).matches(hotspots)) {
      lines.forEach(getLog()::error);
      throw new MojoFailureException(
          lines.get(lines.size() - 1) + "; results and reproducers are in " + out);
    }
    boolean hasExploits = hotspots.stream().anyMatch(HotspotResult::isError);
    lines.forEach(hasExploits ? getLog()::warn : getLog()::info);
  }
}
