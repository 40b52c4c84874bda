package dev.clew.engine.machine;

/** Ends a path from deep inside an instruction that takes too much memory. Has no stack. */
final class MemoryException extends RuntimeException {

  private static final long serialVersionUID = 1;

  MemoryException() {
    super("memory", null, false, false);
  }
}
