package dev.clew.cli;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.analysis.Analysis;
import dev.clew.app.analysis.Interruption;
import dev.clew.app.analysis.ResultsStore;
import dev.clew.app.options.Options;
import dev.clew.app.options.Settings;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.outcome.Status;
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

/** {@code clew explore}: every path of some methods, with inputs that take it. */
@Command(
    name = "explore",
    description = "Lists the paths of methods: path condition, inputs, outcome.",
    abbreviateSynopsis = true,
    sortOptions = false,
    modelTransformer = SharedOptions.class,
    footer = {
      "",
      "Exit code 0 when it ran, whatever it found; 2 for bad usage or input, also when",
      "the rest of the input was explored; 3 when",
      "anything was left out and --strict was given; 4 for a bug in Clew.",
      "",
      "Examples:",
      "  clew explore target/classes",
      "  clew explore -cp target/classes com.acme.Cart",
      "  clew explore -cp app.jar 'com.acme.Cart#total(int,java.lang.String)'",
      "  clew explore --time-budget 10s --out /tmp/cart -cp app.jar com.acme.Cart#total"
    })
final class ExploreCommand implements Callable<Integer>, SharedOptions.Receiver {

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

  ExploreCommand(ExplorerProvider explorers) {
    this.explorers = explorers;
  }

  @Override
  public void change(UnaryOperator<Options> change) {
    options = change.apply(options);
  }

  @Override
  public Integer call() throws IOException {
    Progress progress =
        Progress.on(spec.commandLine().getErr(), options.get(Settings.QUIET), clew.verbose());
    try (Interruption interruption = Interruption.watch();
        TargetSet found = Targets.resolve(targets, options, progress::note)) {
      return explore(found, interruption.cancellation(), progress).number();
    }
  }

  private ExitCode explore(TargetSet found, Cancellation cancellation, Progress progress) {
    ResultsStore store = ResultsStore.open(options);
    found.skipped().forEach(progress::mistake);
    Results results = new Analysis(options, explorers, progress).explore(found, cancellation);
    progress.finish();
    try {
      store.write(results);
    } finally { // what cannot be kept is shown at least
      ExploreText.lines(results).forEach(spec.commandLine().getOut()::println);
      spec.commandLine().getOut().flush();
    }
    progress.note("results are in " + store.main());
    return exitCode(results);
  }

  private ExitCode exitCode(Results results) {
    if (Failures.crashes(results, clew.verbose(), spec.commandLine().getErr())) {
      return ExitCode.BUG;
    }
    if (!results.skipped().isEmpty()) {
      return ExitCode.USAGE;
    }
    boolean isComplete =
        results.targets().stream()
            .allMatch(target -> target.exploration().status() == Status.COMPLETE);
    boolean isStrict = options.get(Settings.STRICT);
    return isStrict && !isComplete ? ExitCode.INCOMPLETE : ExitCode.NOTHING_FOUND;
  }
}
