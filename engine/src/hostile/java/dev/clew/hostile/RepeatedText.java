package dev.clew.hostile;

/** Texts of a length that nothing bounds. */
public final class RepeatedText {

  private RepeatedText() {}

  public static int known(int n) {
    return "abcdefgh".repeat(250_000_000).length() / n;
  }

  public static int unknown(int n) {
    return "x".repeat(n).concat("y".repeat(n)).length() / n;
  }

  public static int twice(String text, int n) {
    return text.repeat(n).repeat(n).indexOf("ab") / n;
  }
}
