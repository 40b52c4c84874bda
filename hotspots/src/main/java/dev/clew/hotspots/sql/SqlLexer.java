package dev.clew.hotspots.sql;

import dev.clew.hotspots.sql.SqlToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Takes a statement apart as the lexer of a dialect does. Linear in the statement's length. */
final class SqlLexer {
  private final SqlDialect dialect;
  private final String text;
  private final List<SqlToken> tokens = new ArrayList<>();
  private int at;
  private boolean inRunComment;

  private SqlLexer(SqlDialect dialect, String text) {
    this.dialect = dialect;
    this.text = text;
  }

  /** The tokens of a statement, in order and without gaps. */
  static List<SqlToken> tokens(SqlDialect dialect, String text) {
    SqlLexer lexer = new SqlLexer(dialect, text);
    while (lexer.at < text.length()) {
      SqlToken token = lexer.next();
      lexer.tokens.add(token);
      lexer.at = token.end();
    }
    return lexer.tokens;
  }

  private SqlToken next() {
    char unit = text.charAt(at);
    if (isSpace(unit)) {
      return SqlToken.plain(Kind.SPACE, at, endOf(SqlLexer::isSpace, at));
    }
    if (startsComment()) {
      return lineComment();
    }
    if (text.startsWith("/*", at)) {
      return blockComment();
    }
    if (inRunComment && text.startsWith("*/", at)) {
      inRunComment = false;
      return SqlToken.plain(Kind.SPACE, at, at + 2);
    }
    if (isDigit(unit) || (unit == '.' && isDigit(unitAt(at + 1)) && !afterName())) {
      return SqlToken.plain(Kind.NUMBER, at, numberEnd());
    }
    return wordOrQuoted(unit);
  }

  private SqlToken wordOrQuoted(char unit) {
    if (unit == '\'') {
      return quoted(Kind.STRING, "'", dialect.escapesByBackslash());
    }
    if (unit == '"') {
      boolean literal = dialect.doubleQuotesAreLiterals();
      return quoted(
          literal ? Kind.STRING : Kind.QUOTED_NAME, "\"", literal && dialect.escapesByBackslash());
    }
    if (unit == '`' && dialect.hasBackticks()) {
      return quoted(Kind.QUOTED_NAME, "`", false);
    }
    if (unit == '[' && dialect.hasBrackets()) {
      return quoted(Kind.QUOTED_NAME, "[", false);
    }
    if (unit == '$' && dialect.hasDollarQuotes() && dollarTag() != null) {
      return dollarQuoted(dollarTag());
    }
    if (isWordStart(unit)) {
      return word();
    }
    if (unit == '?') {
      return SqlToken.plain(Kind.PARAMETER, at, at + 1);
    }
    if (unit == ':' && isWordStart(unitAt(at + 1)) && !(at > 0 && text.charAt(at - 1) == ':')) {
      return SqlToken.plain(Kind.PARAMETER, at, endOf(SqlLexer::isWordPart, at + 1));
    }
    return SqlToken.plain(Kind.SYMBOL, at, at + 1);
  }

  private SqlToken word() {
    int end = endOf(SqlLexer::isWordPart, at);
    String word = text.substring(at, end).toUpperCase(Locale.ROOT);
    boolean quote = end < text.length() && text.charAt(end) == '\'';
    if (quote) {
      switch (word) {
        case "N" -> {
          return quoted(Kind.STRING, text.substring(at, end + 1), dialect.escapesByBackslash());
        }
        case "E" -> {
          if (dialect.hasEscapeStrings()) {
            return quoted(Kind.STRING, text.substring(at, end + 1), true);
          }
        }
        case "X", "B" -> {
          return quoted(Kind.BITS, text.substring(at, end + 1), false);
        }
        case "Q", "NQ" -> {
          if (dialect.hasDelimiterQuotes() && end + 1 < text.length()) {
            return delimiterQuoted(end);
          }
        }
        default -> {}
      }
    }
    if (word.equals("U") && text.startsWith("&'", end)) {
      return quoted(Kind.STRING, text.substring(at, end + 2), false);
    }
    return SqlToken.plain(Kind.WORD, at, end);
  }

  private SqlToken quoted(Kind kind, String opening, boolean backslashes) {
    char quote = opening.equals("[") ? ']' : opening.charAt(opening.length() - 1);
    int content = at + opening.length();
    int i = content;
    while (i < text.length()) {
      char unit = text.charAt(i);
      if (backslashes && unit == '\\') {
        i += 2;
      } else if (unit != quote) {
        i++;
      } else if (unitAt(i + 1) == quote) {
        i += 2;
      } else {
        return new SqlToken(kind, at, i + 1, content, i, opening);
      }
    }
    return open(opening);
  }

  private SqlToken open(String opening) {
    int end = text.length();
    return new SqlToken(Kind.OPEN, at, end, at + opening.length(), end, opening);
  }

  private SqlToken delimiterQuoted(int quoteAt) {
    String opening = text.substring(at, quoteAt + 2);
    char first = text.charAt(quoteAt + 1);
    char last =
        switch (first) {
          case '[' -> ']';
          case '{' -> '}';
          case '(' -> ')';
          case '<' -> '>';
          default -> first;
        };
    int close = text.indexOf(last + "'", quoteAt + 2);
    return close < 0
        ? open(opening)
        : new SqlToken(Kind.STRING, at, close + 2, quoteAt + 2, close, opening);
  }

  /** What opens a dollar quote here, dollars included; null where none does. */
  private @org.jspecify.annotations.Nullable String dollarTag() {
    if (at > 0 && isWordPart(text.charAt(at - 1))) {
      return null;
    }
    int end = at + 1;
    while (end < text.length() && text.charAt(end) != '$' && isWordPart(text.charAt(end))) {
      end++;
    }
    boolean tag = end < text.length() && text.charAt(end) == '$' && !isDigit(text.charAt(at + 1));
    return tag ? text.substring(at, end + 1) : null;
  }

  private SqlToken dollarQuoted(String tag) {
    int close = text.indexOf(tag, at + tag.length());
    return close < 0
        ? open(tag)
        : new SqlToken(Kind.STRING, at, close + tag.length(), at + tag.length(), close, tag);
  }

  private boolean startsComment() {
    if (text.startsWith("--", at)) {
      return !dialect.dashesNeedSpace() || at + 2 == text.length() || unitAt(at + 2) <= ' ';
    }
    return (dialect.hasHashComments() && text.charAt(at) == '#')
        || (dialect.hasSlashComments() && text.startsWith("//", at));
  }

  private SqlToken lineComment() {
    String opening = text.charAt(at) == '#' ? "#" : text.substring(at, at + 2);
    int end = at;
    while (end < text.length() && !isLineEnd(text.charAt(end))) {
      end++;
    }
    return new SqlToken(Kind.COMMENT, at, end, Math.min(end, at + opening.length()), end, opening);
  }

  private SqlToken blockComment() {
    if (dialect.runsComments() && text.startsWith("/*!", at)) {
      inRunComment = true;
      return SqlToken.plain(Kind.SPACE, at, endOf(SqlLexer::isDigit, at + 3));
    }
    int depth = 1;
    int i = at + 2;
    while (i < text.length()) {
      if (text.startsWith("*/", i)) {
        depth--;
        if (depth == 0) {
          return new SqlToken(Kind.COMMENT, at, i + 2, at + 2, i, "/*");
        }
        i += 2;
      } else if (dialect.nestsComments() && text.startsWith("/*", i)) {
        depth++;
        i += 2;
      } else {
        i++;
      }
    }
    return open("/*");
  }

  /** Whether a dot here goes on with a name, as in {@code t.1}. */
  private boolean afterName() {
    return at > 0 && (isWordPart(text.charAt(at - 1)) || "\"`]".indexOf(text.charAt(at - 1)) >= 0);
  }

  private int numberEnd() {
    if (text.startsWith("0x", at) || text.startsWith("0X", at)) {
      int end = endOf(unit -> Character.digit(unit, 16) >= 0 && unit < 128, at + 2);
      return end > at + 2 ? end : at + 1;
    }
    int end = endOf(SqlLexer::isDigit, at);
    if (unitAt(end) == '.') {
      end = endOf(SqlLexer::isDigit, end + 1);
    }
    if (unitAt(end) == 'e' || unitAt(end) == 'E') {
      int digits = unitAt(end + 1) == '+' || unitAt(end + 1) == '-' ? end + 2 : end + 1;
      int exponent = endOf(SqlLexer::isDigit, digits);
      return exponent > digits ? exponent : end;
    }
    return end;
  }

  private interface UnitTest {
    boolean holds(char unit);
  }

  private int endOf(UnitTest test, int from) {
    int end = from;
    while (end < text.length() && test.holds(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /** A unit that ends no token where there is none. */
  private char unitAt(int index) {
    return index < text.length() ? text.charAt(index) : '\uFFFF';
  }

  static boolean isSpace(char unit) {
    return Character.isWhitespace(unit) || unit == '\u00a0' || unit == '\u0085';
  }

  private static boolean isLineEnd(char unit) {
    return unit == '\n' || unit == '\r';
  }

  static boolean isDigit(char unit) {
    return unit >= '0' && unit <= '9';
  }

  private static boolean isWordStart(char unit) {
    return Character.isLetter(unit)
        || unit == '_'
        || unit == '@'
        || unit == '#'
        || Character.isSurrogate(unit);
  }

  static boolean isWordPart(char unit) {
    return isWordStart(unit) || Character.isDigit(unit) || unit == '$';
  }
}
