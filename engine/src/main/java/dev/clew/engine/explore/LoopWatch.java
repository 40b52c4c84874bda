package dev.clew.engine.explore;

import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.Moment;
import org.jspecify.annotations.Nullable;

/**
 * Notices that a path goes round in circles: looks from time to time whether the machine is in a
 * state that it was in before. What it compares with is renewed after ever longer times, so that it
 * gets to a state of the circle whatever came before, and finds circles of any length.
 */
final class LoopWatch {

  /** Ways without a choice between two looks. */
  private static final int FORKS = 16;

  private @Nullable Moment earlier;
  private int looks;
  private int looksToRenewal = 1;
  private int forks;

  /** The same as {@link #isBack}, at a fork with one way only. */
  boolean isBackAtFork(Machine m) {
    return ++forks % FORKS == 0 && isBack(m);
  }

  /** Whether the machine was in this state before. */
  boolean isBack(Machine m) {
    if (earlier != null && earlier.isBackIn(m)) {
      return true;
    }
    looks++;
    if (looks >= looksToRenewal) {
      earlier = Moment.of(m);
      looks = 0;
      looksToRenewal *= 2;
    }
    return false;
  }
}
