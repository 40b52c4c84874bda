package dev.clew.output;

import java.util.Locale;

/**
 * What keeps a path from being tried on a real JVM. The words do not change: scripts rely on them.
 */
public enum Obstacle {
  /** Nothing. */
  NONE(false, ""),
  /** No JVM could be started. */
  NO_JVM(true, ""),
  /** The call wanted to do what is not allowed. */
  REFUSED(true, ""),
  /** The call did not end in time. */
  TIMEOUT(true, "--replay-timeout gives more time"),
  /** The call takes more memory than there is. */
  MEMORY(true, ""),
  /** The JVM died during the call. */
  JVM_LOST(true, ""),
  /** A bug in Clew; the run's other results are not touched by it. */
  INTERNAL_ERROR(true, ""),
  /** The inputs cannot be supplied. */
  NO_INPUTS(true, ""),
  /** The time of the target was up. */
  NO_TIME(true, "--time-budget gives more time"),
  /** Too many other calls of the target did not end in time. */
  LATE(true, "--replay-timeout gives more time"),
  /** The path's own end is not known: the target is not complete in any case. */
  UNFINISHED(false, ""),
  /** What a call that was not followed is assumed to return cannot be supplied. */
  NOT_FOLLOWED(false, ""),
  /** No code outside can make an object that it takes. */
  NO_OBJECT(false, ""),
  /** A driver fails before the call of the target. */
  BEFORE_CALL(false, "");

  private final boolean leavesOut;
  private final String remedy;

  Obstacle(boolean leavesOut, String remedy) {
    this.leavesOut = leavesOut;
    this.remedy = remedy;
  }

  /** Whether something is not known because of it that the target's status does not tell. */
  public boolean leavesOut() {
    return leavesOut;
  }

  /** What to do about it; empty where the detail says so, or nothing helps. */
  public String remedy() {
    return remedy;
  }

  /** As the results file has it. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
