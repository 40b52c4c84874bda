package dev.clew.engine.work;

/** The decisions of a unit lead nowhere: it is of another method, program, JDK or option. */
public final class NoSuchWayException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /**
   * @param place of the decision that cannot be made, from 0
   */
  public NoSuchWayException(int place) {
    super("decision " + place + " of the decisions is none that this program can make");
  }
}
