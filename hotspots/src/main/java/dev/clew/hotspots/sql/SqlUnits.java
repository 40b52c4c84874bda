package dev.clew.hotspots.sql;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.Locale;

/** The units of which the content of a literal, a quoted name or a comment is a row. */
final class SqlUnits {
  private SqlUnits() {}

  /** Whether a backslash takes the meaning from the unit after it. */
  static boolean escapesByBackslash(SqlDialect dialect, String opening) {
    String prefix = opening.toUpperCase(Locale.ROOT);
    if (prefix.equals("E'")) {
      return dialect.hasEscapeStrings();
    }
    boolean literal = opening.endsWith("'") || opening.equals("\"");
    return literal && dialect.escapesByBackslash();
  }

  /** One unit of the content: what neither closes it nor leaves a unit half done. */
  static Language unit(SqlDialect dialect, String opening) {
    if (opening.equals("--") || opening.equals("#") || opening.equals("//")) {
      return without("\n\r");
    }
    if (opening.equals("/*")) {
      return without("*/!+");
    }
    if (opening.startsWith("$")) {
      return without("$");
    }
    String prefix = opening.toUpperCase(Locale.ROOT);
    if (prefix.startsWith("U&")) {
      return without("'\\");
    }
    if (prefix.contains("Q'")) {
      return without("'");
    }
    if (dialect == SqlDialect.JPQL && opening.equals("\"")) {
      return without("\"\\");
    }
    if (dialect == SqlDialect.JPQL && opening.equals("'")) { // the database may know backslashes
      return Language.choice(without("'\\"), Language.word("''"));
    }
    char quote = opening.equals("[") ? ']' : opening.charAt(opening.length() - 1);
    return quotedUnit(quote, escapesByBackslash(dialect, opening));
  }

  private static Language quotedUnit(char quote, boolean backslashes) {
    Language doubled = Language.word("" + quote + quote);
    if (!backslashes) {
      return Language.choice(without("" + quote), doubled);
    }
    Language escaped = Language.sequence(Language.word("\\"), Language.ANY_CHAR);
    return Language.choice(without(quote + "\\"), doubled, escaped);
  }

  private static Language without(String units) {
    return Language.chars(CharSet.of(units).complement());
  }

  /** What the content of a literal stands for. */
  static String value(String content, char quote, boolean backslashes) {
    StringBuilder value = new StringBuilder();
    for (int i = 0; i < content.length(); i++) {
      char unit = content.charAt(i);
      boolean pair = unit == quote || (backslashes && unit == '\\');
      if (pair && i + 1 < content.length()) {
        i++;
        unit = unit == '\\' ? escaped(content.charAt(i)) : unit;
      }
      value.append(unit);
    }
    return value.toString();
  }

  private static char escaped(char unit) {
    return switch (unit) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case '0' -> '\0';
      default -> unit;
    };
  }
}
