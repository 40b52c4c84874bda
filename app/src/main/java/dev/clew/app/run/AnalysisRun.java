package dev.clew.app.run;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.UserException;
import dev.clew.app.accepted.KnownErrors;
import dev.clew.app.analysis.Analysis;
import dev.clew.app.analysis.AnalysisListener;
import dev.clew.app.analysis.ResultsStore;
import dev.clew.app.analysis.RunClock;
import dev.clew.app.analysis.RunInterruption;
import dev.clew.app.cache.CachingExplorers;
import dev.clew.app.cache.VerdictCache;
import dev.clew.app.changes.AffectedTargets;
import dev.clew.app.check.CheckTargets;
import dev.clew.app.check.Checking;
import dev.clew.app.check.CommonCauses;
import dev.clew.app.check.Suites;
import dev.clew.app.cluster.ClusterExplorers;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.report.DotFiles;
import dev.clew.app.run.RunRequest.Goal;
import dev.clew.app.sources.SourcePlaces;
import dev.clew.app.sources.SourceTrees;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.output.Finding;
import dev.clew.output.InterestingPaths;
import dev.clew.output.Results;
import dev.clew.output.SourceTree;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.Optional;

/**
 * What every front end asks for: finds targets, explores them, tries on a real JVM what was found
 * if that is the goal, and writes results and tests. Once for each request.
 */
public final class AnalysisRun {

  private final RunRequest request;
  private final Options options;
  private final CachingExplorers explorers;
  private final RunListener listener;

  public AnalysisRun(RunRequest request, ExplorerProvider explorers, RunListener listener) {
    this.request = request;
    this.options = request.options();
    this.explorers = new CachingExplorers(explorers, listener::mistake);
    this.listener = listener;
  }

  /**
   * Keeps results whatever happens at the end.
   *
   * @throws UserException if nothing could be tried, or something cannot be read or written
   */
  public RunOutcome perform() throws IOException {
    Optional<String> master = options.get(ExplorationSettings.MASTER);
    if (master.isEmpty()) {
      return performHere();
    }
    try (ClusterExplorers cluster = ClusterExplorers.at(master.get())) {
      return new AnalysisRun(request, cluster, listener).performHere();
    }
  }

  private RunOutcome performHere() throws IOException {
    Results results =
        switch (request.goal()) {
          case EXPLORE -> explored();
          case CHECK, TEST -> tried();
          case STRINGS -> new StringsAnalysis(request, listener).perform();
        };
    return RunOutcome.of(request, results);
  }

  private Results explored() throws IOException {
    try (RunInterruption interruption = RunInterruption.watch();
        TargetSet all = Targets.resolve(request.targets(), options, listener::note)) {
      TargetSet found = AffectedTargets.of(all, options, listener::note);
      RunClock clock = request.clock(found, interruption);
      ResultsStore store = ResultsStore.open(options, request.results());
      found.skipped().forEach(listener::mistake);
      Results results =
          SourcePlaces.in(
              found.program(),
              new Analysis(options, explorers, listener.search()).explore(found, clock.search()));
      listener.searched();
      tellKept(results);
      try {
        store.write(results);
        store.writeReport();
        if (options.get(ResultSettings.DOT)) {
          listener.note("trees are in " + DotFiles.write(store.main(), results));
        }
      } finally { // what cannot be kept is shown at least
        listener.found(results);
      }
      listener.note(store.told());
      return results;
    }
  }

  /** What this run has not computed itself. */
  private void tellKept(Results results) {
    results.kept().stream()
        .min(Comparator.naturalOrder())
        .ifPresent(
            first ->
                listener.note(
                    results.kept().size()
                        + " of "
                        + results.targets().size()
                        + " methods were explored by earlier runs, the first at "
                        + first.truncatedTo(ChronoUnit.SECONDS)));
  }

  private Results tried() throws IOException {
    ResultsStore store = ResultsStore.open(options, request.results());
    try (RunInterruption interruption = RunInterruption.watch();
        TargetSet all =
            Targets.resolve(request.targets(), options, listener::note, CheckTargets.of(options))) {
      KnownErrors known = new KnownErrors(all.program(), options);
      TargetSet found = AffectedTargets.of(all, options, listener::note);
      found.skipped().forEach(listener::mistake);
      RunClock clock = request.clock(found, interruption);
      Suites suites = new Suites(found.program(), found.jvms(), options);
      Results searched = search(found, clock, suites, store, known);
      Results results = SourcePlaces.in(found.program(), known.marked(searched));
      known.write(results, listener::note);
      SourceTree sources = SourceTrees.of(found.program(), results);
      return written(results, store, sources, () -> finish(results, suites, store, clock.ending()));
    }
  }

  private Results search(
      TargetSet found, RunClock clock, Suites suites, ResultsStore store, KnownErrors known) {
    AnalysisListener told = known.telling(listener.search());
    Checking.Purpose purpose =
        request.goal() == Goal.TEST ? Checking.Purpose.TESTS : Checking.Purpose.ERRORS;
    Results results;
    Optional<String> startFailure;
    Optional<VerdictCache> kept = explorers.verdicts(found.program(), options);
    try (Checking checking = new Checking(found, options, purpose, kept, told, suites)) {
      results =
          new Analysis(options, explorers, listener.search())
              .run(request.goal().word(), found, clock.search(), clock::reserve, checking);
      startFailure = checking.startFailure();
    }
    listener.searched();
    tellKept(results);
    results = CommonCauses.merged(results);
    if (startFailure.isPresent()) {
      store.write(results);
      store.writeReport();
      throw UserException.of("nothing could be tried: " + startFailure.get());
    }
    return results;
  }

  private Results finish(Results results, Suites suites, ResultsStore store, Budget time)
      throws InterruptedException {
    return request.goal() == Goal.TEST
        ? tests(results, suites, time)
        : reproducers(results, suites, store, time);
  }

  private Results tests(Results results, Suites suites, Budget time) throws InterruptedException {
    listener.note("writing, compiling and running tests");
    Suites.Written written = suites.tests(results, request.tests(), time);
    listener.wrote(written.report(), results, request.tests());
    return options.get(ResultSettings.ALL_PATHS)
        ? written.results()
        : InterestingPaths.of(written.results());
  }

  private Results reproducers(Results results, Suites suites, ResultsStore store, Budget time)
      throws InterruptedException {
    listener.found(results);
    if (results.findings().noneMatch(Finding::isError)) {
      return results;
    }
    Path folder = store.main().resolveSibling("reproducers");
    try {
      Suites.Written written = suites.reproducers(results, folder, time);
      listener.wrote(written.report(), results, folder);
      return written.results();
    } catch (UserException e) { // the errors are confirmed all the same
      listener.mistake("no test shows the errors: " + e.getMessage() + "; " + e.remedy());
      return results;
    }
  }

  /** The end of a run with everything that it needs. */
  private interface Finish {
    Results run() throws InterruptedException;
  }

  private Results written(Results results, ResultsStore store, SourceTree sources, Finish finish) {
    Results finished = results;
    try {
      finished = finish.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // results are there, tests are not
    } finally {
      store.write(finished);
      store.writeSarif(finished, sources, request.record(finished));
      store.writeReport();
      listener.note(store.told());
    }
    return finished;
  }
}
