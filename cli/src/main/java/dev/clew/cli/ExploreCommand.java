package dev.clew.cli;

import dev.clew.app.analysis.Analysis;
import dev.clew.app.analysis.Interruption;
import dev.clew.app.analysis.ResultsStore;
import dev.clew.app.analysis.RunClock;
import dev.clew.app.options.Settings;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.output.Results;
import dev.clew.solver.Budget;
import java.io.IOException;
import picocli.CommandLine.Command;

/** {@code clew explore}: every path of some methods, with inputs that take it. */
@Command(
    name = "explore",
    description = "Lists the paths of methods: path condition, inputs, outcome.",
    abbreviateSynopsis = true,
    sortOptions = false,
    modelTransformer = SharedOptions.class,
    footer = {
      "",
      "Exit code 0 when it ran, whatever it found; 2 for bad usage, also when the rest",
      "was explored, or when no input could be used; 3 when",
      "anything was left out and --strict was given; 4 for a bug in Clew.",
      "",
      "Examples:",
      "  clew explore target/classes",
      "  clew explore -cp target/classes com.acme.Cart",
      "  clew explore -cp app.jar 'com.acme.Cart#total(int,java.lang.String)'",
      "  clew explore --time-budget 10s --out /tmp/cart -cp app.jar com.acme.Cart#total"
    })
final class ExploreCommand extends AnalysisCommand {

  ExploreCommand(Host host) {
    super(host);
  }

  @Override
  public Integer call() throws IOException {
    Progress progress = progress();
    try (Interruption interruption = Interruption.watch();
        TargetSet found = Targets.resolve(targets(), options(), progress::note)) {
      RunClock clock =
          RunClock.since(
              startNanos(),
              options().timeFor(found.classes()),
              RunClock.Ending.RESULTS,
              interruption.cancellation());
      Results results = explore(found, clock.search(), progress);
      return exitCode(results, /* hasErrors= */ false);
    }
  }

  private Results explore(TargetSet found, Budget budget, Progress progress) {
    ResultsStore store = ResultsStore.open(options(), options().get(Settings.OUT));
    found.skipped().forEach(progress::mistake);
    Results results = new Analysis(options(), explorers(), progress).explore(found, budget);
    progress.finish();
    try {
      store.write(results);
    } finally { // what cannot be kept is shown at least
      print(ExploreText.lines(results));
    }
    progress.note("results are in " + store.main());
    return results;
  }
}
