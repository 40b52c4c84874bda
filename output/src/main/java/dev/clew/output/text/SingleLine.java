package dev.clew.output.text;

/**
 * Names and texts of a program within a line that is printed. A class file may call a method, or
 * the file that it is from, whatever it likes: none of that ends the line, so that what follows is
 * taken for a line of Clew's, and none of it moves the cursor or turns the writing round.
 */
public final class SingleLine {

  private SingleLine() {}

  /** The same where all of it is seen; otherwise with escapes for what is not. */
  public static String of(String text) {
    if (text.codePoints().allMatch(LiteralText::isVisible)) {
      return text;
    }
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              if (LiteralText.isVisible(point)) {
                shown.appendCodePoint(point);
              } else {
                LiteralText.appendUnits(shown, point);
              }
            });
    return shown.toString();
  }
}
