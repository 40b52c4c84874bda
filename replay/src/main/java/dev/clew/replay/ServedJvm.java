package dev.clew.replay;

import dev.clew.harness.replay.ServerAnswer;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.process.ForkedJvm;
import dev.clew.replay.process.JvmPlan;
import dev.clew.replay.process.JvmStartException;
import dev.clew.solver.Budget;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The JVM behind a {@link Replayer}, which guards it: started when it is needed, and replaced. */
final class ServedJvm {

  /** So many starts in a row that failed, and there is no point in another. */
  private static final int MOST_FAILED_STARTS = 3;

  private final ConfinedJvms jvms;
  private final JvmPlan plan;
  private @Nullable ForkedJvm<ServerAnswer> current;
  private @Nullable ForkedJvm<ServerAnswer> used;
  private int failedStarts;
  private @Nullable JvmStartException notStarted;
  private volatile boolean wasStarted;

  ServedJvm(ConfinedJvms jvms, JvmPlan plan) {
    this.jvms = jvms;
    this.plan = plan;
  }

  /** One that can be asked; a new one where there is none. */
  ForkedJvm<ServerAnswer> running(Budget budget) throws IOException, InterruptedException {
    ForkedJvm<ServerAnswer> known = current;
    if (known != null && known.isAlive()) {
      return known;
    }
    ForkedJvm<ServerAnswer> started = start(budget);
    current = started;
    return started;
  }

  private ForkedJvm<ServerAnswer> start(Budget budget)
      throws JvmStartException, InterruptedException {
    JvmStartException last = notStarted;
    if (last != null && failedStarts >= MOST_FAILED_STARTS) {
      throw last;
    }
    try {
      ForkedJvm<ServerAnswer> started = jvms.start(plan, ServerAnswer::read, budget.remaining());
      failedStarts = 0;
      wasStarted = true;
      return started;
    } catch (JvmStartException e) {
      if (!budget.exhausted()) {
        failedStarts++;
        notStarted = e;
      }
      throw e;
    }
  }

  /** Whether there is one in which a call was performed. */
  boolean isUsed() {
    return current != null && current == used;
  }

  /** The one that is there performs a call now. */
  void use() {
    used = current;
  }

  /** Whether one was there at some time. */
  boolean wasStarted() {
    return wasStarted;
  }

  void end() {
    ForkedJvm<ServerAnswer> known = current;
    if (known != null) {
      known.close();
      current = null;
    }
  }
}
