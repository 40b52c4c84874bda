package dev.clew.maven;

import dev.clew.app.run.AnalysisRun;
import dev.clew.app.run.RunOutcome;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/**
 * Performs a run on a thread of its own, so that Maven's thread always hears when it is
 * interrupted.
 */
final class RunThread {

  private static final long PATIENCE_MILLIS = TimeUnit.SECONDS.toMillis(10);

  private RunThread() {}

  /**
   * Comes back when the run has ended. When this thread is interrupted the run is, too, and has
   * some seconds to write what it found.
   *
   * @throws ExecutionException with what the run threw
   */
  static RunOutcome perform(AnalysisRun run) throws InterruptedException, ExecutionException {
    FutureTask<RunOutcome> task = new FutureTask<>(run::perform);
    Thread thread = new Thread(task, "clew");
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (InterruptedException e) {
      thread.interrupt();
      thread.join(PATIENCE_MILLIS);
      throw e;
    }
  }
}
