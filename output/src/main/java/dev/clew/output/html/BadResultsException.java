package dev.clew.output.html;

import java.io.IOException;

/** What is no results file, or one that a page cannot be made of: the message says why. */
public final class BadResultsException extends IOException {
  private static final long serialVersionUID = 1L;

  BadResultsException(String why) {
    super(why);
  }
}
