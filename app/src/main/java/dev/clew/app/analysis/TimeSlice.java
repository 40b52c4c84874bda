package dev.clew.app.analysis;

import dev.clew.solver.Budget;
import java.time.Duration;

/**
 * The time that a target has.
 *
 * @param share after which nothing new is begun for it
 * @param run after which nothing goes on: what was begun in time, such as a call on a JVM that has
 *     to start first, may outlast the share, because the next target would pay for its end
 * @param patience for one call: while nothing is known of the targets behind it, a call that does
 *     not come to an end is stopped early, and tried again with more patience later
 */
public record TimeSlice(Budget share, Budget run, Duration patience) {

  /** The same with a part of the target's time. */
  public TimeSlice withShare(Budget part) {
    return new TimeSlice(part, run, patience);
  }
}
