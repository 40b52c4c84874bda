package dev.clew.hotspots.sql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.hotspots.interpreter.DatabaseTrial;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SqlTrialsTest {

  private static final String SELECT = "SELECT id FROM users WHERE name = ";

  private static DatabaseTrial trial(SqlDialect dialect, String benign, String exploit) {
    return new SqlTrials(dialect, List.of()).of(benign, exploit).orElseThrow();
  }

  @Test
  void moreRowsAreSeenInTheAnswers() {
    DatabaseTrial trial = trial(SqlDialect.ANSI, SELECT + "'a'", SELECT + "'' OR '1'='1'");

    assertThat(trial.url()).isEqualTo("jdbc:h2:mem:");
    assertThat(trial.look()).isEmpty();
    assertThat(trial.benignRows()).isEmpty();
    assertThat(trial.rows()).containsExactly("[101]", "[202]");
    assertThat(trial.exploit()).isEqualTo(SELECT + "'' OR '1'='1'");
  }

  @Test
  void aTableThatIsGoneIsLookedFor() {
    DatabaseTrial trial = trial(SqlDialect.ANSI, SELECT + "1", SELECT + "1; DROP TABLE users");

    assertThat(trial.look()).contains(SqlDatabase.NAMES);
    assertThat(trial.benignRows()).containsExactly("[USERS]");
    assertThat(trial.rows()).isEmpty();
  }

  @Test
  void rowsThatAreGoneAreLookedForInTheirTable() {
    DatabaseTrial trial =
        trial(
            SqlDialect.ANSI,
            "SELECT name FROM users WHERE id = 'a'",
            "SELECT name FROM users WHERE id = 'a'; DELETE FROM users");

    assertThat(trial.look()).contains("SELECT * FROM \"USERS\"");
    assertThat(trial.benignRows()).hasSize(2);
    assertThat(trial.rows()).isEmpty();
  }

  @Test
  void whatH2ReadsOtherwiseIsWrittenInTheStandardsWords() {
    String arrived = SELECT + "'\\'' OR 1=1 -- '";
    DatabaseTrial trial = trial(SqlDialect.MYSQL, SELECT + "'a'", arrived);

    assertThat(trial.exploit()).isNotEqualTo(arrived).contains("OR 1=1");
    assertThat(trial.rows()).hasSize(2);
  }

  @Test
  void statementsThatDoTheSameAreNoTrial() {
    Optional<DatabaseTrial> trial =
        new SqlTrials(SqlDialect.ANSI, List.of()).of(SELECT + "'a'", SELECT + "'b'");

    assertThat(trial).isEmpty();
  }
}
