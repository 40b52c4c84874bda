package dev.clew.hotspots.sql;

import dev.clew.hotspots.interpreter.DatabaseTrial;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Two statements as something that can be done again, with H2 alone. */
final class SqlTrials {
  private final SqlDialect dialect;
  private final List<String> schema;

  /** How statements are run, and what is asked afterwards. */
  private record Stage(String settings, List<String> setup, Optional<String> look) {
    List<String> seen(String statement) throws SQLException {
      try (SqlDatabase database = SqlDatabase.with(settings, setup)) {
        SqlOutcome outcome = database.run(statement);
        return look.isEmpty() ? outcome.answer() : database.look(look.get());
      }
    }

    DatabaseTrial trial(String benign, String exploit) throws SQLException {
      String url = SqlDatabase.URL + settings;
      return new DatabaseTrial(url, setup, benign, exploit, look, seen(benign), seen(exploit));
    }
  }

  /**
   * @param schema statements that make the tables; empty where they are to be inferred
   */
  SqlTrials(SqlDialect dialect, List<String> schema) {
    this.dialect = dialect;
    this.schema = schema;
  }

  /** As plainly as H2 does the same: with the statements as they are, and no settings. */
  Optional<DatabaseTrial> of(String benign, String exploit) {
    String plain = SqlText.standard(dialect, benign);
    String broken = SqlText.standard(dialect, exploit);
    try {
      List<String> setup =
          schema.isEmpty()
              ? SqlSchema.statementsFor(SqlTree.of(plain), SqlTree.of(broken))
              : schema;
      Optional<DatabaseTrial> found = difference(setup, plain, broken);
      if (found.isEmpty()) {
        return found;
      }
      for (String settings : List.of("", SqlDatabase.settings(dialect))) {
        Stage stage = new Stage(settings, setup, found.get().look());
        Optional<DatabaseTrial> simpler = same(stage, benign, exploit, found.get());
        if (simpler.isPresent()) {
          return simpler;
        }
      }
      return found;
    } catch (SqlTree.Refusal | SQLException nothingToShow) {
      return Optional.empty();
    }
  }

  /** Their answers, the tables, or the rows of one of these: the first that is not the same. */
  private Optional<DatabaseTrial> difference(List<String> setup, String benign, String exploit)
      throws SQLException {
    String settings = SqlDatabase.settings(dialect);
    List<Optional<String>> looks = new ArrayList<>();
    looks.add(Optional.empty());
    looks.add(Optional.of(SqlDatabase.NAMES));
    try (SqlDatabase database = SqlDatabase.with(settings, setup)) {
      for (String row : database.look(SqlDatabase.NAMES)) {
        looks.add(Optional.of(SqlDatabase.content(row.substring(1, row.length() - 1))));
      }
    }
    for (Optional<String> look : looks) {
      DatabaseTrial trial = new Stage(settings, setup, look).trial(benign, exploit);
      if (!trial.benignRows().equals(trial.rows())) {
        return Optional.of(trial);
      }
    }
    return Optional.empty();
  }

  private static Optional<DatabaseTrial> same(
      Stage stage, String benign, String exploit, DatabaseTrial expected) {
    try {
      DatabaseTrial trial = stage.trial(benign, exploit);
      return trial.benignRows().equals(expected.benignRows())
              && trial.rows().equals(expected.rows())
          ? Optional.of(trial)
          : Optional.empty();
    } catch (SQLException refused) {
      return Optional.empty();
    }
  }
}
