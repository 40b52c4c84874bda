package dev.clew.junit.condition;

/** How two values stand to each other. */
public enum AskedRelation {
  EQUAL,
  NOT_EQUAL,
  BELOW,
  AT_LEAST,
  ABOVE,
  AT_MOST;

  /** What holds where this does not. */
  public AskedRelation opposite() {
    return switch (this) {
      case EQUAL -> NOT_EQUAL;
      case NOT_EQUAL -> EQUAL;
      case BELOW -> AT_LEAST;
      case AT_LEAST -> BELOW;
      case ABOVE -> AT_MOST;
      case AT_MOST -> ABOVE;
    };
  }

  /** The same with the two values in the other order. */
  public AskedRelation mirrored() {
    return switch (this) {
      case EQUAL, NOT_EQUAL -> this;
      case BELOW -> ABOVE;
      case ABOVE -> BELOW;
      case AT_LEAST -> AT_MOST;
      case AT_MOST -> AT_LEAST;
    };
  }
}
