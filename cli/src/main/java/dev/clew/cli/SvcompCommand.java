package dev.clew.cli;

import dev.clew.app.UserException;
import dev.clew.app.analysis.RunInterruption;
import dev.clew.app.contest.ContestAnswer;
import dev.clew.app.contest.ContestProperty;
import dev.clew.app.contest.ContestRun;
import dev.clew.app.contest.ContestTask;
import dev.clew.app.contest.WitnessWriter;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.run.ExitCode;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code clew svcomp}: one task of the competition on software verification. */
@Command(
    name = "svcomp",
    description = "Answers a task of SV-COMP's track for Java: true, false(PROPERTY) or unknown.",
    abbreviateSynopsis = true,
    sortOptions = false,
    modelTransformer = SharedOptions.class,
    footer = {
      "",
      "Exit code 0 for true and unknown, 1 for false, which a real JVM has confirmed;",
      "2 for bad usage or input; 3 for unknown when --strict was given.",
      "",
      "Example:",
      "  clew svcomp --property java/properties/valid-assert.prp java/common \\",
      "      java/jbmc-regression/ArithmeticException1"
    })
final class SvcompCommand implements Callable<Integer>, SharedOptions.Receiver {

  private final CommandHost host;
  private Options options = Options.defaults();

  @Spec private CommandSpec spec;

  @Option(
      names = "--property",
      paramLabel = "FILE.prp",
      required = true,
      description = "What is asked: valid-assert or no-runtime-exception.")
  private Path property;

  @Option(
      names = "--witness",
      paramLabel = "FILE",
      defaultValue = "witness.graphml",
      description = "Where the witness of an answer goes. Default: ${DEFAULT-VALUE}.")
  private Path witness;

  @Parameters(
      paramLabel = "SOURCES",
      arity = "1..*",
      description = "Folders of sources, or .java files.")
  private List<Path> sources;

  SvcompCommand(CommandHost host) {
    this.host = host;
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.FOR_SVCOMP;
  }

  @Override
  public void change(UnaryOperator<Options> change) {
    options = change.apply(options);
  }

  @Override
  public Integer call() throws IOException {
    ContestProperty asked = ContestProperty.read(property);
    ContestAnswer answer;
    try (RunInterruption interruption = RunInterruption.watch();
        ContestTask task = ContestTask.compile(sources, asked);
        ContestRun run = new ContestRun(task, options, host.explorers())) {
      Budget budget = Budget.of(options.timeFor(1), interruption.cancellation());
      answer = run.perform(budget);
      keep(new WitnessWriter(task).write(answer, Instant.now()), answer);
    }
    PrintWriter err = spec.commandLine().getErr();
    if (answer instanceof ContestAnswer.Open open) {
      open.reasons().forEach(err::println);
      err.flush();
    }
    spec.commandLine().getOut().println(answer.text());
    spec.commandLine().getOut().flush();
    return exitCode(answer).number();
  }

  private void keep(Optional<String> text, ContestAnswer answer) {
    if (text.isEmpty()) {
      return;
    }
    try {
      Files.writeString(witness, text.get(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UserException(
          "the answer is " + answer.text() + ", but " + witness + " cannot be written",
          "choose another file with --witness");
    }
  }

  private ExitCode exitCode(ContestAnswer answer) {
    if (answer instanceof ContestAnswer.Violated) {
      return ExitCode.FOUND;
    }
    boolean isOpen = answer instanceof ContestAnswer.Open;
    return isOpen && options.get(ResultSettings.STRICT)
        ? ExitCode.INCOMPLETE
        : ExitCode.NOTHING_FOUND;
  }
}
