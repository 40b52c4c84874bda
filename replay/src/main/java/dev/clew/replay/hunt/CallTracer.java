package dev.clew.replay.hunt;

import dev.clew.solver.Budget;
import java.util.List;

/**
 * Performs calls to see what they reach. What it says is a hint and never a proof: calls share
 * their JVM and what static fields keep. For one thread.
 */
public interface CallTracer extends AutoCloseable {

  /** What calls are performed for. */
  enum Purpose {
    /** To see which of them reach something new: exceptions that are not rare are not told of. */
    SEARCH,
    /** To see how they end: each exception is told of, and what they reach does not count. */
    ENDINGS,
    /** The same for calls that may not end: they may go on for longer. */
    LONG_ENDINGS
  }

  /**
   * What the calls came to, in their order. After a while it is told what some of them came to: the
   * list is then shorter, and empty when the budget is over.
   */
  List<TracedCall> perform(List<FilledCall> calls, Purpose purpose, Budget budget)
      throws InterruptedException;

  @Override
  void close();
}
