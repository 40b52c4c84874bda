package dev.clew.engine.inputs;

/** Where inputs may be null. */
public enum NullInputs {
  /** Where the program itself expects it. */
  AUTO,
  /** Everywhere. */
  YES,
  /** Nowhere. */
  NO
}
