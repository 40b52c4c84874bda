package dev.clew.engine.machine;

import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;

/** Ends a path from deep inside an instruction, as unsupported. Has no stack. */
public final class UnsupportedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Reason reason;

  public UnsupportedException(ReasonCode cause, String detail) {
    super(cause.code() + ": " + detail, null, false, false);
    this.reason = new Reason(cause, detail);
  }

  public Reason reason() {
    return reason;
  }
}
