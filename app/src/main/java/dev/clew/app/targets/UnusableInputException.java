package dev.clew.app.targets;

import dev.clew.app.UserException;

/**
 * A file that is there and cannot be used, such as a damaged class. It costs itself alone: unlike a
 * name that means nothing, it says nothing about what the user wants.
 */
public final class UnusableInputException extends UserException {
  private static final long serialVersionUID = 1L;

  UnusableInputException(String problem, String remedy) {
    super(problem, remedy);
  }
}
