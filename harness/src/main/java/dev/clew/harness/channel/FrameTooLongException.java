package dev.clew.harness.channel;

import java.io.IOException;

/** What is to be sent is more than a frame holds. Nothing was sent; something shorter may be. */
public final class FrameTooLongException extends IOException {

  private static final long serialVersionUID = 1L;

  FrameTooLongException(int length) {
    super("an answer of " + length + " bytes is too long to be told");
  }
}
