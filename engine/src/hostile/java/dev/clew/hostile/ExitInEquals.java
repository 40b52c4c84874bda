package dev.clew.hostile;

/** Ends the JVM when it is compared. */
public final class ExitInEquals {

  private final int size;

  public ExitInEquals(int size) {
    this.size = size;
  }

  public boolean isIn(java.util.List<Object> all) {
    return all.contains(this);
  }

  public ExitInEquals larger() {
    return new ExitInEquals(100 / size);
  }

  @Override
  public boolean equals(Object other) {
    Runtime.getRuntime().exit(1);
    return false;
  }

  @Override
  public int hashCode() {
    return size;
  }
}
