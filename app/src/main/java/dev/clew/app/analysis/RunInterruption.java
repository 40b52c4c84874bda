package dev.clew.app.analysis;

import dev.clew.solver.Cancellation;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * While it is open, ending the JVM from outside, with Ctrl-C or a signal, requests a cancellation
 * first, and gives the work under it some seconds to write what there is.
 */
public final class RunInterruption implements AutoCloseable {

  private static final long PATIENCE_SECONDS = 10;

  private final CountDownLatch done = new CountDownLatch(1);
  private final Cancellation cancellation = new Cancellation();
  private final Thread hook = new Thread(this::stop, "clew-interruption");

  private RunInterruption() {}

  public static RunInterruption watch() {
    RunInterruption interruption = new RunInterruption();
    try {
      Runtime.getRuntime().addShutdownHook(interruption.hook);
    } catch (IllegalStateException e) {
      interruption.cancellation.request(); // the JVM is ending already
    }
    return interruption;
  }

  /** What is requested then; the run closes this when everything is written. */
  public Cancellation cancellation() {
    return cancellation;
  }

  private void stop() {
    cancellation.request();
    try {
      done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Everything is written. */
  @Override
  public void close() {
    done.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the JVM is ending, and waited for this
    }
  }
}
