package dev.clew.output;

/**
 * What a real JVM said to a path.
 *
 * @param detail why not, in one line; empty where there is nothing to say
 */
public record Confirmation(State state, String detail) {

  public static final Confirmation NOT_RUN = new Confirmation(State.NOT_RUN, "");
  public static final Confirmation CONFIRMED = new Confirmation(State.CONFIRMED, "");

  /** Whether it agreed. */
  public enum State {
    /** It did what the path says. */
    CONFIRMED,
    /** It did something else, which is a bug in Clew. */
    DIVERGED,
    /** Nobody asked. */
    NOT_RUN,
    /** The inputs could not be supplied, or the call was not allowed to end. */
    FAILED
  }
}
