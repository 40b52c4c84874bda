package dev.clew.hotspots.sql;

import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.sql.SqlToken.Kind;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * Where holes of a statement stand. The lexer tells the token, the parser which words of a bare
 * token's class leave the tree as it is in that place: whole classes are asked about by a few of
 * their words, keywords one by one.
 */
final class SqlHoles {
  private static final Language DIGITS = Language.plus(Language.chars(CharSet.DIGITS));
  private static final Language SIGN = Language.chars(CharSet.of("+-"));

  private final SqlDialect dialect;
  private final String sentence;
  private final List<HoleRange> holes;
  private final List<SqlToken> tokens;
  private final Predicate<String> keepsStructure;

  /**
   * @param keepsStructure whether another sentence has the structure of this one
   */
  SqlHoles(
      SqlDialect dialect,
      String sentence,
      List<HoleRange> holes,
      Predicate<String> keepsStructure) {
    this.dialect = dialect;
    this.sentence = sentence;
    this.holes = holes;
    this.tokens = SqlLexer.tokens(dialect, sentence);
    this.keepsStructure = keepsStructure;
  }

  /** The context of one of the holes, without attacks. */
  HoleContext contextOf(HoleRange hole) {
    SqlToken token = tokenOf(hole);
    if (token == null) {
      return fixed("several tokens", hole);
    }
    return switch (token.kind()) {
      case STRING, COMMENT, QUOTED_NAME -> quoted(hole, token);
      case BITS -> fixed("bits literal", hole);
      case NUMBER -> number(hole, token);
      case WORD -> word(hole, token);
      case SPACE -> fixed("space", hole);
      case PARAMETER -> fixed("parameter", hole);
      case SYMBOL, OPEN -> fixed("symbol", hole);
    };
  }

  /** The token that a hole is in; null where it is in several, or between two. */
  @org.jspecify.annotations.Nullable
  SqlToken tokenOf(HoleRange hole) {
    for (SqlToken token : tokens) {
      boolean delimited = token.contentEnd() < token.end() || !token.opening().isEmpty();
      boolean within =
          delimited
              ? token.contentStart() <= hole.start() && hole.end() <= token.contentEnd()
              : token.start() <= hole.start()
                  && hole.end() <= token.end()
                  && hole.start() < hole.end();
      if (within) {
        return token;
      }
    }
    return null;
  }

  private HoleContext fixed(String name, HoleRange hole) {
    String word = hole.in(sentence);
    return new HoleContext(name, Language.word(word), List.of(), word);
  }

  private HoleContext quoted(HoleRange hole, SqlToken token) {
    Language unit = SqlUnits.unit(dialect, token.opening());
    String before = sentence.substring(token.contentStart(), hole.start());
    String after = sentence.substring(hole.end(), token.contentEnd());
    Language units = Language.star(unit);
    boolean whole =
        units.accepts(before) && units.accepts(after) && units.accepts(hole.in(sentence));
    if (!whole) {
      return fixed("part of an escape", hole);
    }
    boolean mayBeEmpty = token.kind() != Kind.QUOTED_NAME || hasConstant(token);
    Language confined = mayBeEmpty ? units : Language.plus(unit);
    return new HoleContext(nameOf(token), confined, List.of(), "abc")
        .naming(token.kind() == Kind.QUOTED_NAME);
  }

  /** Whether something stands in a token's content that is in no hole. */
  private boolean hasConstant(SqlToken token) {
    int covered = 0;
    for (HoleRange hole : holes) {
      if (hole.start() >= token.contentStart() && hole.end() <= token.contentEnd()) {
        covered += hole.end() - hole.start();
      }
    }
    return covered < token.contentEnd() - token.contentStart();
  }

  private String nameOf(SqlToken token) {
    if (token.kind() == Kind.COMMENT) {
      return "comment";
    }
    String closing = sentence.substring(token.contentEnd(), token.end());
    String quotes = token.opening() + "…" + closing;
    if (token.kind() == Kind.QUOTED_NAME) {
      return quotes + " identifier";
    }
    return quotes + (follows(token, "LIKE") || follows(token, "ILIKE") ? " pattern" : " literal");
  }

  private boolean follows(SqlToken token, String word) {
    int index = tokens.indexOf(token) - 1;
    while (index >= 0 && tokens.get(index).separates()) {
      index--;
    }
    return index >= 0 && tokens.get(index).in(sentence).equalsIgnoreCase(word);
  }

  private HoleContext number(HoleRange hole, SqlToken token) {
    String benign = hole.in(sentence);
    boolean bare = hole.start() == token.start() && hole.end() == token.end() && !isGlued(token);
    List<Language> classes = new ArrayList<>();
    if (isAlone(token) && benign.matches("[0-9]+") && all(hole, "7", "0", "0012")) {
      classes.add(DIGITS);
    }
    if (bare && all(hole, "7.5", "0.0", "1e5", "2.5E-3", "1E+10")) {
      classes.add(decimals());
    }
    if (bare && all(hole, "-7", "+7", "-0", "-7.5", "-1.5E-3") && beforeIsNoSign(hole)) {
      classes.add(Language.sequence(SIGN, Language.choice(DIGITS, decimals())));
    }
    if (classes.isEmpty()) {
      return fixed("part of a number", hole);
    }
    return new HoleContext("number", Language.choice(classes), List.of(), "7");
  }

  private boolean beforeIsNoSign(HoleRange hole) {
    char before = hole.start() == 0 ? ' ' : sentence.charAt(hole.start() - 1);
    return before != '-' && before != '+';
  }

  private static Language decimals() {
    Language fraction = Language.sequence(Language.word("."), DIGITS);
    Language exponent =
        Language.sequence(Language.chars(CharSet.of("eE")), Language.optional(SIGN), DIGITS);
    return Language.sequence(
        DIGITS,
        Language.choice(Language.sequence(fraction, Language.optional(exponent)), exponent));
  }

  /** Whether a neighbour could become one with the token. */
  private boolean isGlued(SqlToken token) {
    return isSticky(token.start() - 1) || isSticky(token.end());
  }

  private boolean isSticky(int index) {
    if (index < 0 || index >= sentence.length()) {
      return false;
    }
    char unit = sentence.charAt(index);
    return SqlLexer.isWordPart(unit) || unit == '.' || unit == '\'' || unit == '"' || unit == '&';
  }

  /** Whether one hole alone is in a bare token. */
  private boolean isAlone(SqlToken token) {
    return holes.stream()
            .filter(hole -> hole.start() < token.end() && hole.end() > token.start())
            .count()
        == 1;
  }

  private HoleContext word(HoleRange hole, SqlToken token) {
    String before = sentence.substring(token.start(), hole.start());
    String after = sentence.substring(hole.end(), token.end());
    String benign = hole.in(sentence);
    if (isDirection(token.in(sentence)) && before.isEmpty() && after.isEmpty() && isAlone(token)) {
      Language both = Language.choice(SqlWords.anyCase("asc"), SqlWords.anyCase("desc"));
      return keepsStructure.test(hole.replaced(sentence, "desc"))
              && keepsStructure.test(hole.replaced(sentence, "asc"))
          ? new HoleContext("sort order", both, List.of(), benign)
          : fixed("keyword", hole);
    }
    if (!isAlone(token) || isStickyQuote(token.end()) || !all(hole, "zq", "Zq_1", "q9")) {
      return fixed(isAlone(token) ? "keyword" : "part of a word", hole);
    }
    boolean inner = !before.isEmpty();
    Language words = inner ? SqlWords.nameParts() : SqlWords.names();
    Language confined = Language.minus(words, Language.choice(meaningful(hole, before, after)));
    return new HoleContext("identifier", confined, List.of(), "zq").naming(true);
  }

  private boolean isStickyQuote(int index) {
    return index < sentence.length()
        && (sentence.charAt(index) == '\'' || sentence.charAt(index) == '&');
  }

  private static boolean isDirection(String word) {
    return word.equalsIgnoreCase("asc") || word.equalsIgnoreCase("desc");
  }

  /** Words that make something else of the token than a name. */
  private List<Language> meaningful(HoleRange hole, String before, String after) {
    List<Language> words = new ArrayList<>();
    boolean onlyBareHole = holes.stream().filter(this::isBare).count() == 1;
    for (String keyword : SqlWords.keywords()) {
      String lower = keyword.toLowerCase(Locale.ROOT);
      boolean fits =
          lower.length() >= before.length() + after.length()
              && lower.startsWith(before.toLowerCase(Locale.ROOT))
              && lower.endsWith(after.toLowerCase(Locale.ROOT));
      if (fits) {
        String word = lower.substring(before.length(), lower.length() - after.length());
        if (!onlyBareHole || SqlWords.isReserved(keyword) || !all(hole, word)) {
          words.add(SqlWords.anyCase(word));
        }
      }
    }
    return words;
  }

  private boolean isBare(HoleRange hole) {
    SqlToken token = tokenOf(hole);
    return token != null && token.kind() == Kind.WORD;
  }

  private boolean all(HoleRange hole, String... words) {
    for (String word : words) {
      if (!keepsStructure.test(hole.replaced(sentence, word))) {
        return false;
      }
    }
    return true;
  }
}
