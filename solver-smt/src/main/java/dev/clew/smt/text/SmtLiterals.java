package dev.clew.smt.text;

import java.math.BigInteger;
import java.util.Optional;

/** Constants as SMT-LIB writes them, in printable ASCII only. */
final class SmtLiterals {

  private static final int HEX = 16;
  private static final int SHORT_DIGITS = 4;
  private static final int MAX_DIGITS = 5;

  private SmtLiterals() {}

  static String integer(BigInteger number) {
    return number.signum() < 0 ? "(- " + number.negate() + ")" : number.toString();
  }

  static String integer(long number) {
    return integer(BigInteger.valueOf(number));
  }

  /** A string of units, each of which is one character there. */
  static String string(String text) {
    StringBuilder literal = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (unit == '"') {
        literal.append("\"\"");
      } else if (unit >= ' ' && unit <= '~' && unit != '\\') {
        literal.append(unit);
      } else {
        literal.append("\\u{").append(Integer.toHexString(unit)).append('}');
      }
    }
    return literal.append('"').toString();
  }

  /**
   * The units of a string literal, given without its quotes. Empty when a character is none of
   * Java's: SMT-LIB has more of them than there are units.
   */
  static Optional<String> units(String literal) {
    StringBuilder text = new StringBuilder(literal.length());
    int at = 0;
    while (at < literal.length()) {
      int end = literal.charAt(at) == '\\' ? escapeEnd(literal, at) : -1;
      if (end < 0) {
        text.append(literal.charAt(at++));
        continue;
      }
      int code = code(literal, at, end);
      if (code > Character.MAX_VALUE) {
        return Optional.empty();
      }
      text.append((char) code);
      at = end;
    }
    return Optional.of(text.toString());
  }

  /** Where the escape sequence ends that starts here; -1 when the backslash is just that. */
  private static int escapeEnd(String text, int at) {
    if (!text.startsWith("\\u", at)) {
      return -1;
    }
    int start = at + 2;
    if (!text.startsWith("{", start)) {
      int end = start + SHORT_DIGITS;
      return digits(text, start) >= SHORT_DIGITS ? end : -1;
    }
    int count = digits(text, start + 1);
    int end = start + 1 + count;
    boolean closed = end < text.length() && text.charAt(end) == '}';
    boolean inRange = count < MAX_DIGITS || (count == MAX_DIGITS && text.charAt(start + 1) <= '2');
    return closed && count > 0 && inRange ? end + 1 : -1;
  }

  private static int code(String text, int at, int end) {
    boolean braced = text.charAt(at + 2) == '{';
    String digits = braced ? text.substring(at + 3, end - 1) : text.substring(at + 2, end);
    return Integer.parseInt(digits, HEX);
  }

  private static int digits(String text, int start) {
    int end = start;
    while (end < text.length() && isHex(text.charAt(end))) {
      end++;
    }
    return end - start;
  }

  private static boolean isHex(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  }
}
