package dev.clew.engine.outcome;

/** How much of a method's behaviour an exploration saw. */
public enum Status {
  /** Every path, with nothing cut, unsupported or unknown. */
  COMPLETE,
  /** Bounds cut some paths, or a solver gave up. */
  BOUNDED,
  /** Time was up, or the run was interrupted. */
  TIMEOUT,
  /** Some paths met what is not supported. */
  UNSUPPORTED,
  /** The exploration itself failed. */
  FAILED
}
