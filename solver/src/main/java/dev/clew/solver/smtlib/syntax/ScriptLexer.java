package dev.clew.solver.smtlib.syntax;

import dev.clew.solver.smtlib.syntax.ScriptToken.Kind;

/** Splits a script into tokens (SMT-LIB 2.6, section 3.1), in time linear in its length. */
final class ScriptLexer {

  private final CharSource source;

  ScriptLexer(CharSource source) {
    this.source = source;
  }

  /**
   * The next token; of kind {@code END} from the end on.
   *
   * @throws ScriptException when what follows is no token
   */
  ScriptToken next() {
    skipBlanks();
    ScriptPosition position = source.position();
    int c = source.peek();
    if (c == CharSource.END) {
      return new ScriptToken(Kind.END, "", position);
    }
    if (isDigit(c)) {
      return number(position);
    }
    if (isSymbolCharacter(c)) {
      return new ScriptToken(Kind.SYMBOL, word(new StringBuilder()), position);
    }
    source.take();
    return switch (c) {
      case '(' -> new ScriptToken(Kind.LEFT, "", position);
      case ')' -> new ScriptToken(Kind.RIGHT, "", position);
      case '"' -> string(position);
      case '|' -> quoted(position);
      case ':' -> keyword(position);
      case '#' -> bits(position);
      default -> throw unexpected(position, c);
    };
  }

  private void skipBlanks() {
    for (int c = source.peek(); c == ';' || isBlank(c); c = source.peek()) {
      if (c == ';') {
        skipLine();
      } else {
        source.take();
      }
    }
  }

  private void skipLine() {
    for (int c = source.peek(); c != '\n' && c != '\r' && c != CharSource.END; c = source.peek()) {
      source.take();
    }
  }

  private ScriptToken number(ScriptPosition position) {
    StringBuilder text = new StringBuilder();
    digits(text);
    Kind kind = Kind.NUMERAL;
    if (source.peek() == '.') {
      kind = Kind.DECIMAL;
      text.append((char) source.take());
      if (digits(text) == 0) {
        throw new ScriptException(position, "'" + text + "' is no number", "digits after the dot");
      }
    }
    endOfWord(position, text);
    return new ScriptToken(kind, text.toString(), position);
  }

  private int digits(StringBuilder text) {
    int before = text.length();
    while (isDigit(source.peek())) {
      text.append((char) source.take());
    }
    return text.length() - before;
  }

  /** A literal goes on to the next blank or parenthesis: {@code 1x} is not two tokens. */
  private void endOfWord(ScriptPosition position, CharSequence text) {
    int c = source.peek();
    if (isSymbolCharacter(c)) {
      throw new ScriptException(
          position,
          "'" + text + (char) c + "…' is neither a literal nor a symbol",
          "a space or a parenthesis after '" + text + "'");
    }
  }

  private String word(StringBuilder text) {
    while (isSymbolCharacter(source.peek())) {
      text.append((char) source.take());
    }
    return text.toString();
  }

  private ScriptToken string(ScriptPosition position) {
    StringBuilder text = new StringBuilder();
    while (true) {
      int c = source.take();
      if (c == CharSource.END) {
        throw new ScriptException(position, "string literal is not closed", "'\"'");
      }
      if (c == '"') {
        if (source.peek() != '"') {
          return new ScriptToken(Kind.STRING, text.toString(), position);
        }
        source.take();
      }
      text.append((char) c);
    }
  }

  private ScriptToken quoted(ScriptPosition position) {
    StringBuilder text = new StringBuilder();
    for (int c = source.take(); c != '|'; c = source.take()) {
      if (c == CharSource.END) {
        throw new ScriptException(position, "quoted symbol is not closed", "'|'");
      }
      if (c == '\\') {
        throw new ScriptException(position, "quoted symbol has a backslash", "none");
      }
      if (c == CharSource.NO_TEXT) {
        throw notText(position);
      }
      text.append((char) c);
    }
    return new ScriptToken(Kind.QUOTED, text.toString(), position);
  }

  private ScriptToken keyword(ScriptPosition position) {
    String text = word(new StringBuilder());
    if (text.isEmpty()) {
      throw new ScriptException(position, "a colon without a name", "a keyword such as :status");
    }
    return new ScriptToken(Kind.KEYWORD, text, position);
  }

  private ScriptToken bits(ScriptPosition position) {
    int radix = source.peek();
    if (radix != 'x' && radix != 'b') {
      throw new ScriptException(position, "'#' starts no literal", "#x or #b");
    }
    source.take();
    StringBuilder text = new StringBuilder();
    while (Character.digit(source.peek(), radix == 'x' ? 16 : 2) >= 0 && source.peek() < 0x80) {
      text.append((char) source.take());
    }
    String prefix = "#" + (char) radix;
    endOfWord(position, prefix + text);
    if (text.length() == 0) {
      throw new ScriptException(position, "'" + prefix + "' has no digits", "at least one");
    }
    return new ScriptToken(radix == 'x' ? Kind.HEX : Kind.BINARY, text.toString(), position);
  }

  private ScriptException unexpected(ScriptPosition position, int c) {
    if (c == CharSource.NO_TEXT) {
      return notText(position);
    }
    StringBuilder shown = new StringBuilder().append((char) c);
    if (Character.isHighSurrogate((char) c) && source.peek() != CharSource.END) {
      shown.append((char) source.take());
    }
    String text = c < ' ' ? String.format("control character U+%04X", c) : "'" + shown + "'";
    return new ScriptException(position, "unexpected " + text, "bars |…| around an unusual symbol");
  }

  /** Only where bytes make a difference; comments and strings may hold any. */
  private static ScriptException notText(ScriptPosition position) {
    return new ScriptException(position, "this is not UTF-8", "it converted, as iconv does");
  }

  /** Whether a symbol can be written without bars, reserved words aside. */
  static boolean isSimple(String symbol) {
    return !symbol.isEmpty()
        && !isDigit(symbol.charAt(0))
        && symbol.chars().allMatch(ScriptLexer::isSymbolCharacter);
  }

  private static boolean isBlank(int c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isSymbolCharacter(int c) {
    return isDigit(c)
        || (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= 0 && "~!@$%^&*_-+=<>.?/".indexOf(c) >= 0);
  }
}
