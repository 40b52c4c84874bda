package dev.clew.hostile;

/** Exceptions with causes that have causes. */
public final class EndlessCauses {

  private EndlessCauses() {}

  public static void chain(int n) {
    Exception last = new IllegalStateException("x");
    while (n != 0) {
      last = new IllegalStateException(last.getMessage() + last.getMessage(), last);
    }
    throw new IllegalArgumentException(last);
  }
}
