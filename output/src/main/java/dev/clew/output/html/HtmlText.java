package dev.clew.output.html;

import java.util.Locale;

/** Texts of code under test in a page: they stay texts. */
final class HtmlText {

  private HtmlText() {}

  /** The beginning of a long text as HTML. */
  static String beginning(String text, int most) {
    return text.length() <= most ? escaped(text) : escaped(text.substring(0, most)) + "…";
  }

  /**
   * A text as HTML shows it: what would be markup is escaped, and what would not be seen, or would
   * change the order of its neighbours, is written as Java does.
   */
  static String escaped(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints().forEach(point -> append(out, point));
    return out.toString();
  }

  private static void append(StringBuilder out, int point) {
    switch (point) {
      case '<' -> out.append("&lt;");
      case '>' -> out.append("&gt;");
      case '&' -> out.append("&amp;");
      case '"' -> out.append("&quot;");
      case '\'' -> out.append("&#39;");
      default -> {
        if (isUnseen(point)) {
          for (char unit : Character.toChars(point)) {
            out.append(String.format(Locale.ROOT, "\\u%04X", (int) unit));
          }
        } else {
          out.appendCodePoint(point);
        }
      }
    }
  }

  /** Control characters, marks of direction, lone surrogates. */
  private static boolean isUnseen(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.UNASSIGNED ->
          true;
      default -> false;
    };
  }
}
