package dev.clew.hostile;

/** Prints without end. */
public final class PrintsForever {

  private PrintsForever() {}

  public static int lines(int n) {
    for (long i = 0; i >= 0; i++) {
      System.out.println("line " + i);
      System.err.println("line " + i);
    }
    return 1 / n;
  }

  public static int wide(int n) {
    System.out.print("wide ".repeat(100_000_000));
    return 1 / n;
  }
}
