package dev.clew.engine.heap;

import dev.clew.engine.outcome.ReasonCode;

/**
 * The symbolic part of a field that is out of use, because the payload stands for it: no reading.
 *
 * @param cause why a path that reads the field nevertheless ends as unsupported
 */
public record HiddenField(ReasonCode cause, String detail) {

  /** In a builder whose text depends on an input. */
  public static final HiddenField MARK =
      new HiddenField(ReasonCode.STRING_TERM, "a builder of a text that depends on an input");
}
