package dev.clew.solver;

import java.util.ArrayList;
import java.util.List;

/** A request to stop, from any thread, that can be made once and is never taken back. */
public final class Cancellation {

  private final List<Runnable> listeners = new ArrayList<>();
  private volatile boolean requested;

  public boolean requested() {
    return requested;
  }

  /** Asks all work under this cancellation to stop; returns at once. */
  public void request() {
    List<Runnable> waiting;
    synchronized (listeners) {
      requested = true;
      waiting = List.copyOf(listeners);
      listeners.clear();
    }
    waiting.forEach(Runnable::run);
  }

  /**
   * Has {@code listener} run when the request comes, in the requesting thread, or now if it came.
   *
   * @return closes to take the listener away again
   */
  public Registration onRequest(Runnable listener) {
    synchronized (listeners) {
      if (!requested) {
        listeners.add(listener);
        return () -> remove(listener);
      }
    }
    listener.run();
    return () -> {};
  }

  private void remove(Runnable listener) {
    synchronized (listeners) {
      listeners.remove(listener);
    }
  }

  /** A listener's place. */
  @FunctionalInterface
  public interface Registration extends AutoCloseable {
    @Override
    void close();
  }
}
