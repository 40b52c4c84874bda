package dev.clew.maven;

import dev.clew.app.EngineExplorers;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.run.AnalysisRun;
import dev.clew.app.run.ExitCode;
import dev.clew.app.run.RunListener;
import dev.clew.app.run.RunOutcome;
import dev.clew.app.run.RunRequest;
import dev.clew.app.run.RunRequest.Goal;
import dev.clew.app.targets.NoCodeException;
import dev.clew.app.text.FailureText;
import dev.clew.app.text.RunProgress;
import dev.clew.app.text.RunTextListener;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * A goal that asks for a run over the classes of a module: the same options, the same output, the
 * same files as on the command line.
 */
abstract class AnalysisMojo extends SharedParameters {

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private MavenProject project;

  /** Leaves the module out. */
  @Parameter(property = "clew.skip", defaultValue = "false")
  private boolean skip;

  /** Say more in the log. */
  @Parameter(property = "clew.verbose", defaultValue = "false")
  private boolean verbose;

  /**
   * Classes, or methods as CLASS#METHOD or CLASS#METHOD(TYPE,TYPE), with commas between. Default:
   * everything in the module's output directory.
   */
  @Parameter(property = "clew.targets")
  private List<String> targets = List.of();

  /** What comes of it. */
  abstract Goal goal();

  /** Where its results go. */
  abstract File out();

  /** What this goal has and the others do not. */
  abstract List<GivenOption> ownParameters();

  /** Comes before the run, and after everything that may keep it from starting. */
  void prepare() throws MojoExecutionException {}

  /**
   * It ran.
   *
   * @param lines what the command line would print
   */
  abstract void conclude(RunOutcome outcome, List<String> lines)
      throws MojoExecutionException, MojoFailureException;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    Optional<String> reason = reasonToSkip();
    if (reason.isPresent()) {
      skipped(reason.get());
      return;
    }
    Options options = options();
    getLog().debug("clew " + goal().word() + " " + options);
    prepare();
    List<String> lines = Collections.synchronizedList(new ArrayList<>());
    try {
      RunOutcome outcome = perform(options, lines);
      FailureText.of(outcome, verbose).forEach(line -> getLog().warn(translated(line)));
      conclude(outcome, lines);
      judge(outcome);
    } catch (ExecutionException e) {
      lines.forEach(getLog()::error);
      fail(e.getCause() == null ? e : e.getCause());
    }
  }

  private Optional<String> reasonToSkip() throws MojoExecutionException {
    if (skip) {
      return Optional.of("clew.skip is set");
    }
    if (project.getPackaging().equals("pom")) {
      return Optional.of("its packaging is pom");
    }
    Path classes = classes();
    if (!Files.isDirectory(classes)) {
      return Optional.of("there is no " + classes);
    }
    try (Stream<Path> files = Files.walk(classes)) {
      boolean isEmpty = files.noneMatch(file -> file.toString().endsWith(".class"));
      return isEmpty ? Optional.of(classes + " has no classes") : Optional.empty();
    } catch (IOException e) {
      throw new MojoExecutionException(classes + " cannot be read: " + e.getMessage());
    }
  }

  final void skipped(String reason) {
    getLog().info("Clew leaves this module out: " + reason);
  }

  final MavenProject project() {
    return project;
  }

  private Path classes() {
    return Path.of(project.getBuild().getOutputDirectory());
  }

  private List<GivenOption> parameters() {
    return Stream.of(sharedParameters(), ownParameters()).flatMap(List::stream).toList();
  }

  private Options options() throws MojoExecutionException {
    String classPath = String.join(File.pathSeparator, classPath());
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classPath);
    for (GivenOption each : parameters()) {
      options = each.in(options);
    }
    return options;
  }

  /** Without what is not there, such as the output of a module that has no classes. */
  private List<String> classPath() throws MojoExecutionException {
    try {
      return project.getCompileClasspathElements().stream()
          .filter(entry -> Files.exists(Path.of(entry)))
          .toList();
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException("the class path is not resolved: " + e.getMessage());
    }
  }

  private RunOutcome perform(Options options, List<String> lines)
      throws MojoExecutionException, ExecutionException {
    List<String> names =
        targets.isEmpty() ? List.of(classes().toString()) : TargetNames.joined(targets);
    RunRequest request = new RunRequest(goal(), names, options, System.nanoTime());
    SolverWarnings warnings = SolverWarnings.to(getLog()::warn);
    try (PrintWriter log = new PrintWriter(new LineWriter(this::progress))) {
      RunProgress progress =
          RunProgress.on(log, options.get(ResultSettings.QUIET), verbose, /* isTerminal= */ false);
      RunListener listener = new RunTextListener(goal(), progress, printed -> add(printed, lines));
      return RunThread.perform(new AnalysisRun(request, new EngineExplorers(), listener));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("interrupted; what was found by then is in " + out());
    } finally {
      warnings.close();
    }
  }

  /** A log has one line at a time. */
  private static void add(Stream<String> printed, List<String> lines) {
    printed.forEach(each -> lines.addAll(List.of(each.split("\n", -1))));
  }

  /** How far the run is, less the name that the command line puts before it. */
  private void progress(String line) {
    String text = translated(line.startsWith("clew: ") ? line.substring("clew: ".length()) : line);
    if (text.startsWith("skipped: ")) {
      getLog().warn(text);
    } else {
      getLog().info(text);
    }
  }

  private void fail(Throwable failure) throws MojoExecutionException {
    if (failure instanceof NoCodeException) {
      skipped(String.valueOf(failure.getMessage()));
      return;
    }
    String problem = translated(FailureText.line(failure, /* verbose= */ true));
    throw FailureText.code(failure) == ExitCode.BUG
        ? new MojoExecutionException(problem, failure)
        : new MojoExecutionException(problem);
  }

  /** A message for the command line in the words of a build. */
  private String translated(String message) {
    String text = message.replaceAll("(?<![\\w-])-cp\\b", "the project's dependencies");
    text = text.replaceAll("\\bTARGET\\b", "clew.targets");
    for (GivenOption each : parameters()) {
      text = each.translate(text);
    }
    return text;
  }

  private void judge(RunOutcome outcome) throws MojoExecutionException, MojoFailureException {
    if (outcome.code() == ExitCode.BUG) {
      throw new MojoExecutionException(
          "this is a bug in Clew, see above; please report it with what clew.verbose adds");
    }
    if (strict() && !outcome.results().isComplete()) {
      throw new MojoFailureException(
          "clew.strict: something was left out; see \"reasons\" and \"skipped\" in "
              + new File(out(), "results.json"));
    }
  }
}
