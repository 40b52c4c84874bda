package dev.clew.models.regex;

import dev.clew.engine.model.SymbolicPayload;

/** The mark of a {@code Matcher} whose text is not known. */
enum MatcherText implements SymbolicPayload {
  /** Its fields say all about the last match. */
  UNKNOWN,

  /** It has found nothing, and where it looked last is not known. */
  UNKNOWN_AFTER_FAILURE,

  /**
   * That of a {@code Scanner}, which sets a region before each attempt, and asks whether a match
   * saw the end of the text only to read more of it, while there is more.
   */
  SCANNED,

  /** It has replaced all matches, and where the last one was is not known. */
  REPLACED
}
