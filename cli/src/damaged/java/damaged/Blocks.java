package damaged;

/** Locks, and code that runs in any case. */
public class Blocks {
  private int count;

  public synchronized int locked(Object lock) {
    synchronized (lock) {
      try {
        return ++count / lock.hashCode();
      } catch (ArithmeticException | IllegalStateException e) {
        count--;
      } finally {
        count += 2;
      }
    }
    return count;
  }
}
