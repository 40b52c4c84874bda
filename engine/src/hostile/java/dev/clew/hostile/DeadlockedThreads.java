package dev.clew.hostile;

/** Two threads that wait for each other, and a caller that waits for both. */
public final class DeadlockedThreads {

  private final Object first = new Object();
  private final Object second = new Object();
  private final int size;

  public DeadlockedThreads(int size) {
    this.size = size;
  }

  public int lock() throws InterruptedException {
    Thread other = new Thread(() -> inTurn(second, first));
    other.start();
    inTurn(first, second);
    other.join();
    return 10 / size;
  }

  private static void inTurn(Object one, Object two) {
    synchronized (one) {
      try {
        Thread.sleep(100);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      synchronized (two) {
        one.notifyAll();
      }
    }
  }
}
