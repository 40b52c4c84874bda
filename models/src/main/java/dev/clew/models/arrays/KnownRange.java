package dev.clew.models.arrays;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;

/**
 * The range of an array that a method works on, which has to be known. The JDK's code has checked
 * that it is one of the array: the first position is not negative, and the last one, exclusive, not
 * before it.
 */
record KnownRange(SmallValues low, SmallValues high) {

  /**
   * Of a method whose first argument is the array.
   *
   * @param low the argument with the first position; the one after it has the last
   * @param most the most elements of a range in an array of unknown length
   */
  static KnownRange of(int low, int most) {
    return new KnownRange(new SmallValues(0, low, most), new SmallValues(0, low + 1, most));
  }

  /** Whether both ends are known, so that nothing is left to decide. */
  boolean isKnown(Call c) {
    return low.isKnown(c) && high.isKnown(c);
  }

  /** Forks over an end that is unknown; the method is called once more in each of the ways. */
  CallExit decide(Call c) {
    return low.isKnown(c) ? high.decide(c, low.value(c)) : low.decide(c, 0);
  }
}
