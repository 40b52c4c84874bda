package dev.clew.cli;

import dev.clew.app.UserException;
import dev.clew.app.analysis.ResultsStore;
import dev.clew.app.analysis.RunClock;
import dev.clew.app.check.Suites;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.output.Finding;
import dev.clew.output.Results;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;

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
      "input, or when no call could be tried; 3 when anything was left out or could not",
      "be tried and --strict was given; 4 for a bug in Clew.",
      "",
      "Calls are tried in a JVM of their own, which may not write files, use the network",
      "or start programs unless --allow says so.",
      "",
      "Examples:",
      "  clew check target/classes",
      "  clew check -cp app.jar com.acme.Cart",
      "  clew check -cp app.jar --errors implicit 'com.acme.Cart#total(int,java.lang.String)'"
    })
final class CheckCommand extends AnalysisCommand {

  CheckCommand(Host host) {
    super(host);
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.FOR_CHECK;
  }

  @Override
  public Integer call() throws IOException {
    Progress progress = progress();
    Results results =
        new Run(
                "check",
                startNanos(),
                options(),
                explorers(),
                progress,
                found -> judge(found, hasErrors(found)).number())
            .perform(
                targets(),
                RunClock.Ending.REPRODUCERS,
                (found, suites, store, time) -> finish(found, suites, store, time, progress));
    return exitCode(results, hasErrors(results));
  }

  /** Errors are shown before anything is done that may fail. */
  private Results finish(
      Results results, Suites suites, ResultsStore store, Budget time, Progress progress)
      throws InterruptedException {
    print(CheckText.lines(results));
    if (!hasErrors(results)) {
      return results;
    }
    Path folder = store.main().resolveSibling("reproducers");
    try {
      Suites.Written written = suites.reproducers(results, folder, time);
      ReproducerText.lines(written.report(), folder).forEach(progress::note);
      return written.results();
    } catch (UserException e) { // the errors are confirmed all the same
      progress.mistake("no test shows the errors: " + e.getMessage() + "; " + e.remedy());
      return results;
    }
  }

  private static boolean hasErrors(Results results) {
    return results.findings().anyMatch(Finding::isError);
  }
}
