package dev.clew.models.time;

/** What can come of reading an amount of time or a moment. */
enum ReadingOutcome {
  READ,
  NOT_READ,
  /** A number that is too long to be read. */
  NO_NUMBER,
  /** What is too large, told as a text that cannot be read. */
  TOO_LARGE,
  /** The same, told as what it is. */
  OVERFLOW
}
