package dev.clew.examples;

/** Two names for one thing. */
public final class Cells {

  /** Holds a number. */
  public static final class Cell {
    public int value;
  }

  private Cells() {}

  /** What is written to one cell cannot be read from another. */
  public static int write(Cell one, Cell other) { // paths 4
    one.value = 1; // throws NullPointerException 1: one == null
    other.value = 2; // throws NullPointerException 1: one != null && other == null
    if (one.value != 1) {
      // throws AssertionError 1: one == other && one != null
      throw new AssertionError("written twice");
    }
    return one.value + other.value; // returns 1: one != other
  }
}
