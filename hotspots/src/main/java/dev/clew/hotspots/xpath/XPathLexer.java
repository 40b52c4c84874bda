package dev.clew.hotspots.xpath;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Takes an expression apart (XPath 1.0, section 3.7). */
final class XPathLexer {
  enum Kind {
    SPACE,
    LITERAL,
    NUMBER,
    NAME,
    /** A function, an axis or an operator by name. */
    KEYWORD,
    SYMBOL,
    OPEN
  }

  /** A token; tokens cover the expression without gaps. */
  record Lexeme(Kind kind, int start, int end) {
    String in(String text) {
      return text.substring(start, end);
    }
  }

  private static final Set<String> OPERATORS = Set.of("and", "or", "div", "mod");

  private XPathLexer() {}

  static List<Lexeme> tokens(String text) {
    List<Lexeme> tokens = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      Lexeme token = next(text, at, tokens);
      tokens.add(token);
      at = token.end();
    }
    return tokens;
  }

  private static Lexeme next(String text, int at, List<Lexeme> before) {
    char unit = text.charAt(at);
    if (" \t\r\n".indexOf(unit) >= 0) {
      return new Lexeme(Kind.SPACE, at, at + 1);
    }
    if (unit == '\'' || unit == '"') {
      int close = text.indexOf(unit, at + 1);
      return close < 0
          ? new Lexeme(Kind.OPEN, at, text.length())
          : new Lexeme(Kind.LITERAL, at, close + 1);
    }
    if (isDigit(unit) || (unit == '.' && at + 1 < text.length() && isDigit(text.charAt(at + 1)))) {
      int end = at;
      while (end < text.length() && (isDigit(text.charAt(end)) || text.charAt(end) == '.')) {
        end++;
      }
      return new Lexeme(Kind.NUMBER, at, end);
    }
    if (isNameStart(unit)) {
      return name(text, at, before);
    }
    return new Lexeme(Kind.SYMBOL, at, at + 1);
  }

  private static Lexeme name(String text, int at, List<Lexeme> before) {
    int end = at;
    while (end < text.length() && isNamePart(text.charAt(end))) {
      end++;
    }
    String rest = text.substring(end).stripLeading();
    boolean called = rest.startsWith("(") || rest.startsWith("::");
    boolean operator = OPERATORS.contains(text.substring(at, end)) && followsOperand(text, before);
    return new Lexeme(called || operator ? Kind.KEYWORD : Kind.NAME, at, end);
  }

  /** Whether an operator may stand here: something other than an operator stands before. */
  private static boolean followsOperand(String text, List<Lexeme> before) {
    for (int i = before.size() - 1; i >= 0; i--) {
      Lexeme token = before.get(i);
      if (token.kind() != Kind.SPACE) {
        return switch (token.kind()) {
          case LITERAL, NUMBER, NAME -> true;
          case SYMBOL -> ")].*".contains(token.in(text));
          case KEYWORD, OPEN, SPACE -> false;
        };
      }
    }
    return false;
  }

  private static boolean isDigit(char unit) {
    return unit >= '0' && unit <= '9';
  }

  private static boolean isNameStart(char unit) {
    return Character.isLetter(unit) || unit == '_' || Character.isSurrogate(unit);
  }

  private static boolean isNamePart(char unit) {
    return isNameStart(unit) || Character.isDigit(unit) || unit == '-' || unit == '.';
  }
}
