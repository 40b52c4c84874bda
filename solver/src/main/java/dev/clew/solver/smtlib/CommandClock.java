package dev.clew.solver.smtlib;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Knows for how long a script's command has been running, so that another thread can take the
 * script over when the one that runs it does not come back. From then on nothing that the first
 * thread does is seen.
 */
final class CommandClock {

  /** Beyond a command's time, for what has nothing to do with its term: a twentieth and this. */
  private static final Duration GRACE = Duration.ofMillis(300);

  private @Nullable ScriptCommand current;
  private long deadlineNanos;
  private boolean isTaken;

  /** A command begins; false if the script was taken over, and the thread is to stop. */
  synchronized boolean begin(ScriptCommand command, Duration limit) {
    current = command;
    deadlineNanos = System.nanoTime() + limit.plus(limit.dividedBy(20)).plus(GRACE).toNanos();
    return !isTaken;
  }

  /** It has ended; false if the script was taken over meanwhile. */
  synchronized boolean end() {
    current = null;
    return !isTaken;
  }

  /** The command cannot be carried out, for want of memory or stack: it is late at once. */
  synchronized void fail() {
    deadlineNanos = System.nanoTime();
  }

  /** Does something unless the script was taken over. */
  synchronized void unlessTaken(Runnable action) {
    if (!isTaken) {
      action.run();
    }
  }

  /** Takes the script over if a command is late; that command, or null if none is. */
  synchronized @Nullable ScriptCommand takeOver() {
    if (current == null || deadlineNanos - System.nanoTime() > 0) {
      return null;
    }
    isTaken = true;
    return current;
  }
}
