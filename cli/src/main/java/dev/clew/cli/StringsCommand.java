package dev.clew.cli;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import dev.clew.app.UserException;
import dev.clew.app.analysis.Analysis;
import dev.clew.app.analysis.Interruption;
import dev.clew.app.analysis.ResultsStore;
import dev.clew.app.analysis.RunClock;
import dev.clew.app.check.Checking;
import dev.clew.app.hotspots.ExploitSuites;
import dev.clew.app.hotspots.ReturnedLanguage;
import dev.clew.app.hotspots.StringsRun;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.sources.SourceTrees;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.output.HotspotResult;
import dev.clew.output.Results;
import dev.clew.output.RunRecord;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code clew strings}: what reaches interpreters, and whether an input can break out. */
@Command(
    name = "strings",
    description =
        "Tells which strings reach a database, a shell, a browser or another interpreter, and"
            + " whether an input can change what they mean.",
    abbreviateSynopsis = true,
    sortOptions = false,
    modelTransformer = SharedOptions.class,
    footer = {
      "",
      "proven   no input changes the structure of the sentence, whatever its length",
      "exploit  an input did, on a real JVM",
      "syntax   a string that is no sentence arrived, on a real JVM",
      "open     none of these; the reason is said",
      "What callers hand over as a whole sentence is counted only; --sources sentences",
      "looks at it, too.",
      "",
      "Exit code 0 when nothing was found, 1 for exploits; 2 for bad usage or input;",
      "3 when anything was left out and --strict was given; 4 for a bug in Clew.",
      "",
      "Examples:",
      "  clew strings target/classes",
      "  clew strings --dialect mysql -cp app.jar com.acme.Users#find",
      "  clew strings --sink 'com.acme.Db#run(String):0=sql' -cp app.jar com.acme.Users",
      "  clew strings --returns -cp app.jar com.acme.Query#text"
    })
final class StringsCommand extends AnalysisCommand {

  StringsCommand(Host host) {
    super(host);
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.FOR_STRINGS;
  }

  @Override
  public Integer call() throws IOException {
    Progress progress = progress();
    ResultsStore store = ResultsStore.open(options(), options().get(Settings.OUT));
    try (Interruption interruption = Interruption.watch();
        TargetSet found =
            Targets.resolve(targets(), options(), progress::note, Checking.targets(options()));
        StringsRun run = new StringsRun(found, options())) {
      RunClock clock =
          RunClock.since(
              startNanos(),
              options().timeFor(found.classes()),
              isReturns() ? RunClock.Ending.RESULTS : RunClock.Ending.REPRODUCERS,
              interruption.cancellation());
      found.skipped().forEach(progress::mistake);
      Results explored =
          new Analysis(options(), run, progress)
              .run("strings", found, clock.search(), clock::reserve, run);
      progress.finish();
      Results results = explored.withHotspots(run.results());
      try {
        store.write(results);
      } finally { // what cannot be kept is shown at least
        print(isReturns() ? ReturnedText.lines(run.languages()) : StringsText.lines(results));
      }
      if (run.startFailure().isPresent()) {
        throw UserException.of("nothing could be tried: " + run.startFailure().get());
      }
      if (isReturns()) {
        draw(run.languages(), store, progress);
      } else {
        results = tested(results, run, store, clock.ending(), progress);
      }
      boolean hasErrors = results.hotspots().stream().anyMatch(HotspotResult::isError);
      Instant end = Instant.now().truncatedTo(ChronoUnit.MILLIS);
      Instant start = end.minusMillis(NANOSECONDS.toMillis(System.nanoTime() - startNanos()));
      RunRecord record = new RunRecord(start, end, judge(results, hasErrors).number());
      store.writeSarif(results, SourceTrees.of(found.program(), results), record);
      progress.note("results are in " + store.main());
      return exitCode(results, hasErrors);
    }
  }

  private boolean isReturns() {
    return options().get(Settings.RETURNS);
  }

  /** Tests are made when exploits are told of already: they are shown all the same without. */
  private static Results tested(
      Results results, StringsRun run, ResultsStore store, Budget time, Progress progress) {
    if (results.hotspots().stream().noneMatch(HotspotResult::isError)) {
      return results;
    }
    Path folder = store.main().resolveSibling("reproducers");
    try {
      ExploitSuites.Written written = run.reproducers(folder, time);
      ReproducerText.lines(written.report(), folder, "exploit").forEach(progress::note);
      written.unseen().forEach(progress::note);
      Results named = results.withHotspots(written.results());
      store.write(named);
      return named;
    } catch (UserException e) {
      progress.mistake("no test shows the exploits: " + e.getMessage() + "; " + e.remedy());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // results are there, tests are not
    }
    return results;
  }

  private static void draw(
      List<ReturnedLanguage> languages, ResultsStore store, Progress progress) {
    Path folder = store.main().resolveSibling("languages");
    try {
      for (ReturnedLanguage each : languages) {
        if (each.drawing().isPresent()) {
          Files.createDirectories(folder);
          write(folder.resolve(each.name() + ".dot"), each.drawing().get().dot());
          write(folder.resolve(each.name() + ".svg"), each.drawing().get().svg());
          progress.note("the automaton is in " + folder.resolve(each.name() + ".svg"));
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
