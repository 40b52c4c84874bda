package dev.clew.engine.program.path;

/**
 * A class path or JDK that cannot be used. The message is one line that names it and the remedy.
 */
public final class ClassPathException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public ClassPathException(String message) {
    super(message);
  }

  public ClassPathException(String message, Throwable cause) {
    super(message, cause);
  }
}
