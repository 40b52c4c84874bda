package dev.clew.engine.heap;

/** Whether an unknown reference may be null. */
public enum Nullness {
  /** Null is one of the things that it is tried as. */
  POSSIBLE,
  /** Null is not expected, so it is not tried; unless the program asks for it after all. */
  UNEXPECTED,
  /** It is known not to be null. */
  IMPOSSIBLE
}
