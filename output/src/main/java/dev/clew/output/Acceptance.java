package dev.clew.output;

import java.util.Locale;

/**
 * That somebody knows of an error, and why it does not count in this run.
 *
 * @param reason as they put it
 * @param since a date as in {@code 2026-11-19}; empty for an annotation
 */
public record Acceptance(Place place, String reason, String since) {

  /** Where it says so. */
  public enum Place {
    /** A file of known errors. */
    BASELINE,
    /** An annotation in the code. */
    ANNOTATION;

    /** As the results file has it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
