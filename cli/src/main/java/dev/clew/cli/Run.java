package dev.clew.cli;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

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
import dev.clew.app.options.Settings;
import dev.clew.app.sources.SourceTrees;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.output.Results;
import dev.clew.output.RunRecord;
import dev.clew.output.SourceTree;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * A run that tries paths on a real JVM: what {@code check} and {@code test} have in common.
 *
 * @param command its name
 * @param startNanos when its time began, as {@link System#nanoTime} has it
 * @param exitCode what results are told the caller as
 */
record Run(
    String command,
    long startNanos,
    Options options,
    ExplorerProvider explorers,
    Progress progress,
    ToIntFunction<Results> exitCode) {

  /** What is done with the results, before they are written. */
  interface End {
    Results finish(Results results, Suites suites, ResultsStore store, Budget time)
        throws InterruptedException;
  }

  /** Explores, tries, and keeps the results whatever happens at the end. */
  Results perform(List<String> names, RunClock.Ending kind, End end) throws IOException {
    ResultsStore store = ResultsStore.open(options, folder(kind));
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
      try (Checking checking = new Checking(found, options, purpose, suites)) {
        results =
            new Analysis(options, explorers, progress)
                .run(command, found, clock.search(), clock::reserve, checking);
        startFailure = checking.startFailure();
      }
      progress.finish();
      results = CommonCauses.merged(results);
      if (startFailure.isPresent()) {
        store.write(results);
        throw UserException.of("nothing could be tried: " + startFailure.get());
      }
      Results finished = results;
      return write(
          finished,
          store,
          SourceTrees.of(found.program(), finished),
          () -> end.finish(finished, suites, store, clock.ending()));
    }
  }

  /** Where results go: not among tests, which people keep. */
  private Path folder(RunClock.Ending kind) {
    return options.get(kind == RunClock.Ending.TESTS ? Settings.RESULTS : Settings.OUT);
  }

  /** The end of a run with everything that it needs. */
  private interface Finish {
    Results run() throws InterruptedException;
  }

  private Results write(Results results, ResultsStore store, SourceTree sources, Finish finish) {
    Results finished = results;
    try {
      finished = finish.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // results are there, tests are not
    } finally {
      store.write(finished);
      Instant end = Instant.now().truncatedTo(ChronoUnit.MILLIS);
      Instant start = end.minusMillis(NANOSECONDS.toMillis(System.nanoTime() - startNanos));
      store.writeSarif(finished, sources, new RunRecord(start, end, exitCode.applyAsInt(finished)));
      progress.note("results are in " + store.main());
    }
    return finished;
  }
}
