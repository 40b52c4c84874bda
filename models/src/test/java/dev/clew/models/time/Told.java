package dev.clew.models.time;

import java.time.format.DateTimeParseException;

/** Exceptions as texts. */
final class Told {

  private Told() {}

  /** All that such an exception holds. */
  static String of(DateTimeParseException e) {
    String told = e.getMessage() + "|" + e.getParsedString() + "|" + e.getErrorIndex();
    for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
      told = told + "|" + cause.getClass().getName() + ": " + cause.getMessage();
    }
    return told;
  }
}
