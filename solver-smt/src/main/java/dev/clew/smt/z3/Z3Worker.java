package dev.clew.smt.z3;

import com.microsoft.z3.Native;
import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.Verdict.Unknown;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * A thread that makes all native calls, so that the calling thread can walk away from one that does
 * not come back.
 *
 * <p>The caller is its own watchdog: it waits until the budget ends, interrupts the session, waits
 * for a moment longer, and then leaves thread and session to themselves. They end, and free what
 * they hold, when the call returns after all. Z3's own time-out is not used: it needs another
 * thread and timer for each check, and says nothing of the calls that are not checks.
 */
final class Z3Worker {

  private static final Logger LOG = System.getLogger(Z3Worker.class.getName());

  /** How long a native call may take to notice that it was interrupted. */
  private static final Duration GRACE = Duration.ofMillis(500);

  /** How often the caller looks after the memory while it waits. */
  private static final Duration POLL = Duration.ofMillis(100);

  /** Looks this often before sleeping; waking up costs more than a small query. */
  private static final int SPINS = 200;

  /** Z3 is recursive in places; only what is used of this is ever taken from the machine. */
  private static final long STACK_BYTES = 256L << 20;

  /** What the caller wants, and what comes back. */
  private static final class Job {
    final Query query;
    final Thread caller = Thread.currentThread();
    volatile @Nullable Verdict verdict;

    /** Whether Z3 took too much memory meanwhile; the caller's alone. */
    boolean tooLarge;

    Job(Query query) {
      this.query = query;
    }
  }

  private final long maxNativeBytes;
  private final Thread thread;
  private volatile @Nullable Job next;
  private volatile @Nullable Z3Session session;
  private volatile boolean stopped;

  /**
   * @param maxNativeBytes a query is given up when Z3 holds more, in all contexts together
   */
  Z3Worker(long maxNativeBytes) {
    this.maxNativeBytes = maxNativeBytes;
    thread = new Thread(null, this::work, "clew-z3", STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
  }

  /** The answer, in time; empty when the native call did not come back and is left behind. */
  Optional<Verdict> solve(Query query) {
    Job job = new Job(query);
    next = job;
    LockSupport.unpark(thread);
    Cancellation cancellation = query.budget().cancellation();
    Cancellation.Registration wakeUp = cancellation.onRequest(() -> LockSupport.unpark(job.caller));
    try {
      await(job, query.budget(), true);
      if (job.verdict == null) {
        interruptSession();
        await(job, Budget.of(GRACE), false);
      }
    } finally {
      wakeUp.close();
    }
    Optional<Verdict> verdict = Optional.ofNullable(job.verdict);
    if (verdict.isEmpty()) {
      stopped = true;
    }
    return verdict.map(answer -> job.tooLarge && !answer.isDecided() ? tooLarge() : answer);
  }

  private Verdict tooLarge() {
    return new Unknown(Reason.FAILED, "Z3 took more than " + (maxNativeBytes >> 20) + " MiB");
  }

  private void interruptSession() {
    Z3Session current = session;
    if (current != null) {
      current.interrupt();
    }
  }

  /** Ends the thread and frees the native memory, as soon as no call is under way. */
  void stop() {
    stopped = true;
    LockSupport.unpark(thread);
  }

  /** Whether a worker that was stopped, or left behind, has freed what it held. */
  boolean hasEnded() {
    return !thread.isAlive();
  }

  /** Waits for the answer, the end of the budget, or too much memory being taken. */
  private void await(Job job, Budget budget, boolean watchMemory) {
    for (int i = 0; i < SPINS && job.verdict == null; i++) {
      Thread.onSpinWait();
    }
    boolean interrupted = false;
    while (job.verdict == null && !budget.exhausted() && !(watchMemory && job.tooLarge)) {
      Duration left = budget.remaining();
      LockSupport.parkNanos(job, left.compareTo(POLL) < 0 ? left.toNanos() : POLL.toNanos());
      interrupted |= Thread.interrupted();
      job.tooLarge |= Native.getEstimatedAllocSize() > maxNativeBytes;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void work() {
    while (!stopped) {
      Job job = next;
      if (job == null) {
        LockSupport.park(this);
        continue;
      }
      next = null;
      job.verdict = answer(job.query);
      LockSupport.unpark(job.caller);
      closeIfSpent();
    }
    closeSession();
  }

  private Verdict answer(Query query) {
    try {
      Z3Session current = session;
      if (current == null) {
        current = new Z3Session();
        session = current;
      }
      if (query.budget().exhausted()) {
        return Verdict.outOf(query.budget());
      }
      return current.solve(query);
    } catch (UnsupportedTermException unsupported) {
      return new Unknown(Reason.UNSUPPORTED, Z3Failures.line(unsupported));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      Verdict verdict = Z3Failures.verdict(failure, query.budget());
      // that time runs out in the middle of a call is nothing that could be mended
      Level level = query.budget().exhausted() ? Level.DEBUG : Level.INFO;
      LOG.log(level, () -> "Z3: " + verdict);
      markBroken();
      return verdict;
    }
  }

  private void markBroken() {
    Z3Session current = session;
    if (current != null) {
      current.markBroken();
    }
  }

  private void closeIfSpent() {
    Z3Session current = session;
    if (current != null && current.spent()) {
      closeSession();
    }
  }

  private void closeSession() {
    Z3Session current = session;
    session = null;
    if (current == null) {
      return;
    }
    try {
      current.close();
    } catch (RuntimeException failure) {
      LOG.log(Level.WARNING, () -> "Z3 could not free a context: " + Z3Failures.line(failure));
    }
  }
}
