package dev.clew.maven;

import dev.clew.cli.InProcess;
import dev.clew.cli.InProcess.Outcome;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Runs a command on a thread of its own, so that Maven's thread always hears when it is
 * interrupted.
 */
final class CommandThread {

  private static final long PATIENCE_MILLIS = TimeUnit.SECONDS.toMillis(10);

  private CommandThread() {}

  /**
   * Comes back when the command has ended. When this thread is interrupted the command is, too, and
   * has some seconds to write what it found.
   *
   * @param out hears what the command prints, line by line
   * @param err hears how far it is
   */
  static Outcome run(List<String> arguments, Consumer<String> out, Consumer<String> err)
      throws InterruptedException {
    FutureTask<Outcome> task = new FutureTask<>(() -> runHere(arguments, out, err));
    Thread thread = new Thread(task, "clew");
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (InterruptedException e) {
      thread.interrupt();
      thread.join(PATIENCE_MILLIS);
      throw e;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause()); // a command does not throw
    }
  }

  private static Outcome runHere(
      List<String> arguments, Consumer<String> out, Consumer<String> err) {
    try (PrintWriter printed = new PrintWriter(new LineWriter(out));
        PrintWriter progress = new PrintWriter(new LineWriter(err))) {
      return InProcess.run(printed, progress, arguments.toArray(String[]::new));
    }
  }
}
