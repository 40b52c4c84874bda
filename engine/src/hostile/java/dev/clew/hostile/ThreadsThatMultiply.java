package dev.clew.hostile;

import java.util.concurrent.atomic.AtomicInteger;

/** Each thread starts two others; no more than two thousand, for the sake of the machine. */
public final class ThreadsThatMultiply {

  private static final AtomicInteger STARTED = new AtomicInteger();

  private ThreadsThatMultiply() {}

  public static int start(int n) {
    multiply();
    return 10 / n;
  }

  private static void multiply() {
    while (STARTED.incrementAndGet() < 2_000) {
      new Thread(ThreadsThatMultiply::multiply).start();
    }
    while (true) {
      Thread.onSpinWait();
    }
  }
}
