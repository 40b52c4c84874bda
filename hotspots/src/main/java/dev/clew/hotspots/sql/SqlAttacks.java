package dev.clew.hotspots.sql;

import dev.clew.hotspots.interpreter.AttackDraft;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.sql.SqlToken.Kind;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;

/**
 * Words that leave a hole's token, by its kind. A draft names one word; its language has spaces,
 * cases, a beginning and, behind a comment, an end to choose.
 */
final class SqlAttacks {
  private static final Language SPACES =
      Language.plus(Language.choice(Language.chars(CharSet.of(" \t\n")), Language.word("/**/")));
  private static final Language COMMENTED =
      Language.star(Language.chars(CharSet.of("\r\n").complement()));
  private static final String COMMENT = "-- ";

  private SqlAttacks() {}

  /**
   * Drafts for a hole in a token.
   *
   * @param table a table of the statement
   */
  static List<AttackDraft> of(
      SqlDialect dialect, String sentence, HoleRange hole, SqlToken token, String table) {
    return switch (token.kind()) {
      case STRING, QUOTED_NAME -> quoted(dialect, token, table);
      case NUMBER -> bare("1", Language.plus(Language.chars(CharSet.DIGITS)), table);
      case WORD -> bareWord(hole.in(sentence), table);
      case COMMENT -> comment(token, table);
      case SPACE -> inserted(table);
      case BITS, PARAMETER, SYMBOL, OPEN -> List.of();
    };
  }

  private static List<AttackDraft> quoted(SqlDialect dialect, SqlToken token, String table) {
    String quote = token.opening().equals("[") ? "]" : last(token.opening());
    Language unit = SqlUnits.unit(dialect, token.opening());
    Language rest = Language.star(unit);
    List<AttackDraft> drafts = new ArrayList<>();
    List<String> closings = new ArrayList<>(List.of(quote));
    if (SqlUnits.escapesByBackslash(dialect, token.opening())) {
      closings.add("\\" + quote + quote);
    }
    for (String closing : closings) {
      Language opened = Language.sequence(rest, Language.word(closing));
      if (token.kind() == Kind.STRING) {
        for (String shut : List.of("", ")", "))")) {
          String reopen = shut.replace(')', '(');
          String end = " or " + reopen + quote + "1" + quote + "=" + quote + "1";
          add(drafts, closing + shut + end, opened, shut + end, rest);
        }
        for (String shut : List.of("", ")", "))")) {
          addCommented(drafts, closing, opened, shut + " or 1=1 ");
        }
        String joined = " || " + quote;
        add(drafts, closing + joined, opened, joined, rest);
      }
      addCommented(drafts, closing, opened, "; drop table " + table + " ");
      addCommented(drafts, closing, opened, " ");
    }
    if (SqlUnits.escapesByBackslash(dialect, token.opening())) {
      drafts.add(new AttackDraft("\\", Language.sequence(rest, Language.word("\\"))));
    }
    return drafts;
  }

  private static String last(String text) {
    return text.startsWith("$") ? text : text.substring(text.length() - 1);
  }

  private static void add(
      List<AttackDraft> drafts, String word, Language start, String text, Language end) {
    drafts.add(new AttackDraft(word, Language.sequence(start, loose(text), end)));
  }

  private static void addCommented(
      List<AttackDraft> drafts, String beginning, Language start, String text) {
    Language language = Language.sequence(start, loose(text), Language.word(COMMENT), COMMENTED);
    drafts.add(new AttackDraft(beginning + text + COMMENT, language));
  }

  private static List<AttackDraft> bare(String benign, Language start, String table) {
    List<AttackDraft> drafts = new ArrayList<>();
    for (String shut : List.of("", ")", "))")) {
      String end = shut + " or " + shut.replace(')', '(') + "1=1";
      add(drafts, benign + end, start, end, Language.EMPTY);
      addCommented(drafts, benign, start, shut + " or 1=1 ");
    }
    addCommented(drafts, benign, start, "; drop table " + table + " ");
    addCommented(drafts, benign, start, " ");
    add(drafts, benign + "+1", start, "+1", Language.EMPTY);
    return drafts;
  }

  private static List<AttackDraft> bareWord(String benign, String table) {
    Language name = Language.word(benign);
    List<AttackDraft> drafts = new ArrayList<>(bare(benign, name, table));
    for (String end : List.of(" where 1=1 ", " union select * from " + table + " ")) {
      addCommented(drafts, benign, name, end);
    }
    for (String end : List.of(", (select 1)", " desc, (select 1)", ".x", "(1)")) {
      add(drafts, benign + end, name, end, Language.EMPTY);
    }
    drafts.addAll(bare("1", Language.plus(Language.chars(CharSet.DIGITS)), table));
    return drafts;
  }

  /** Where a word may stand or be missing. */
  private static List<AttackDraft> inserted(String table) {
    List<AttackDraft> drafts = new ArrayList<>();
    for (String text : List.of(" or 1=1", ", (select 1)", " desc, (select 1)")) {
      add(drafts, text, Language.EMPTY, text, Language.EMPTY);
    }
    for (String text : List.of(" where 1=1 ", "; drop table " + table + " ")) {
      addCommented(drafts, "", Language.EMPTY, text);
    }
    return drafts;
  }

  private static List<AttackDraft> comment(SqlToken token, String table) {
    String closing = token.opening().equals("/*") ? "*/" : "\n";
    Language rest = Language.star(Language.chars(CharSet.of("*/!+\r\n").complement()));
    Language opened = Language.sequence(rest, Language.word(closing));
    List<AttackDraft> drafts = new ArrayList<>();
    addCommented(drafts, closing, opened, " or 1=1 ");
    addCommented(drafts, closing, opened, "; drop table " + table + " ");
    return drafts;
  }

  /** A text with its spaces stretched and its letters in either case. */
  private static Language loose(String text) {
    List<Language> parts = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      parts.add(unit == ' ' ? SPACES : SqlWords.anyCase(String.valueOf(unit)));
    }
    return Language.sequence(parts);
  }
}
