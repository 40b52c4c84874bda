package dev.clew.cli;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.UserException;
import dev.clew.app.analysis.Analysis;
import dev.clew.app.analysis.Interruption;
import dev.clew.app.analysis.ResultsStore;
import dev.clew.app.analysis.RunClock;
import dev.clew.app.check.Checking;
import dev.clew.app.check.CommonCauses;
import dev.clew.app.check.Suites;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.output.Results;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * A run that tries paths on a real JVM: what {@code check} and {@code test} have in common.
 *
 * @param command its name
 * @param startNanos when its time began, as {@link System#nanoTime} has it
 */
record Run(
    String command,
    long startNanos,
    Options options,
    ExplorerProvider explorers,
    Progress progress) {

  /** What is done with the results, before they are written. */
  interface End {
    Results finish(Results results, Suites suites, ResultsStore store, Budget time)
        throws InterruptedException;
  }

  /** Explores, tries, and keeps the results whatever happens at the end. */
  Results perform(List<String> names, RunClock.Ending kind, End end) throws IOException {
    ResultsStore store = ResultsStore.open(options);
    try (Interruption interruption = Interruption.watch();
        TargetSet found =
            Targets.resolve(names, options, progress::note, Checking.targets(options))) {
      found.skipped().forEach(progress::mistake);
      RunClock clock =
          RunClock.since(
              startNanos, options.timeFor(found.classes()), kind, interruption.cancellation());
      Suites suites = new Suites(found.program(), found.jvms(), options);
      Results results;
      Optional<String> startFailure;
      Checking.Purpose purpose =
          kind == RunClock.Ending.TESTS ? Checking.Purpose.TESTS : Checking.Purpose.ERRORS;
      try (Checking checking =
          new Checking(found, options, purpose, suites)) {
        results =
            new Analysis(options, explorers, progress)
                .run(command, found, clock.search(), checking);
        startFailure = checking.startFailure();
      }
      progress.finish();
      results = CommonCauses.merged(results);
      if (startFailure.isPresent()) {
        store.write(results);
        throw UserException.of("nothing could be tried: " + startFailure.get());
      }
      return write(results, end, suites, store, clock.ending());
    }
  }

  private Results write(Results results, End end, Suites suites, ResultsStore store, Budget time) {
    Results finished = results;
    try {
      finished = end.finish(results, suites, store, time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // results are there, tests are not
    } finally {
      store.write(finished);
      store.writeSarif(finished);
      progress.note("results are in " + store.main());
    }
    return finished;
  }
}
