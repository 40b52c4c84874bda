package dev.clew.replay.recipe;

/** An input that cannot be supplied; the message says which, and why. */
public final class NoRecipeException extends Exception {

  private static final long serialVersionUID = 1L;

  NoRecipeException(String message) {
    super(message);
  }
}
