package dev.clew.hostile;

/** Ends the JVM when one is made. */
public final class ExitInConstructor {

  private final int size;

  public ExitInConstructor(int size) {
    if (size > 3) {
      System.exit(0);
    }
    this.size = size;
  }

  public int size() {
    return 10 / size;
  }
}
