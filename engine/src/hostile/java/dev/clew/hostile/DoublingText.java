package dev.clew.hostile;

/** A text that doubles forty times. */
public final class DoublingText {

  private DoublingText() {}

  public static int known(int n) {
    String text = "xy";
    for (int i = 0; i < 40; i++) {
      text += text;
    }
    return text.length() / n;
  }

  public static int unknown(String start) {
    String text = start;
    for (int i = 0; i < 40; i++) {
      text += text;
    }
    return text.length() / start.length();
  }
}
