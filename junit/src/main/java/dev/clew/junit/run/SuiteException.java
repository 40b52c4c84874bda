package dev.clew.junit.run;

/** Suites cannot be made or written; the message says why, in one line for a user. */
public sealed class SuiteException extends Exception permits NoTimeException {

  private static final long serialVersionUID = 1L;

  public SuiteException(String message) {
    super(message);
  }

  public SuiteException(String message, Throwable cause) {
    super(message, cause);
  }
}
