package dev.clew.maven;

import dev.clew.app.targets.NoCodeException;
import dev.clew.cli.ExitCode;
import dev.clew.cli.InProcess.Failed;
import dev.clew.cli.InProcess.Finished;
import dev.clew.cli.InProcess.Outcome;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * A goal that runs a command of Clew on the classes of a module: the same options, the same output,
 * the same files.
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

  /** The command that does the work. */
  abstract String command();

  /** Where its results go. */
  abstract File out();

  /** What this goal has and the others do not. */
  abstract List<GivenOption> ownParameters();

  /** Comes before the command, and after everything that may keep it from running. */
  void prepare() throws MojoExecutionException {}

  /**
   * It ran.
   *
   * @param lines what the command printed
   */
  abstract void conclude(Finished outcome, List<String> lines)
      throws MojoExecutionException, MojoFailureException;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    Optional<String> reason = reasonToSkip();
    if (reason.isPresent()) {
      skipped(reason.get());
      return;
    }
    List<String> arguments = arguments();
    getLog().debug("clew " + String.join(" ", arguments));
    prepare();
    List<String> lines = Collections.synchronizedList(new ArrayList<>());
    Outcome outcome = run(arguments, lines::add);
    if (outcome instanceof Finished finished) {
      conclude(finished, lines);
      judge(finished);
    } else if (outcome instanceof Failed failed) {
      lines.forEach(getLog()::error);
      fail(failed);
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

  private List<String> arguments() throws MojoExecutionException {
    List<String> arguments = new ArrayList<>(List.of(command()));
    for (GivenOption each : parameters()) {
      each.argument().ifPresent(arguments::add);
    }
    if (verbose) {
      arguments.add("--verbose");
    }
    arguments.add("--classpath=" + String.join(File.pathSeparator, classPath()));
    arguments.add("--");
    arguments.addAll(
        targets.isEmpty() ? List.of(classes().toString()) : TargetNames.joined(targets));
    return arguments;
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

  private Outcome run(List<String> arguments, Consumer<String> lines)
      throws MojoExecutionException {
    Warnings warnings = Warnings.to(getLog()::warn);
    try {
      return CommandThread.run(arguments, lines, this::progress);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("interrupted; what was found by then is in " + out());
    } finally {
      warnings.close();
    }
  }

  /** What the command says on standard error, less its own name. */
  private void progress(String line) {
    String text = translated(line.startsWith("clew: ") ? line.substring("clew: ".length()) : line);
    if (text.startsWith("skipped: ") || text.startsWith("this is a bug")) {
      getLog().warn(text);
    } else {
      getLog().info(text);
    }
  }

  private void fail(Failed failed) throws MojoExecutionException {
    if (failed.cause() instanceof NoCodeException) {
      skipped(String.valueOf(failed.cause().getMessage()));
      return;
    }
    String problem = translated(failed.problem());
    throw failed.code() == ExitCode.BUG
        ? new MojoExecutionException(problem, failed.cause())
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

  private void judge(Finished outcome) throws MojoExecutionException, MojoFailureException {
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
