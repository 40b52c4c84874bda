package dev.clew.hostile;

/** An exception that ends the JVM when its message is read. */
public final class ExitInMessage extends RuntimeException {

  private static final long serialVersionUID = 1;

  public static void check(int n) {
    if (n > 10) {
      throw new ExitInMessage();
    }
  }

  @Override
  public String getMessage() {
    System.exit(1);
    return "";
  }
}
