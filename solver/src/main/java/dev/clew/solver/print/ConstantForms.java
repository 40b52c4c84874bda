package dev.clew.solver.print;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;

/** Constants as Java writes them. */
final class ConstantForms {

  private ConstantForms() {}

  /**
   * A literal or the name of a constant. Vectors of 16 bits read as {@code char}s, all others as
   * signed; only {@code int} and {@code long} have a Java type, so other widths are bare numbers.
   */
  static String text(Value value) {
    return switch (value.sort().kind()) {
      case BOOL -> Boolean.toString(value.asBoolean());
      case BITS -> bits(value);
      case FLOAT -> floating(value);
      case INTEGER -> value.asInteger().toString();
      case STRING -> quoted(value.asString());
      case LANGUAGE -> value.toString();
      case REFERENCE -> value.raw() == 0 ? "null" : value.sort().name() + "@" + value.raw();
      case ROUNDING -> value.asRounding().name();
    };
  }

  private static String bits(Value value) {
    return switch (value.sort().width()) {
      case Character.SIZE -> value.pattern().toString();
      case Integer.SIZE -> named(value.raw(), Integer.MIN_VALUE, Integer.MAX_VALUE, "Integer", "");
      case Long.SIZE -> named(value.raw(), Long.MIN_VALUE, Long.MAX_VALUE, "Long", "L");
      default -> value.asInteger().toString();
    };
  }

  private static String named(long number, long min, long max, String type, String suffix) {
    return number == min
        ? type + ".MIN_VALUE"
        : number == max ? type + ".MAX_VALUE" : number + suffix;
  }

  private static String floating(Value value) {
    if (value.sort().equals(Sort.FLOAT)) {
      float number = value.asFloat();
      return Float.isFinite(number) ? number + "f" : "Float." + special(number);
    }
    if (value.sort().equals(Sort.DOUBLE)) {
      double number = value.asDouble();
      return Double.isFinite(number) ? Double.toString(number) : "Double." + special(number);
    }
    return "float%d_%d(0x%x)"
        .formatted(value.sort().exponentBits(), value.sort().bits(), value.pattern());
  }

  private static String special(double number) {
    return Double.isNaN(number) ? "NaN" : number > 0 ? "POSITIVE_INFINITY" : "NEGATIVE_INFINITY";
  }

  /** A string literal in which everything that cannot be seen is escaped. */
  static String quoted(String string) {
    StringBuilder text = new StringBuilder(string.length() + 2).append('"');
    for (int i = 0; i < string.length(); ) {
      int codePoint = string.codePointAt(i);
      appendEscaped(text, codePoint);
      i += Character.charCount(codePoint);
    }
    return text.append('"').toString();
  }

  /** A literal of one character. */
  static String character(char unit) {
    String quoted = quoted(String.valueOf(unit));
    String inner = quoted.substring(1, quoted.length() - 1);
    return "'" + (unit == '"' ? "\"" : unit == '\'' ? "\\'" : inner) + "'";
  }

  private static void appendEscaped(StringBuilder text, int codePoint) {
    switch (codePoint) {
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\t' -> text.append("\\t");
      case '\b' -> text.append("\\b");
      case '\f' -> text.append("\\f");
      case '"' -> text.append("\\\"");
      case '\\' -> text.append("\\\\");
      default -> {
        if (isVisible(codePoint)) {
          text.appendCodePoint(codePoint);
        } else {
          for (char unit : Character.toChars(codePoint)) {
            text.append("\\u%04x".formatted((int) unit));
          }
        }
      }
    }
  }

  private static boolean isVisible(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.SPACE_SEPARATOR -> codePoint == ' ';
      default -> true;
    };
  }
}
