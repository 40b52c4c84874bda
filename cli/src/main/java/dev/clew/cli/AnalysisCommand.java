package dev.clew.cli;

import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.run.AnalysisRun;
import dev.clew.app.run.RunListener;
import dev.clew.app.run.RunOutcome;
import dev.clew.app.run.RunRequest;
import dev.clew.app.run.RunRequest.Goal;
import dev.clew.app.text.FailureText;
import dev.clew.app.text.RunProgress;
import dev.clew.app.text.RunTextListener;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** What commands that analyse targets have in common: targets, options, exit codes. */
abstract class AnalysisCommand implements Callable<Integer>, SharedOptions.Receiver {

  private final CommandHost host;
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

  AnalysisCommand(CommandHost host) {
    this.host = host;
  }

  @Override
  public final void change(UnaryOperator<Options> change) {
    options = change.apply(options);
  }

  /** What comes of it. */
  abstract Goal goal();

  @Override
  public final Integer call() throws IOException {
    RunRequest request = new RunRequest(goal(), targets, options, host.startNanos());
    PrintWriter err = spec.commandLine().getErr();
    RunProgress progress =
        RunProgress.on(err, options.get(ResultSettings.QUIET), clew.verbose(), host.isTerminal());
    RunListener listener =
        new RunTextListener(goal(), progress, this::print, options.get(ResultSettings.TREE));
    RunOutcome outcome = new AnalysisRun(request, host.explorers(), listener).perform();
    FailureText.of(outcome, clew.verbose()).forEach(line -> FailureReport.report(err, line));
    return outcome.code().number();
  }

  private void print(Stream<String> lines) {
    lines.forEach(spec.commandLine().getOut()::println);
    spec.commandLine().getOut().flush();
  }
}
