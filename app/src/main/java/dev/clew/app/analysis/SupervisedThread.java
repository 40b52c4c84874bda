package dev.clew.app.analysis;

import dev.clew.solver.Budget;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Runs something on a thread of its own and comes back in time, even if that thread does not: then
 * it is interrupted and left behind.
 */
public final class SupervisedThread {

  private static final long LOOK_MILLIS = 20;
  private static final Duration SHORTEST_GRACE = Duration.ofMillis(250);

  /** In the middle of a run: a thread that is left behind costs the others more than waiting. */
  private static final Duration GRACE_BETWEEN = Duration.ofSeconds(1);

  private static final Duration LONGEST_GRACE = Duration.ofSeconds(3);
  private static final int PART_OF_BUDGET = 20;

  private SupervisedThread() {}

  /**
   * What the task gave; empty if it did not stop though its budget was exhausted. It is granted a
   * twentieth of the budget beyond its end, to collect what it has, and a second where that does
   * not outlast the run.
   *
   * @param run the time of the whole run
   * @throws ExecutionException with what the task threw
   */
  public static <T> Optional<T> run(Callable<T> task, Budget budget, Budget run)
      throws ExecutionException {
    Duration grace = grace(budget.remaining());
    Budget between = run.atMost(budget.remaining().plus(GRACE_BETWEEN));
    FutureTask<T> future = new FutureTask<>(task);
    Thread thread = new Thread(future, "clew-explorer");
    thread.setDaemon(true);
    thread.start();
    Optional<T> result = await(future, budget);
    if (result.isEmpty()) {
      result = await(future, between);
    }
    if (result.isEmpty()) {
      result = await(future, Budget.of(grace));
    }
    if (result.isEmpty()) {
      thread.interrupt();
    }
    return result;
  }

  private static Duration grace(Duration budget) {
    Duration part = budget.dividedBy(PART_OF_BUDGET);
    if (part.compareTo(SHORTEST_GRACE) < 0) {
      return SHORTEST_GRACE;
    }
    return part.compareTo(LONGEST_GRACE) > 0 ? LONGEST_GRACE : part;
  }

  private static <T> Optional<T> await(FutureTask<T> future, Budget budget)
      throws ExecutionException {
    while (!budget.exhausted() || future.isDone()) {
      try {
        return Optional.of(future.get(LOOK_MILLIS, TimeUnit.MILLISECONDS));
      } catch (TimeoutException e) {
        // look at the budget again
      } catch (InterruptedException e) {
        budget.cancellation().request(); // which says the same to all threads from here on
      }
    }
    return Optional.empty();
  }
}
