package dev.clew.junit.run;

import dev.clew.junit.source.cases.SuiteCase;

/** A case that became no test. */
public record Dropped(SuiteCase of, Reason reason, String detail) {

  /** Why. */
  public enum Reason {
    /** The call did not end in a way that a test can show. */
    NOT_ENDED,
    /** There is no source for it. */
    NOT_WRITTEN,
    NOT_COMPILED,
    FAILED,
    /** It passed once and failed another time. */
    FLAKY,
    /** The time was up before it was compiled and run often enough. */
    NO_TIME
  }
}
