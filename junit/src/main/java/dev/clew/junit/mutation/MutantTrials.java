package dev.clew.junit.mutation;

import dev.clew.replay.Replay;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.Replayer;
import dev.clew.solver.Budget;
import java.util.Map;
import java.util.Objects;

/** Performs calls on mutants. For one thread. */
final class MutantTrials {

  /** Mutants that make code endless, or end it all, cost their time and their JVM. */
  private static final int MOST_LATE = 6;

  private final Replayer replayer;
  private final Budget budget;
  private int late;

  MutantTrials(Replayer replayer, Budget budget) {
    this.replayer = replayer;
    this.budget = budget;
  }

  /** Whether there is time for more. */
  boolean goOn() {
    return !budget.exhausted() && late < MOST_LATE;
  }

  /** Whether a call ends otherwise on a mutant than it did. */
  boolean shows(Replay before, Mutant mutant, byte[] content) throws InterruptedException {
    Replay now = replayer.run(before.recipe(), Map.of(mutant.className(), content), budget);
    boolean isLost =
        now.ending() instanceof Ending.Failed failed
            && failed.cause() == Ending.Failed.Cause.JVM_LOST;
    if (isLost || now.ending() instanceof Ending.TimedOut) {
      late++;
    }
    return isTold(now.ending()) && !isSame(before.ending(), now.ending());
  }

  private static boolean isTold(Ending ending) {
    return !(ending instanceof Ending.Failed failed && failed.isNotTried());
  }

  /** As far as a test asserts it: where an exception came from is not its business. */
  private static boolean isSame(Ending before, Ending now) {
    if (before instanceof Ending.Threw threw && now instanceof Ending.Threw other) {
      return threw.exception().equals(other.exception())
          && Objects.equals(threw.message(), other.message());
    }
    return before.equals(now);
  }
}
