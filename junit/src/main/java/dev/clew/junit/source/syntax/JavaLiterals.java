package dev.clew.junit.source.syntax;

import java.util.ArrayList;
import java.util.List;

/** Values as Java source that compiles to just these values, in ASCII. */
public final class JavaLiterals {

  /** So that a piece fits on a line of its own. */
  private static final int LONGEST_PIECE = 72;

  /**
   * What javac takes as one constant, in bytes of modified UTF-8: one less than what a class file
   * can hold.
   */
  private static final int LONGEST_CONSTANT = 65_534;

  private JavaLiterals() {}

  /**
   * Of a primitive.
   *
   * @param value its box
   */
  public static String primitive(Object value) {
    if (value instanceof Character unit) {
      return "'"
          + (unit == '"' ? "\"" : unit == '\'' ? "\\'" : escape(unit, /* next= */ ' '))
          + "'";
    } else if (value instanceof Byte || value instanceof Short) {
      return "(" + (value instanceof Byte ? "byte" : "short") + ") " + value;
    } else if (value instanceof Integer number) {
      return integer(number);
    } else if (value instanceof Long number) {
      return number == Long.MIN_VALUE
          ? "Long.MIN_VALUE"
          : number == Long.MAX_VALUE ? "Long.MAX_VALUE" : number + "L";
    } else if (value instanceof Float number) {
      return floating(number);
    } else if (value instanceof Double number) {
      return floating(number);
    }
    return value.toString();
  }

  private static String integer(int number) {
    return switch (number) {
      case Integer.MIN_VALUE -> "Integer.MIN_VALUE";
      case Integer.MAX_VALUE -> "Integer.MAX_VALUE";
      default -> Integer.toString(number);
    };
  }

  private static String floating(float number) {
    int bits = Float.floatToRawIntBits(number);
    if (Float.isNaN(number) && bits != Float.floatToIntBits(number)) {
      return "Float.intBitsToFloat(0x" + Integer.toHexString(bits) + ")";
    }
    return Float.isFinite(number) ? number + "f" : special("Float", number);
  }

  private static String floating(double number) {
    long bits = Double.doubleToRawLongBits(number);
    if (Double.isNaN(number) && bits != Double.doubleToLongBits(number)) {
      return "Double.longBitsToDouble(0x" + Long.toHexString(bits) + "L)";
    }
    return Double.isFinite(number) ? Double.toString(number) : special("Double", number);
  }

  private static String special(String type, double number) {
    if (Double.isNaN(number)) {
      return type + ".NaN";
    }
    return type + (number > 0 ? ".POSITIVE_INFINITY" : ".NEGATIVE_INFINITY");
  }

  /**
   * Of a string, in pieces where it is long.
   *
   * @throws UntellableException if no class file can hold it as a constant
   */
  public static Code text(String text) throws UntellableException {
    if (modifiedUtf8(text) > LONGEST_CONSTANT) {
      throw new UntellableException("a string of more than " + LONGEST_CONSTANT + " bytes");
    }
    List<String> pieces = new ArrayList<>();
    StringBuilder piece = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char next = i + 1 < text.length() ? text.charAt(i + 1) : ' ';
      piece.append(escape(text.charAt(i), next));
      if (piece.length() >= LONGEST_PIECE) {
        pieces.add("\"" + piece + "\"");
        piece.setLength(0);
      }
    }
    if (piece.length() > 0 || pieces.isEmpty()) {
      pieces.add("\"" + piece + "\"");
    }
    return pieces.size() == 1 ? Code.of(pieces.get(0)) : new Code.Pieces(pieces);
  }

  private static int modifiedUtf8(String text) {
    return text.chars().map(unit -> unit == 0 ? 2 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3).sum();
  }

  /** Unicode escapes are read before anything else, so line ends and quotes must not be such. */
  private static String escape(char unit, char next) {
    return switch (unit) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      case '\b' -> "\\b";
      case '\f' -> "\\f";
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      default -> {
        if (unit < ' ') {
          boolean isDigit = next >= '0' && next <= '7';
          yield "\\" + (isDigit ? String.format("%03o", (int) unit) : Integer.toOctalString(unit));
        }
        yield unit < 0x7f ? String.valueOf(unit) : String.format("\\u%04x", (int) unit);
      }
    };
  }
}
