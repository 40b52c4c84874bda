package dev.clew.hotspots.sql;

import dev.clew.hotspots.interpreter.SinkEffect;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs a benign statement and an exploit, each on tables of its own, and compares. */
final class SqlEffects {
  private final SqlDialect dialect;
  private final List<String> schema;

  /**
   * @param schema statements that make the tables; empty where they are to be inferred
   */
  SqlEffects(SqlDialect dialect, List<String> schema) {
    this.dialect = dialect;
    this.schema = schema;
  }

  Optional<SinkEffect> of(String benign, String exploit) {
    String plain = SqlText.standard(dialect, benign);
    String broken = SqlText.standard(dialect, exploit);
    try {
      SqlTree plainTree = SqlTree.of(plain);
      SqlTree brokenTree = SqlTree.of(broken);
      List<String> setup =
          schema.isEmpty() ? SqlSchema.statementsFor(plainTree, brokenTree) : schema;
      SqlOutcome before = outcome(setup, plain);
      SqlOutcome after = outcome(setup, broken);
      int statements = brokenTree.statementCount();
      String summary = difference(before, after, statements - plainTree.statementCount());
      return summary.isEmpty()
          ? Optional.empty()
          : Optional.of(
              new SinkEffect(
                  summary, setup, before.text(plainTree.statementCount()), after.text(statements)));
    } catch (SqlTree.Refusal | SQLException nothingToShow) {
      return Optional.empty();
    }
  }

  private SqlOutcome outcome(List<String> setup, String text) throws SQLException {
    try (SqlDatabase database = SqlDatabase.with(dialect, setup)) {
      return database.run(text);
    }
  }

  private static String difference(SqlOutcome before, SqlOutcome after, int moreStatements) {
    List<String> differences = new ArrayList<>();
    if (!before.answer().equals(after.answer())) {
      differences.add(answers(before, after));
    }
    if (!before.tables().equals(after.tables())) {
      differences.add(
          before.tables().size() == after.tables().size()
              ? "other rows in the tables afterwards"
              : SqlOutcome.count(after.tables().size(), "table")
                  + " afterwards instead of "
                  + before.tables().size());
    }
    if (moreStatements > 0) {
      differences.add(SqlOutcome.count(moreStatements, "more statement"));
    }
    return String.join(", ", differences);
  }

  private static String answers(SqlOutcome before, SqlOutcome after) {
    if (!before.rows() || !after.rows()) {
      return after.answer().size() == 1
          ? after.answer().get(0) + " instead of " + String.join(", ", before.answer())
          : "another answer";
    }
    int now = after.answer().size();
    int then = before.answer().size();
    return now == then ? "other rows" : SqlOutcome.count(now, "row") + " instead of " + then;
  }
}
