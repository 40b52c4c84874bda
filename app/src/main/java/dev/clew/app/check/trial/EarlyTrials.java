package dev.clew.app.check.trial;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Has paths tried while exploring goes on, so that an error is known as soon as its path is: the
 * first of each way to fail. Paths may be offered from any thread; one is tried at a time.
 */
public final class EarlyTrials implements AutoCloseable {

  /** What is left has its turn when exploring is over. */
  private static final int MOST = 64;

  /** Each takes as long as a call may last. */
  private static final int MOST_ENDLESS = 2;

  private final Consumer<ExploredPath> trial;
  private final Set<Outcome> seen = new HashSet<>();
  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          task -> {
            Thread made = new Thread(task, "clew-early-trials");
            made.setDaemon(true);
            return made;
          });
  private int endless;

  public EarlyTrials(Consumer<ExploredPath> trial) {
    this.trial = trial;
  }

  public synchronized void offer(ExploredPath path) {
    if (isWorthIt(path) && !thread.isShutdown()) {
      thread.execute(() -> trial.accept(path));
    }
  }

  private boolean isWorthIt(ExploredPath path) {
    if (!path.proven() || seen.size() >= MOST) {
      return false;
    } else if (path.outcome() instanceof Outcome.Endless) {
      return ++endless <= MOST_ENDLESS && seen.add(path.outcome());
    }
    return path.outcome() instanceof Outcome.Threw && seen.add(Order.way(path.outcome()));
  }

  /** Lets the trial that was begun end; those that wait are left to others. */
  @Override
  public void close() {
    synchronized (this) {
      thread.getQueue().clear(); // an interrupt would cost the JVM
      thread.shutdown();
    }
    boolean wasInterrupted = false;
    while (!thread.isTerminated()) {
      try {
        thread.awaitTermination(1, TimeUnit.MINUTES);
      } catch (InterruptedException e) {
        wasInterrupted = true;
      }
    }
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
