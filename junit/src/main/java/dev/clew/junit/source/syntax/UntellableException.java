package dev.clew.junit.source.syntax;

/** A case that cannot be written as a test; the message says why. */
public final class UntellableException extends Exception {

  private static final long serialVersionUID = 1L;

  public UntellableException(String message) {
    super(message);
  }
}
