package dev.clew.hotspots.sql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.interpreter.SyntaxVerdict.SyntaxError;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("once")
final class SqlInterpreterTest {
  private final SqlInterpreter sql = new SqlInterpreter(SqlDialect.ANSI, Optional.empty());

  private String shape(String sentence) {
    return sql.structureOf(sentence).text();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT a FROM t",
        "select a from t;",
        "SELECT TOP 1 a FROM t",
        "{call f('a')}",
        "{? = call f(?, 'a')}",
        "SELECT a FROM t WHERE d = {d '2020-01-01'} AND e = {ts '2020-01-01 00:00:00'}",
        "SELECT {fn UCASE(a)} FROM t",
        "SELECT a FROM t WHERE b LIKE 'x' {escape '!'}",
        "INSERT INTO t VALUES ('it''s')",
        "SELECT a FROM t WHERE b = ? AND c = :name",
      })
  void theseAreSentences(String sentence) {
    assertThat(sql.syntaxOf(sentence).isSentence()).as(sentence).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "select  from t",
        "selectfrom users",
        "SELECT a FROM t WHERE b = 'x",
        "SELECT a FROM t WHERE b = 'it's'",
        "SELECT a FROM t ORDER BY namelimit 5 offset",
        "SELECT a FROM t LIMIT 10offset 5",
        "SELECT a FROM t /* open",
        "SELECT a b c FROM t",
      })
  void theseAreNone(String sentence) {
    assertThat(sql.syntaxOf(sentence)).as(sentence).isInstanceOf(SyntaxError.class);
  }

  @Test
  void literalsNumbersNamesAndOrdersAreErased() {
    assertThat(shape("SELECT a FROM t WHERE b = 'x' AND c = 17 ORDER BY d"))
        .isEqualTo(shape("select z from u where k='it''s' /* so */ and m = -3.5 order by w desc"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "SELECT a FROM t WHERE b = 'x' OR '1'='1'",
        "SELECT a FROM t WHERE b = 'x' OR 1=1 -- '",
        "SELECT a FROM t WHERE b = 'x'; DROP TABLE t",
        "SELECT a FROM t WHERE b = 'x' UNION SELECT c FROM d",
        "SELECT a FROM t",
        "SELECT a FROM t WHERE b = NULL",
        "SELECT a FROM t WHERE b = 1",
        "SELECT a FROM t WHERE b = c",
        "SELECT a FROM t WHERE b = sleep(5)",
        "SELECT a, a FROM t WHERE b = 'x'",
        "SELECT a FROM s.t WHERE b = 'x'",
      })
  void otherTreesAreOtherStructures(String sentence) {
    assertThat(shape(sentence)).isNotEqualTo(shape("SELECT a FROM t WHERE b = 'x'"));
  }

  @Test
  void contextsHaveNames() {
    assertThat(nameAt("SELECT a FROM t WHERE b = '@'", "x")).isEqualTo("'…' literal");
    assertThat(nameAt("SELECT a FROM t WHERE b LIKE '%@'", "x")).isEqualTo("'…' pattern");
    assertThat(nameAt("SELECT a FROM t WHERE b = @", "1")).isEqualTo("number");
    assertThat(nameAt("SELECT a FROM t ORDER BY @", "x")).isEqualTo("identifier");
    assertThat(nameAt("SELECT a FROM \"@\"", "x")).isEqualTo("\"…\" identifier");
    assertThat(nameAt("SELECT a FROM t ORDER BY a @", "asc")).isEqualTo("sort order");
    assertThat(nameAt("SELECT a FROM t @", "WHERE b = 1")).isEqualTo("several tokens");
  }

  private String nameAt(String template, String benign) {
    return context(template, benign).name();
  }

  private HoleContext context(String template, String benign) {
    int start = template.indexOf('@');
    return sql.contextOf(template.replace("@", benign), start, start + benign.length());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "SELECT a FROM t WHERE b = '@' | x | ' or '1'='1",
        "SELECT a FROM t WHERE (b = '@') | x | ') or ('1'='1",
        "SELECT a FROM t WHERE b = @ | 5 | 7 OR 1=1",
        "DELETE FROM t WHERE b = '@' AND c = 'y' | x | ' or 1=1 -- ",
        "SELECT a FROM t ORDER BY @ | a | a; drop table t -- ",
        "UPDATE t SET a = '@' WHERE b = 'y' | x | ' -- ",
      })
  void whatIsTriedChangesTheStructureAndShowsAnEffect(String template, String benign, String word) {
    HoleContext context = context(template, benign);
    assertThat(context.attacks()).isNotEmpty();
    String padded = word + (word.endsWith("--") ? " " : "");
    assertThat(context.attacks()).anyMatch(attack -> attack.accepts(padded));
    assertThat(context.confined().accepts(padded)).isFalse();
    String exploit = template.replace("@", padded);
    assertThat(shape(exploit)).isNotEqualTo(shape(template.replace("@", benign)));
    assertThat(sql.effectOf(template.replace("@", benign), exploit)).isPresent();
  }

  @Test
  void moreRowsAreAnEffect() {
    SinkEffect effect =
        sql.effectOf(
                "SELECT name FROM users WHERE name = 'bob'",
                "SELECT name FROM users WHERE name = '' OR '1'='1'")
            .orElseThrow();
    assertThat(effect.summary()).isEqualTo("2 rows instead of 0");
    assertThat(effect.setup()).contains("CREATE TABLE \"USERS\" (\"NAME\" VARCHAR)");
  }

  @Test
  void aDroppedTableIsAnEffect() {
    assertThat(
            sql.effectOf(
                    "SELECT a FROM t WHERE b = 'x'",
                    "SELECT a FROM t WHERE b = 'x'; DROP TABLE t --'")
                .orElseThrow()
                .summary())
        .contains("0 tables afterwards instead of 1")
        .contains("1 more statement");
  }

  @Test
  void theSameRowsAreNoEffect() {
    assertThat(
            sql.effectOf("SELECT a FROM t WHERE b = 'x'", "SELECT a FROM t WHERE b = 'x' AND 1=1"))
        .isEmpty();
  }

  @Test
  void aStatementHasNoWayOutOfTheDatabase() {
    String file = "/etc/hostname";
    assertThat(sql.effectOf("SELECT a FROM t", "SELECT a FROM t; SELECT FILE_READ('" + file + "')"))
        .isEmpty();
    assertThat(
            sql.effectOf(
                "SELECT a FROM t", "SELECT a FROM t; CREATE ALIAS x FOR 'java.lang.System.exit'"))
        .isEmpty();
  }

  @Test
  void backslashesAreTranslatedForTheDatabaseThatRunsThem() {
    SqlInterpreter mysql = new SqlInterpreter(SqlDialect.MYSQL, Optional.empty());
    String exploit = "SELECT a FROM t WHERE b = '\\'' or 1=1 -- '";
    assertThat(mysql.effectOf("SELECT a FROM t WHERE b = 'x'", exploit)).isPresent();
    assertThat(shape(exploit)).isEqualTo(shape("SELECT a FROM t WHERE b = 'x'"));
  }

  @Test
  void aSchemaChecksNames() {
    SqlInterpreter strict =
        new SqlInterpreter(
            SqlDialect.ANSI, Optional.of("CREATE TABLE users (id INT, name VARCHAR(20));"));
    assertThat(strict.syntaxOf("SELECT name FROM users WHERE id = 1").isSentence()).isTrue();
    assertThat(strict.syntaxOf("SELECT nam FROM users")).isInstanceOf(SyntaxError.class);
    assertThat(strict.syntaxOf("SELECT name FROM user_s")).isInstanceOf(SyntaxError.class);
  }

  @Test
  void aCommentThatMySqlRunsIsNoComment() {
    SqlInterpreter mysql = new SqlInterpreter(SqlDialect.MYSQL, Optional.empty());
    assertThat(mysql.structureOf("SELECT a FROM t /*! WHERE b = 1 */"))
        .isEqualTo(mysql.structureOf("SELECT a FROM t WHERE b = 1"));
  }

  @Test
  void hqlMayBeginWithFrom() {
    SqlInterpreter jpql = new SqlInterpreter(SqlDialect.JPQL, Optional.empty());
    assertThat(jpql.syntaxOf("from User u where u.name = 'x'").isSentence()).isTrue();
    assertThat(jpql.structureOf("from User u where u.name = 'x' or 1=1"))
        .isNotEqualTo(jpql.structureOf("from User u where u.name = 'x'"));
  }

  @Test
  void interpretersOfSeveralThreadsDoNotDisturbEachOther() throws Exception {
    String sentence = "SELECT a FROM t ORDER BY abc";
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Callable<String>> tasks =
          Collections.nCopies(
              16,
              () ->
                  new SqlInterpreter(SqlDialect.ANSI, Optional.empty())
                      .contextOf(sentence, 25, 28)
                      .name());
      Set<String> names = new HashSet<>();
      for (Future<String> each : threads.invokeAll(tasks)) {
        names.add(each.get());
      }
      assertThat(names).containsExactly("identifier");
    } finally {
      threads.shutdownNow();
    }
  }
}
