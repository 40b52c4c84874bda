package dev.clew.junit.run;

/** The time was up before suites were compiled. */
public final class NoTimeException extends SuiteException {

  private static final long serialVersionUID = 1;

  NoTimeException() {
    super("the time was up");
  }
}
