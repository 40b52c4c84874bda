package dev.clew.app.run;

import dev.clew.app.UserException;
import dev.clew.app.analysis.Analysis;
import dev.clew.app.analysis.ResultsStore;
import dev.clew.app.analysis.RunClock;
import dev.clew.app.analysis.RunInterruption;
import dev.clew.app.changes.AffectedTargets;
import dev.clew.app.check.CheckTargets;
import dev.clew.app.hotspots.ExploitSuites;
import dev.clew.app.hotspots.ReturnedLanguage;
import dev.clew.app.hotspots.StringsRun;
import dev.clew.app.sources.SourcePlaces;
import dev.clew.app.sources.SourceTrees;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.output.HotspotResult;
import dev.clew.output.Results;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Looks for what reaches interpreters, or for what methods return. Once for each request. */
final class StringsAnalysis {

  private final RunRequest request;
  private final RunListener listener;

  StringsAnalysis(RunRequest request, RunListener listener) {
    this.request = request;
    this.listener = listener;
  }

  Results perform() throws IOException {
    ResultsStore store = ResultsStore.open(request.options(), request.results());
    try (RunInterruption interruption = RunInterruption.watch();
        TargetSet all =
            Targets.resolve(
                request.targets(),
                request.options(),
                listener::note,
                CheckTargets.of(request.options()));
        StringsRun run = new StringsRun(all, request.options())) {
      TargetSet found = AffectedTargets.of(all, request.options(), listener::note);
      RunClock clock = request.clock(found, interruption);
      found.skipped().forEach(listener::mistake);
      Results results = search(found, run, clock);
      try {
        store.write(results);
      } finally { // what cannot be kept is shown at least
        tell(results, run);
      }
      if (run.startFailure().isPresent()) {
        store.writeReport();
        throw UserException.of("nothing could be tried: " + run.startFailure().get());
      }
      if (request.asksForLanguages()) {
        draw(run.languages(), store.main().resolveSibling("languages"));
      } else {
        results = tested(results, run, store, clock.ending());
      }
      store.writeSarif(results, SourceTrees.of(found.program(), results), request.record(results));
      store.writeReport();
      listener.note(store.told());
      return results;
    }
  }

  private Results search(TargetSet found, StringsRun run, RunClock clock) {
    Results explored =
        new Analysis(request.options(), run, listener.search())
            .run(request.goal().word(), found, clock.search(), clock::reserve, run);
    listener.searched();
    return SourcePlaces.in(
        found.program(), explored.withHotspots(run.results()).withReturned(run.returned()));
  }

  private void tell(Results results, StringsRun run) {
    if (request.asksForLanguages()) {
      listener.returned(run.languages());
    } else {
      listener.found(results);
    }
  }

  /** Tests are made when exploits are told of already: they are shown all the same without. */
  private Results tested(Results results, StringsRun run, ResultsStore store, Budget time) {
    if (results.hotspots().stream().noneMatch(HotspotResult::isError)) {
      return results;
    }
    Path folder = store.main().resolveSibling("reproducers");
    try {
      ExploitSuites.Written written = run.reproducers(folder, time);
      listener.wrote(written.report(), results, folder);
      written.unseen().forEach(listener::note);
      Results named = results.withHotspots(written.results());
      store.write(named);
      return named;
    } catch (UserException e) {
      listener.mistake("no test shows the exploits: " + e.getMessage() + "; " + e.remedy());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // results are there, tests are not
    }
    return results;
  }

  private void draw(List<ReturnedLanguage> languages, Path folder) {
    try {
      for (ReturnedLanguage each : languages) {
        if (each.drawing().isPresent()) {
          Files.createDirectories(folder);
          write(folder.resolve(each.name() + ".dot"), each.drawing().get().dot());
          write(folder.resolve(each.name() + ".svg"), each.drawing().get().svg());
          listener.note("the automaton is in " + folder.resolve(each.name() + ".svg"));
        }
      }
    } catch (IOException e) {
      throw UserException.of("cannot write to " + folder + "; choose another folder with --out");
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.writeString(file, text, StandardCharsets.UTF_8);
  }
}
