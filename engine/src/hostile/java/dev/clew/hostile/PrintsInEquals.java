package dev.clew.hostile;

/** Writes a page whenever it is looked at. */
public final class PrintsInEquals {

  private final int size;

  public PrintsInEquals(int size) {
    this.size = size;
  }

  public boolean isSame(PrintsInEquals other) {
    return other.equals(this);
  }

  @Override
  public boolean equals(Object other) {
    for (int i = 0; i < 1_000_000; i++) {
      System.out.println("compared with " + size);
    }
    return other == this;
  }

  @Override
  public int hashCode() {
    return 100 / size;
  }
}
