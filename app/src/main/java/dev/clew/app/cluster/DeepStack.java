package dev.clew.app.cluster;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Calls with room for data that is deep, such as long lists of linked nodes. */
final class DeepStack {

  private static final long BYTES = 512L << 20;

  private DeepStack() {}

  static <T> T call(Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(null, task, "clew-bundle", BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (InterruptedException e) {
      thread.interrupt();
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the work was stopped", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(String.valueOf(e.getCause()), e.getCause());
    }
  }
}
