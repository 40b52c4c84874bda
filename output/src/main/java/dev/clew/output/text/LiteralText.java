package dev.clew.output.text;

/** Values as literals of the Java language. */
final class LiteralText {

  private LiteralText() {}

  static String primitive(Object value) {
    if (value instanceof Character c) {
      return "'" + (c == '\'' ? "\\'" : c == '"' ? "\"" : escape(c.toString())) + "'";
    } else if (value instanceof Long) {
      return value + "L";
    } else if (value instanceof Float number) {
      return Float.isFinite(number) ? number + "f" : special("Float", number);
    } else if (value instanceof Double number) {
      return Double.isFinite(number) ? number.toString() : special("Double", number);
    }
    return value.toString();
  }

  private static String special(String type, double number) {
    if (Double.isNaN(number)) {
      return type + ".NaN";
    }
    return type + (number > 0 ? ".POSITIVE_INFINITY" : ".NEGATIVE_INFINITY");
  }

  /** In quotes; the start alone and the whole length where it is longer than wanted. */
  static String string(String text, int longest) {
    if (text.length() <= longest) {
      return '"' + escape(text) + '"';
    }
    return '"' + escape(cut(text, longest)) + "\"… (" + text.length() + " chars)";
  }

  private static String cut(String text, int length) {
    boolean splitsPair =
        Character.isHighSurrogate(text.charAt(length - 1))
            && Character.isLowSurrogate(text.charAt(length));
    return text.substring(0, splitsPair ? length - 1 : length);
  }

  /** What a terminal cannot show, or would act upon, as escapes. */
  static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); ) {
      int point = text.codePointAt(i);
      escapeInto(escaped, point);
      i += Character.charCount(point);
    }
    return escaped.toString();
  }

  private static void escapeInto(StringBuilder escaped, int point) {
    switch (point) {
      case '\n' -> escaped.append("\\n");
      case '\r' -> escaped.append("\\r");
      case '\t' -> escaped.append("\\t");
      case '\b' -> escaped.append("\\b");
      case '\f' -> escaped.append("\\f");
      case '"' -> escaped.append("\\\"");
      case '\\' -> escaped.append("\\\\");
      default -> {
        if (isVisible(point)) {
          escaped.appendCodePoint(point);
        } else {
          appendUnits(escaped, point);
        }
      }
    }
  }

  /** Each unit as Java's sources spell it. */
  static void appendUnits(StringBuilder escaped, int point) {
    for (char c : Character.toChars(point)) {
      escaped.append(String.format("\\u%04x", (int) c));
    }
  }

  /** Whether something is seen of it, and it stays in its line. */
  static boolean isVisible(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> point == ' ' || Character.getType(point) != Character.SPACE_SEPARATOR;
    };
  }
}
