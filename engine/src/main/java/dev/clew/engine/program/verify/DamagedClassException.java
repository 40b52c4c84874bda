package dev.clew.engine.program.verify;

/**
 * Says in what way a class file breaks the rules of the JVM. An answer rather than a fault: it has
 * no stack trace.
 */
public final class DamagedClassException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  DamagedClassException(String message) {
    super(message, null, false, false);
  }

  /** One line. */
  public String detail() {
    return String.valueOf(getMessage()).replaceAll("\\s*\\R\\s*", " ");
  }
}
