package dev.clew.harness.replay;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Something that a thread does which looks like the main thread of a program. */
final class Performance {

  private final Thread thread;
  private final CountDownLatch done = new CountDownLatch(1);

  private Performance(ClassLoader classes, Runnable action) {
    this.thread =
        new Thread(
            new ThreadGroup("main"),
            () -> {
              action.run();
              done.countDown();
            },
            "main");
    thread.setContextClassLoader(classes);
  }

  /** Begins. */
  static Performance of(ClassLoader classes, Runnable action) {
    Performance begun = new Performance(classes, action);
    begun.thread.start();
    return begun;
  }

  boolean endsWithin(int millis) throws InterruptedException {
    return done.await(millis, TimeUnit.MILLISECONDS);
  }

  /** Where it is. */
  StackTraceElement[] trace() {
    return thread.getStackTrace();
  }
}
