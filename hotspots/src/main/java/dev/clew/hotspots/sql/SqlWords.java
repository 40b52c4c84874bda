package dev.clew.hotspots.sql;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import net.sf.jsqlparser.parser.CCJSqlParserConstants;
import net.sf.jsqlparser.parser.ParserKeywordsUtils;

/** Bare words: names, and words that mean something to a parser. */
final class SqlWords {
  private static final Language START =
      Language.chars(CharSet.LOWER.union(CharSet.UPPER).union(CharSet.of('_')));
  private static final Language PARTS = Language.star(Language.chars(CharSet.WORD));

  /** Words that the parser's table of tokens has under other headings. */
  private static final List<String> MORE =
      List.of(
          "DATE",
          "TIME",
          "TIMESTAMP",
          "TIMESTAMPTZ",
          "DATETIME",
          "CURRENT_DATE",
          "CURRENT_TIME",
          "CURRENT_TIMESTAMP",
          "LOCALTIME",
          "LOCALTIMESTAMP",
          "SYSDATE",
          "YEAR",
          "MONTH",
          "DAY",
          "HOUR",
          "MINUTE",
          "SECOND",
          "INTERVAL",
          "TRUE",
          "FALSE",
          "NULL",
          "NEXTVAL",
          "USER",
          "CURRENT_USER",
          "SESSION_USER",
          "ARRAY",
          "ROW",
          "DEFAULT",
          "ASC",
          "DESC",
          "MINUS",
          "SELECT",
          "SEL",
          "INSERT",
          "UPDATE",
          "DELETE",
          "FROM",
          "WHERE",
          "GROUP",
          "ORDER",
          "BY",
          "HAVING",
          "UNION",
          "ALL",
          "ANY",
          "SOME",
          "INTERSECT",
          "EXCEPT",
          "AND",
          "OR",
          "XOR",
          "NOT",
          "IN",
          "IS",
          "LIKE",
          "BETWEEN",
          "EXISTS",
          "CASE",
          "WHEN",
          "THEN",
          "ELSE",
          "END",
          "CAST",
          "AS",
          "ON",
          "USING",
          "JOIN",
          "INNER",
          "OUTER",
          "LEFT",
          "RIGHT",
          "FULL",
          "CROSS",
          "NATURAL",
          "LATERAL",
          "VALUES",
          "VALUE",
          "SET",
          "INTO",
          "WITH",
          "RECURSIVE",
          "LIMIT",
          "OFFSET",
          "FETCH",
          "FOR",
          "DISTINCT",
          "UNIQUE",
          "TOP",
          "CREATE",
          "ALTER",
          "DROP",
          "TABLE",
          "VIEW",
          "INDEX",
          "PRIMARY",
          "FOREIGN",
          "KEY",
          "REFERENCES",
          "CONSTRAINT",
          "CHECK",
          "COLUMN",
          "GRANT",
          "REVOKE",
          "TRUNCATE",
          "MERGE",
          "CALL",
          "EXEC",
          "EXECUTE",
          "BEGIN",
          "COMMIT",
          "ROLLBACK",
          "DECLARE",
          "OVER",
          "PARTITION",
          "WINDOW",
          "QUALIFY",
          "START",
          "CONNECT",
          "PRIOR",
          "ESCAPE",
          "COLLATE",
          "DIV",
          "MOD",
          "ILIKE",
          "RLIKE",
          "REGEXP",
          "SIMILAR",
          "OVERLAPS",
          "GLOB",
          "BINARY",
          "MEMBER",
          "OF",
          "FINAL",
          "SAMPLE",
          "TABLESAMPLE",
          "PIVOT",
          "UNPIVOT",
          "FORCE",
          "IGNORE",
          "USE",
          "IF",
          "REPLACE",
          "RETURNING",
          "NEXT",
          "ONLY",
          "STRAIGHT_JOIN",
          "SQL_CALC_FOUND_ROWS",
          "NULLS",
          "CURRENT",
          "AT",
          "ZONE",
          "DUAL",
          "ROWNUM",
          "LEVEL",
          "SYSTIMESTAMP",
          "UNKNOWN");

  private static final List<String> KEYWORDS = allKeywords();

  /** Words that are no name anywhere, even where the parser would take them for one. */
  private static final Set<String> RESERVED =
      Set.of(
          ("SELECT FROM WHERE GROUP ORDER BY HAVING UNION ALL ANY SOME INTERSECT EXCEPT AND OR NOT IN IS"
                  + " LIKE BETWEEN EXISTS CASE WHEN THEN ELSE END CAST AS ON USING JOIN INNER OUTER LEFT"
                  + " RIGHT FULL CROSS NATURAL LATERAL VALUES SET INTO WITH LIMIT OFFSET FETCH FOR"
                  + " DISTINCT UNIQUE CREATE TABLE PRIMARY FOREIGN REFERENCES CONSTRAINT CHECK GRANT"
                  + " NULL TRUE FALSE DEFAULT CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP ASC DESC"
                  + " INTERVAL INSERT UPDATE DELETE DROP")
              .split(" ", -1));

  private SqlWords() {}

  /** Whether a word is never a name. */
  static boolean isReserved(String word) {
    return RESERVED.contains(word.toUpperCase(Locale.ROOT));
  }

  /** Names without quotes. Some of them are keywords. */
  static Language names() {
    return Language.sequence(START, PARTS);
  }

  /** What may stand inside a name. */
  static Language nameParts() {
    return PARTS;
  }

  /** One word in any mixture of cases. */
  static Language anyCase(String word) {
    List<Language> units = new ArrayList<>();
    for (int i = 0; i < word.length(); i++) {
      char unit = word.charAt(i);
      char other =
          Character.isUpperCase(unit) ? Character.toLowerCase(unit) : Character.toUpperCase(unit);
      units.add(Language.chars(CharSet.of(unit).union(CharSet.of(other))));
    }
    return Language.sequence(units);
  }

  /** Every word that might mean something, in capitals. */
  static List<String> keywords() {
    return KEYWORDS;
  }

  /** To be asked once: the parser's own list is made by an encoder that its threads share. */
  private static List<String> allKeywords() {
    TreeSet<String> words = new TreeSet<>(MORE);
    for (String image : CCJSqlParserConstants.tokenImage) {
      String bare = image.replace("\"", "");
      if (bare.matches("[A-Za-z_][A-Za-z0-9_]*")) {
        words.add(bare.toUpperCase(Locale.ROOT));
      }
    }
    words.addAll(ParserKeywordsUtils.getNonReservedKeywords());
    return List.copyOf(words);
  }
}
