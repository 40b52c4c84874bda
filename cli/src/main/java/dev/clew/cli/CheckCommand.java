package dev.clew.cli;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.analysis.ResultsStore;
import dev.clew.app.check.Suites;
import dev.clew.app.options.Options;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Finding;
import dev.clew.output.Results;
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
    Results results =
        new Run("check", options, explorers, progress)
            .perform(targets, (found, suites, store) -> finish(found, suites, store, progress));
    return exitCode(results).number();
  }

  /** Errors are shown before anything is done that may fail. */
  private Results finish(Results results, Suites suites, ResultsStore store, Progress progress)
      throws InterruptedException {
    CheckText.lines(results).forEach(spec.commandLine().getOut()::println);
    spec.commandLine().getOut().flush();
    if (!hasErrors(results)) {
      return results;
    }
    Suites.Written written =
        suites.reproducers(results, store.main().resolveSibling("reproducers"));
    written.report().files().forEach(file -> progress.note("a test that fails so is in " + file));
    return written.results();
  }

  private static boolean hasErrors(Results results) {
    return results.targets().stream()
        .flatMap(target -> target.trials().stream())
        .flatMap(trials -> trials.findings().stream())
        .anyMatch(Finding::isError);
  }

  private ExitCode exitCode(Results results) {
    if (Failures.crashes(results, clew.verbose(), spec.commandLine().getErr())) {
      return ExitCode.BUG;
    }
    if (!results.skipped().isEmpty()) {
      return ExitCode.USAGE;
    }
    if (hasErrors(results)) {
      return ExitCode.FOUND;
    }
    boolean isComplete =
        results.targets().stream()
            .allMatch(target -> target.exploration().status() == Status.COMPLETE);
    return options.get(Settings.STRICT) && !isComplete
        ? ExitCode.INCOMPLETE
        : ExitCode.NOTHING_FOUND;
  }
}
