package dev.clew.replay.process;

import java.io.IOException;
import java.time.Duration;

/** A process said nothing in the time that it had; it may be alive. */
public final class NoAnswerException extends IOException {

  private static final long serialVersionUID = 1L;

  NoAnswerException(Duration limit) {
    super("it took longer than " + limit.toMillis() + " ms");
  }
}
