package dev.clew.cli;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.UserException;
import dev.clew.app.options.Options;
import dev.clew.app.options.Settings;
import dev.clew.app.run.AnalysisRun;
import dev.clew.app.run.RunRequest;
import dev.clew.output.Results;
import dev.clew.output.Shortfall;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** What commands that analyse targets have in common: targets, options, exit codes. */
abstract class AnalysisCommand implements Callable<Integer>, SharedOptions.Receiver {

  private final Host host;
  private Options options = Options.defaults();

  @Spec private CommandSpec spec;
  @ParentCommand private ClewCommand clew;

  @Parameters(
      paramLabel = "TARGET",
      arity = "1..*",
      description =
          "A folder or jar of classes, a Maven project's folder, a CLASS, or a method:"
              + " CLASS#METHOD or, when overloaded, CLASS#METHOD(TYPE,TYPE).")
  private List<String> targets;

  AnalysisCommand(Host host) {
    this.host = host;
  }

  @Override
  public final void change(UnaryOperator<Options> change) {
    options = change.apply(options);
  }

  final ExplorerProvider explorers() {
    return host.explorers();
  }

  /** When the time of this command began. */
  final long startNanos() {
    return host.startNanos();
  }

  final Options options() {
    return options;
  }

  final List<String> targets() {
    return targets;
  }

  final Progress progress() {
    return Progress.on(
        spec.commandLine().getErr(),
        options.get(Settings.QUIET),
        clew.verbose(),
        host.isTerminal());
  }

  /** Does what the user asked for, and tells of it. */
  final Results perform(RunRequest.Goal goal, RunConsole console) throws IOException {
    RunRequest request = new RunRequest(goal, targets, options, host.startNanos());
    return new AnalysisRun(request, host.explorers(), console).perform();
  }

  final void print(Stream<String> lines) {
    lines.forEach(spec.commandLine().getOut()::println);
    spec.commandLine().getOut().flush();
  }

  /** Says what is wrong as a whole, if anything is. */
  final int exitCode(Results results, boolean hasErrors) {
    host.results().accept(results);
    PrintWriter err = spec.commandLine().getErr();
    ExitCode code = judge(results, hasErrors);
    Failures.crashes(results, clew.verbose(), err);
    Optional<String> nothing = nothingEntered(results);
    if (code == ExitCode.USAGE && nothing.isPresent()) {
      Failures.report(UserException.of(nothing.get()), clew.verbose(), err);
    }
    return code.number();
  }

  /** A bug first, then names that mean nothing, then what was found, then what was left out. */
  final ExitCode judge(Results results, boolean hasErrors) {
    if (Failures.isCrashed(results)) {
      return ExitCode.BUG;
    }
    if (results.misnamed() > 0) {
      return ExitCode.USAGE;
    }
    if (hasErrors) {
      return ExitCode.FOUND;
    }
    if (nothingEntered(results).isPresent()) {
      return ExitCode.USAGE;
    }
    return options.get(Settings.STRICT) && !results.isComplete()
        ? ExitCode.INCOMPLETE
        : ExitCode.NOTHING_FOUND;
  }

  /** A run that tried calls and reached no line of any method says nothing about the program. */
  private static Optional<String> nothingEntered(Results results) {
    boolean tried = results.targets().stream().anyMatch(target -> target.trials().isPresent());
    return tried && results.targets().stream().noneMatch(Shortfall::isEntered)
        ? Shortfall.of(results).stream()
            .findFirst()
            .map(cause -> "no method could be entered: " + cause.text())
        : Optional.empty();
  }
}
