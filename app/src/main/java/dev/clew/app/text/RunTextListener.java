package dev.clew.app.text;

import dev.clew.app.analysis.AnalysisListener;
import dev.clew.app.hotspots.ReturnedLanguage;
import dev.clew.app.run.RunListener;
import dev.clew.app.run.RunRequest.Goal;
import dev.clew.junit.SuiteReport;
import dev.clew.output.Results;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Prints what a run found, and says on the side how far it is. */
public final class RunTextListener implements RunListener {

  private final Goal goal;
  private final RunProgress progress;
  private final Consumer<Stream<String>> printer;
  private final boolean asTrees;

  /**
   * A listener to one run.
   *
   * @param printer is given lines that are made as they are read; some have line breaks in them
   */
  public RunTextListener(Goal goal, RunProgress progress, Consumer<Stream<String>> printer) {
    this(goal, progress, printer, /* asTrees= */ false);
  }

  /**
   * The same.
   *
   * @param asTrees whether paths are printed as a tree, where they are printed at all
   */
  public RunTextListener(
      Goal goal, RunProgress progress, Consumer<Stream<String>> printer, boolean asTrees) {
    this.asTrees = asTrees;
    this.goal = goal;
    this.progress = progress;
    this.printer = printer;
  }

  @Override
  public AnalysisListener search() {
    return progress;
  }

  @Override
  public void note(String line) {
    progress.note(line);
  }

  @Override
  public void mistake(String line) {
    progress.mistake(line);
  }

  @Override
  public void searched() {
    progress.finish();
  }

  @Override
  public void found(Results results) {
    switch (goal) {
      case EXPLORE -> printer.accept(ExploreText.lines(results, asTrees));
      case CHECK -> printer.accept(CheckText.lines(results));
      case STRINGS -> printer.accept(StringsText.lines(results));
      case TEST -> {} // tests say it
    }
  }

  @Override
  public void returned(List<ReturnedLanguage> languages) {
    printer.accept(ReturnedText.lines(languages));
  }

  @Override
  public void wrote(SuiteReport report, Results results, Path folder) {
    switch (goal) {
      case TEST -> printer.accept(SuiteText.lines(report, results));
      case CHECK -> ReproducerText.lines(report, folder, "error").forEach(this::note);
      case STRINGS -> ReproducerText.lines(report, folder, "exploit").forEach(this::note);
      case EXPLORE -> throw new IllegalStateException("exploring writes no tests");
    }
  }
}
