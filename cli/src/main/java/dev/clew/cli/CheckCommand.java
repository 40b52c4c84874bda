package dev.clew.cli;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.analysis.Analysis;
import dev.clew.app.analysis.Interruption;
import dev.clew.app.analysis.ResultsStore;
import dev.clew.app.check.Checking;
import dev.clew.app.options.Options;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Finding;
import dev.clew.output.Results;
import dev.clew.solver.Cancellation;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code clew check}: errors that a real JVM has shown. */
@Command(
    name = "check",
    description = "Finds runtime errors; reports only those that a real JVM confirmed.",
    abbreviateSynopsis = true,
    sortOptions = false,
    modelTransformer = SharedOptions.class,
    footer = {
      "",
      "Exit code 0 when nothing was found, 1 for confirmed errors; 2 for bad usage or",
      "input; 3 when anything was left out and --strict was given; 4 for a bug in Clew.",
      "",
      "Calls are tried in a JVM of their own, which may not write files, use the network",
      "or start programs unless --allow says so.",
      "",
      "Examples:",
      "  clew check target/classes",
      "  clew check -cp app.jar com.acme.Cart",
      "  clew check -cp app.jar --errors implicit 'com.acme.Cart#total(int,java.lang.String)'"
    })
final class CheckCommand implements Callable<Integer>, SharedOptions.Receiver {

  private final ExplorerProvider explorers;
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

  CheckCommand(ExplorerProvider explorers) {
    this.explorers = explorers;
  }

  @Override
  public void change(UnaryOperator<Options> change) {
    options = change.apply(options);
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.FOR_CHECK;
  }

  @Override
  public Integer call() throws IOException {
    Progress progress =
        Progress.on(spec.commandLine().getErr(), options.get(Settings.QUIET), clew.verbose());
    try (Interruption interruption = Interruption.watch();
        TargetSet found =
            Targets.resolve(targets, options, progress::note, Checking.targets(options));
        Checking checking = new Checking(found.program(), options)) {
      return check(found, checking, interruption.cancellation(), progress).number();
    }
  }

  private ExitCode check(
      TargetSet found, Checking checking, Cancellation cancellation, Progress progress) {
    ResultsStore store = ResultsStore.open(options);
    found.skipped().forEach(line -> progress.note("skipped: " + line));
    Results results =
        new Analysis(options, explorers, progress).run("check", found, cancellation, checking);
    progress.finish();
    try {
      store.write(results);
      store.writeSarif(results);
    } finally { // what cannot be kept is shown at least
      CheckText.lines(results).forEach(spec.commandLine().getOut()::println);
      spec.commandLine().getOut().flush();
    }
    progress.note("results are in " + store.main());
    return exitCode(results);
  }

  private ExitCode exitCode(Results results) {
    if (Failures.crashes(results, clew.verbose(), spec.commandLine().getErr())) {
      return ExitCode.BUG;
    }
    boolean foundErrors =
        results.targets().stream()
            .flatMap(target -> target.trials().stream())
            .flatMap(trials -> trials.findings().stream())
            .anyMatch(Finding::isError);
    if (foundErrors) {
      return ExitCode.FOUND;
    }
    boolean isComplete =
        results.skipped().isEmpty()
            && results.targets().stream()
                .allMatch(target -> target.exploration().status() == Status.COMPLETE);
    return options.get(Settings.STRICT) && !isComplete
        ? ExitCode.INCOMPLETE
        : ExitCode.NOTHING_FOUND;
  }
}
