package dev.clew.output;

import java.util.Optional;

/**
 * What a real JVM said to a path.
 *
 * @param obstacle what kept the path from being tried; {@link Obstacle#NONE} where it was tried, or
 *     nothing was to be tried
 * @param detail why not, in one line; empty where there is nothing to say
 * @param allow what {@code --allow} has to say for the call to be tried, where that would help
 */
public record Confirmation(State state, Obstacle obstacle, String detail, Optional<String> allow) {

  public static final Confirmation NOT_RUN =
      new Confirmation(State.NOT_RUN, Obstacle.NONE, "", Optional.empty());
  public static final Confirmation CONFIRMED = confirmed("");

  /** Whether it agreed. */
  public enum State {
    /** It did what the path says. */
    CONFIRMED,
    /** It did something else, which is a bug in Clew. */
    DIVERGED,
    /** There was no call: nobody asked, no object, no time. */
    NOT_RUN,
    /** The inputs could not be supplied, or the call was not allowed to end. */
    FAILED
  }

  /**
   * Confirms a path.
   *
   * @param detail what else is to be known; may be empty
   */
  public static Confirmation confirmed(String detail) {
    return new Confirmation(State.CONFIRMED, Obstacle.NONE, detail, Optional.empty());
  }

  /** The JVM did something else. */
  public static Confirmation diverged(String what) {
    return new Confirmation(State.DIVERGED, Obstacle.NONE, what, Optional.empty());
  }

  /** There was no call, or none that ended. */
  public static Confirmation failed(Obstacle obstacle, String why) {
    return new Confirmation(State.FAILED, obstacle, why, Optional.empty());
  }

  /**
   * The call was kept from doing something.
   *
   * @param allow what permits it, if anything does
   */
  public static Confirmation refused(String what, Optional<String> allow) {
    return new Confirmation(State.FAILED, Obstacle.REFUSED, "not allowed: " + what, allow);
  }

  /** Nothing was tried. */
  public static Confirmation notRun(Obstacle obstacle, String why) {
    return new Confirmation(State.NOT_RUN, obstacle, why, Optional.empty());
  }
}
