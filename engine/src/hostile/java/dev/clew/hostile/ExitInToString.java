package dev.clew.hostile;

/** Ends the JVM when it is written down. */
public final class ExitInToString {

  private final int size;

  public ExitInToString(int size) {
    this.size = size;
  }

  public static ExitInToString of(int size) {
    return new ExitInToString(size);
  }

  public String title(String prefix) {
    return prefix.trim() + this;
  }

  @Override
  public String toString() {
    System.exit(size);
    return "";
  }
}
