package dev.clew.output;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What keeps a path from being tried on a real JVM. The words do not change: scripts rely on them.
 */
public enum Obstacle {
  /** Nothing. */
  NONE(false, "", ""),
  /** No JVM could be started. */
  NO_JVM(true, "no JVM could be started", ""),
  /** The call wanted to do what is not allowed. */
  REFUSED(true, "calls want to do what is not allowed", ""),
  /** The call did not end in time. */
  TIMEOUT(true, "calls do not end in time", "--replay-timeout gives more time"),
  /** The call takes more memory than there is. */
  MEMORY(true, "calls take more memory than there is", ""),
  /** The JVM died during the call. */
  JVM_LOST(true, "calls end their JVM", ""),
  /** A bug in Clew; the run's other results are not touched by it. */
  INTERNAL_ERROR(true, "a bug in Clew", ""),
  /** The inputs cannot be supplied. */
  NO_INPUTS(true, "their inputs cannot be supplied", ""),
  /** The time of the target was up. */
  NO_TIME(true, "out of time", "--time-budget gives more time"),
  /** Too many other calls of the target did not end in time. */
  LATE(true, "calls do not end in time", "--replay-timeout gives more time"),
  /** The path's own end is not known: the target is not complete in any case. */
  UNFINISHED(false, "how their paths end is not known", ""),
  /** What a call that was not followed is assumed to return cannot be supplied. */
  NOT_FOLLOWED(false, "what calls return that are not followed cannot be supplied", ""),
  /** No code outside can make an object that it takes. */
  NO_OBJECT(false, "no code outside can make an object that they take", ""),
  /** A driver fails before the call of the target. */
  BEFORE_CALL(false, "the objects that they need cannot be made", "");

  private final boolean leavesOut;
  private final String sentence;
  private final String remedy;

  Obstacle(boolean leavesOut, String sentence, String remedy) {
    this.leavesOut = leavesOut;
    this.sentence = sentence;
    this.remedy = remedy;
  }

  /** The one of a code; empty if there is none. */
  static Optional<Obstacle> of(String code) {
    return Arrays.stream(values()).filter(each -> each.code().equals(code)).findFirst();
  }

  /** What is wrong with several methods, in a few words. */
  String sentence() {
    return sentence;
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
