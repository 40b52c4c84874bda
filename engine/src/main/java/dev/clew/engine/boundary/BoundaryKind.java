package dev.clew.engine.boundary;

/** What is done about the methods of a type. */
public enum BoundaryKind {
  /** They are run as all code is. */
  RUN,
  /** They are not run: what they return is unknown. */
  FRAMEWORK,
  /** They are not run and do nothing; nothing is logged at any level. */
  LOGGER,
  /**
   * They are run on objects that the program makes; one that it is given takes all and is silent.
   */
  SINK
}
