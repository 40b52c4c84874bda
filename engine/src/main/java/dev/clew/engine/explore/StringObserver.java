package dev.clew.engine.explore;

import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.machine.SinkHit;
import dev.clew.engine.outcome.Reason;
import dev.clew.solver.expr.Expr;
import java.util.List;

/**
 * Hears where strings go, on the thread of one worker, whose terms it may use while it is asked and
 * not afterwards. Every call that a path comes to is told of once, however many paths go on from
 * there.
 */
public interface StringObserver {

  /** Hears nothing. */
  StringObserver NONE = new StringObserver() {};

  /** A path has come to a sink. */
  default void reached(SinkHit hit, StringPath path) {}

  /**
   * Whether something may still be heard on a way on from some place; if not, none of them is gone.
   *
   * @param stack the place, innermost first, frames of the JDK among them
   */
  default boolean mayHear(List<Backtrace.Element> stack) {
    return true;
  }

  /**
   * A path was left before its end.
   *
   * @param stack where, innermost first, frames of the JDK among them
   */
  default void left(Reason reason, List<Backtrace.Element> stack) {}

  /**
   * A way was not gone any more, as time or memory was up. Where an exploration is given up as a
   * whole nothing is told.
   *
   * @param stack where, innermost first; empty if that is not known
   */
  default void unfinished(List<Backtrace.Element> stack) {}

  /** A path has returned a string that is not null. */
  default void returned(Expr text, StringPath path) {}

  /** The same, of a string that no term stands for. */
  default void returnedUntold(StringPath path) {}
}
