package dev.clew.hotspots.sql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SmallWords;
import dev.clew.solver.language.Language;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.parser.CCJSqlParser;
import net.sf.jsqlparser.parser.CCJSqlParserUtil;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** No word that changes a statement is confined: all short words, and other parsers as judges. */
@Tag("once")
final class SqlConfinementTest {

  private static SqlInterpreter sql(SqlDialect dialect) {
    return new SqlInterpreter(dialect, Optional.empty());
  }

  private static Language confined(SqlDialect dialect, String template, String benign) {
    int start = template.indexOf('@');
    String sentence = new HoleRange(start, start + 1).replaced(template, benign);
    return sql(dialect).contextOf(sentence, start, start + benign.length()).confined();
  }

  @ParameterizedTest
  @EnumSource(SqlDialect.class)
  void confinedWordsInLiteralsKeepTheStructure(SqlDialect dialect) {
    int count =
        SmallWords.assertConfinedKeepStructure(
            sql(dialect),
            "SELECT a FROM t WHERE b = '@' AND c = 'x'",
            "abc",
            SmallWords.SQL_UNITS,
            3);
    assertThat(count).isGreaterThan(500);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "ANSI | SELECT a FROM t WHERE b = @ | 12",
        "ANSI | SELECT a FROM t WHERE b = 5-@ | 12",
        "ANSI | SELECT a FROM t WHERE b = @-c AND d = 1 | 12",
        "ANSI | SELECT a FROM t WHERE b IN (1, @, 3) | 12",
        "ANSI | SELECT a FROM t LIMIT @ | 12",
        "ANSI | SELECT a FROM t WHERE b = 1.@ | 12",
        "ANSI | SELECT a FROM t ORDER BY @ | abc",
        "ANSI | SELECT a FROM t ORDER BY t.@ DESC | abc",
        "ANSI | SELECT a FROM t_@ WHERE b = 1 | abc",
        "ANSI | SELECT @ FROM t | abc",
        "ANSI | SELECT a FROM @ | abc",
        "ANSI | SELECT a FROM t @ WHERE a = 1 | abc",
        "ANSI | SELECT a FROM \"@\" | abc",
        "ANSI | SELECT a FROM t WHERE b = N'@' | abc",
        "ANSI | SELECT a FROM t WHERE b = 'x''@''y' | abc",
        "ANSI | SELECT a FROM t WHERE b LIKE '%@%' | abc",
        "ANSI | SELECT a FROM t WHERE b = 'x' -- @ | abc",
        "ANSI | SELECT a /* @ */ FROM t WHERE b = 'x' | abc",
        "H2 | SELECT a /*@*/ FROM t WHERE b = $$x@$$ | abc",
        "MYSQL | SELECT `@` FROM t WHERE b = 'x' | abc",
        "MYSQL | SELECT a FROM t WHERE b = \"@\" AND c = \"x\" | abc",
        "SQLSERVER | SELECT [@] FROM t WHERE b = 'x' | abc",
        "POSTGRESQL | SELECT a FROM t WHERE b = E'@' AND c = 'x' | abc",
        "ANSI | SELECT a FROM t WHERE b = E'@' AND c = 'x' | abc",
        "POSTGRESQL | SELECT a FROM t WHERE b = $q$@$q$ AND c = 'x' | abc",
        "ORACLE | SELECT a FROM t WHERE b = q'[@]' AND c = 'x' | abc",
        "ANSI | INSERT INTO t (a, b) VALUES ('@', 1) | abc",
        "ANSI | INSERT INTO t (a, b) VALUES ('x', @) | 12",
        "ANSI | UPDATE t SET a = '@' WHERE b = 2 | abc",
        "ANSI | DELETE FROM t WHERE a = '@' | abc",
        "ANSI | {call f('@')} | abc",
      })
  void confinedWordsKeepTheStructureEverywhere(SqlDialect dialect, String template, String benign) {
    int count =
        SmallWords.assertConfinedKeepStructure(
            sql(dialect), template, benign, SmallWords.SQL_UNITS + ".e]$#", 2);
    assertThat(count).isPositive();
  }

  @Test
  void everyConfinedWordIsOneLiteralToH2() throws SQLException {
    Language confined = confined(SqlDialect.H2, "SELECT '@'", "abc");
    try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:");
        Statement statement = connection.createStatement()) {
      SmallWords.all(
          SmallWords.SQL_UNITS,
          4,
          word -> {
            if (confined.accepts(word)) {
              assertThat(only(statement, "SELECT '" + word + "'"))
                  .isEqualTo(word.replace("''", "'"));
            }
          });
    }
  }

  @Test
  void everyConfinedNumberIsThatNumberToH2() throws SQLException {
    Language confined = confined(SqlDialect.H2, "SELECT a FROM t WHERE b = @", "12");
    int[] count = new int[1];
    try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:");
        Statement statement = connection.createStatement()) {
      SmallWords.all(
          "01.eE+-xXLdf_ ",
          4,
          word -> {
            if (confined.accepts(word)) {
              count[0]++;
              assertThat(new BigDecimal(only(statement, "SELECT " + word)))
                  .isEqualByComparingTo(new BigDecimal(word));
            }
          });
    }
    assertThat(count[0]).isGreaterThan(50);
  }

  @Test
  void everyConfinedWordIsOneLiteralToAParserWithBackslashes() {
    Language confined = confined(SqlDialect.MYSQL, "SELECT '@'", "abc");
    SmallWords.all(
        "'\\a-; ",
        5,
        word -> {
          // The parser takes no other escapes than these.
          boolean known = word.replace("\\\\", "").replace("\\'", "").indexOf('\\') < 0;
          if (confined.accepts(word) && known && !word.contains("''")) {
            assertThat(parsedWithBackslashes("SELECT '" + word + "'")).as(word).isEqualTo(1);
          }
        });
  }

  @Test
  void anIdentifierIsNoKeyword() {
    Language confined = confined(SqlDialect.ANSI, "SELECT a FROM t ORDER BY @", "abc");
    for (String keyword :
        List.of("select", "NULL", "Case", "not", "current_date", "from", "union")) {
      assertThat(confined.accepts(keyword)).as(keyword).isFalse();
    }
    for (String name : List.of("name", "created_at", "value", "type", "Age2", "id")) {
      assertThat(confined.accepts(name)).as(name).isTrue();
    }
  }

  @Test
  void halvesOfAKeywordAreNotJoined() {
    Language confined = confined(SqlDialect.ANSI, "SELECT a FROM t ORDER BY nu@", "abc");
    assertThat(confined.accepts("ll")).isFalse();
    assertThat(confined.accepts("LL")).isFalse();
    assertThat(confined.accepts("lls")).isTrue();
  }

  @Test
  void twoHolesInOneWordAreConfinedToWhatTheyHold() {
    List<HoleContext> contexts =
        sql(SqlDialect.ANSI)
            .contextsOf(
                "SELECT a FROM t ORDER BY abcd",
                List.of(new HoleRange(25, 27), new HoleRange(27, 29)));
    assertThat(contexts.get(0).confined()).isEqualTo(Language.word("ab"));
    assertThat(contexts.get(1).confined()).isEqualTo(Language.word("cd"));
  }

  @Test
  void aMinusAfterAMinusIsAComment() {
    Language confined = confined(SqlDialect.ANSI, "SELECT a FROM t WHERE b = 5-@", "12");
    assertThat(confined.accepts("-1")).isFalse();
    assertThat(confined.accepts("1")).isTrue();
    assertThat(confined(SqlDialect.ANSI, "SELECT a FROM t WHERE b = @", "12").accepts("-1"))
        .isTrue();
    assertThat(confined(SqlDialect.ANSI, "SELECT a FROM t WHERE b = c @", "").accepts("-1"))
        .isFalse();
  }

  @Test
  void backslashesCountWhereTheDialectSaysSo() {
    String template = "SELECT a FROM t WHERE b = '@'";
    assertThat(confined(SqlDialect.ANSI, template, "abc").accepts("\\")).isTrue();
    assertThat(confined(SqlDialect.ANSI, template, "abc").accepts("\\'")).isFalse();
    assertThat(confined(SqlDialect.MYSQL, template, "abc").accepts("\\")).isFalse();
    assertThat(confined(SqlDialect.MYSQL, template, "abc").accepts("\\'")).isTrue();
    assertThat(confined(SqlDialect.MYSQL, template, "abc").accepts("\\''")).isFalse();
    assertThat(confined(SqlDialect.JPQL, template, "abc").accepts("\\")).isFalse();
    assertThat(confined(SqlDialect.JPQL, template, "abc").accepts("\\''")).isFalse();
    assertThat(confined(SqlDialect.POSTGRESQL, template, "abc").accepts("\\")).isTrue();
    assertThat(confined(SqlDialect.POSTGRESQL, template.replace("'@", "E'@"), "abc").accepts("\\"))
        .isFalse();
  }

  private static String only(Statement statement, String query) {
    try (ResultSet rows = statement.executeQuery(query)) {
      assertThat(rows.getMetaData().getColumnCount()).isEqualTo(1);
      assertThat(rows.next()).isTrue();
      return rows.getString(1);
    } catch (SQLException refused) {
      throw new AssertionError(query, refused);
    }
  }

  private static int parsedWithBackslashes(String text) {
    try {
      CCJSqlParser parser = CCJSqlParserUtil.newParser(text);
      parser.withBackslashEscapeCharacter(true);
      return parser.Statements().size();
    } catch (Exception refused) {
      throw new AssertionError(text, refused);
    }
  }
}
