package dev.clew.hostile;

/** An ordinary error, beside which each of the others is analysed. */
public final class Honest {

  private Honest() {}

  public static int share(int parts) {
    return 100 / parts;
  }
}
