package dev.clew.cli;

import dev.clew.app.analysis.AnalysisListener;
import dev.clew.app.run.RunListener;

/** Tells on standard error how a run goes on; what it prints of the results is the command's. */
abstract class RunConsole implements RunListener {

  private final Progress progress;

  RunConsole(Progress progress) {
    this.progress = progress;
  }

  @Override
  public final AnalysisListener search() {
    return progress;
  }

  @Override
  public final void note(String line) {
    progress.note(line);
  }

  @Override
  public final void mistake(String line) {
    progress.mistake(line);
  }

  @Override
  public final void searched() {
    progress.finish();
  }
}
