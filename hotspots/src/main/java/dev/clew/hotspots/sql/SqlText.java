package dev.clew.hotspots.sql;

import dev.clew.hotspots.sql.SqlToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A statement in other words: with literals erased, or with literals and names as the standard
 * writes them, so that parsers of other dialects see the tokens that the statement's own has.
 * Escapes of JDBC, such as <code>{call f()}</code>, become what they stand for.
 */
final class SqlText {
  private final SqlDialect dialect;
  private final String sentence;
  private final boolean erased;
  private final List<SqlToken> tokens;
  private final StringBuilder result = new StringBuilder();

  private SqlText(SqlDialect dialect, String sentence, boolean erased) {
    this.dialect = dialect;
    this.sentence = sentence;
    this.erased = erased;
    this.tokens = SqlLexer.tokens(dialect, sentence);
  }

  /** Every literal is the same one, every number is 1, comments are spaces. */
  static String erased(SqlDialect dialect, String sentence) {
    return new SqlText(dialect, sentence, true).text();
  }

  /** Literals and quoted names as in standard SQL, comments are spaces. */
  static String standard(SqlDialect dialect, String sentence) {
    return new SqlText(dialect, sentence, false).text();
  }

  private String text() {
    List<Boolean> droppedBraces = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      String token = tokens.get(i).in(sentence);
      if (token.equals("{")) {
        int last = escape(i);
        droppedBraces.add(last > i);
        if (last < 0) {
          result.append('{');
        }
        i = Math.max(i, last);
      } else if (token.equals("}") && !droppedBraces.isEmpty()) {
        boolean dropped = droppedBraces.remove(droppedBraces.size() - 1);
        result.append(dropped ? " " : "}");
      } else {
        append(tokens.get(i));
      }
    }
    String text = withoutEnds(result);
    boolean fromFirst = text.regionMatches(true, 0, "from ", 0, 5);
    return dialect == SqlDialect.JPQL && fromFirst ? "select * " + text : text;
  }

  /** Writes what a JDBC escape begins with; the last token read, or -1 where it is none. */
  private int escape(int brace) {
    int word = following(brace);
    if (word < 0) {
      return -1;
    }
    String name = tokens.get(word).in(sentence).toLowerCase(Locale.ROOT);
    if (name.equals("?")) {
      int equal = following(word);
      int call = equal < 0 ? -1 : following(equal);
      boolean isCall = call >= 0 && tokens.get(call).in(sentence).equalsIgnoreCase("call");
      result.append(isCall ? "call " : "");
      return isCall ? call : -1;
    }
    String meaning =
        switch (name) {
          case "call" -> "call ";
          case "d" -> "DATE ";
          case "t" -> "TIME ";
          case "ts" -> "TIMESTAMP ";
          case "fn", "oj" -> " ";
          case "escape" -> "ESCAPE ";
          default -> "";
        };
    result.append(meaning);
    return meaning.isEmpty() ? -1 : word;
  }

  private int following(int index) {
    int next = index + 1;
    while (next < tokens.size() && tokens.get(next).separates()) {
      next++;
    }
    return next < tokens.size() ? next : -1;
  }

  private void append(SqlToken token) {
    switch (token.kind()) {
      case SPACE, COMMENT -> result.append(' ');
      case STRING -> result.append(erased ? "'s'" : literal(token));
      case BITS -> result.append(erased ? "X'41'" : token.in(sentence));
      case QUOTED_NAME -> result.append(erased ? "nm" : quotedName(token));
      case NUMBER -> result.append(erased ? "1" : token.in(sentence));
      case PARAMETER -> result.append(erased ? "?" : token.in(sentence));
      case WORD, SYMBOL, OPEN -> result.append(token.in(sentence));
    }
  }

  private String literal(SqlToken token) {
    String content = token.contentIn(sentence);
    char quote = token.opening().charAt(token.opening().length() - 1);
    boolean plain = token.opening().startsWith("$") || (quote != '\'' && quote != '"');
    String value = plain ? content : SqlUnits.value(content, quote, backslashes(token));
    return "'" + value.replace("'", "''") + "'";
  }

  private boolean backslashes(SqlToken token) {
    return SqlUnits.escapesByBackslash(dialect, token.opening());
  }

  private String quotedName(SqlToken token) {
    char quote = token.opening().equals("[") ? ']' : token.opening().charAt(0);
    String value = SqlUnits.value(token.contentIn(sentence), quote, false);
    return '"' + value.replace("\"", "\"\"") + '"';
  }

  /** Without spaces around it and semicolons behind it. */
  private static String withoutEnds(StringBuilder text) {
    int end = text.length();
    while (end > 0 && (text.charAt(end - 1) == ';' || text.charAt(end - 1) == ' ')) {
      end--;
    }
    return text.substring(0, end).strip();
  }

  static boolean isOpen(List<SqlToken> tokens) {
    return !tokens.isEmpty() && tokens.get(tokens.size() - 1).kind() == Kind.OPEN;
  }
}
