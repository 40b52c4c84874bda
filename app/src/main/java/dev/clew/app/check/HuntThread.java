package dev.clew.app.check;

import dev.clew.app.analysis.TimeSlice;
import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Concrete runs of a target that go on beside what else is done with it. */
final class HuntThread {

  /** Of the time of a target, for concrete runs that nothing else goes on beside. */
  private static final int ALONE_PART = 3;

  private static final long LOOK_MILLIS = 20;

  private final Cancellation end;
  private final Budget alone;
  private final Budget run;
  private final FutureTask<Void> task;

  /** What is done until a budget ends. */
  interface Work {
    void go(Budget time) throws InterruptedException;
  }

  private HuntThread(Cancellation end, Budget alone, Budget run, FutureTask<Void> task) {
    this.end = end;
    this.alone = alone;
    this.run = run;
    this.task = task;
  }

  /** Begins at once; the work has the share of the target, unless it is ended sooner. */
  static HuntThread start(TimeSlice time, Work work) {
    Cancellation end = new Cancellation();
    Budget share = Budget.of(time.share().remaining(), end);
    FutureTask<Void> task =
        new FutureTask<>(
            () -> {
              work.go(share);
              return null;
            });
    Thread thread = new Thread(task, "clew-concrete-runs");
    thread.setDaemon(true);
    thread.start();
    Budget alone = time.share().atMost(time.share().remaining().dividedBy(ALONE_PART));
    return new HuntThread(end, alone, time.run(), task);
  }

  /**
   * Waits until the work is done, or has had its time.
   *
   * @param isNeedless whether it is to end as soon as it may
   * @return what it failed with
   */
  Optional<Throwable> finish(boolean isNeedless) {
    boolean wasInterrupted = false;
    if (isNeedless) {
      end.request();
    }
    try {
      while (true) {
        try {
          task.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
          return Optional.empty();
        } catch (TimeoutException e) {
          if (alone.exhausted() || run.exhausted()) {
            end.request();
          }
        } catch (InterruptedException e) {
          wasInterrupted = true;
          end.request();
        } catch (ExecutionException e) {
          return Optional.of(e.getCause() == null ? e : e.getCause());
        }
      }
    } finally {
      if (wasInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
