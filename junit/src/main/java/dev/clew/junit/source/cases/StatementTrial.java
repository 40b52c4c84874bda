package dev.clew.junit.source.cases;

import java.util.List;
import java.util.Optional;

/**
 * A harmless statement and one that broke out, each run on an H2 of its own.
 *
 * @param url of a database in memory
 * @param setup statements that make the tables
 * @param benign the harmless one
 * @param exploit the other one; empty where it is what has arrived, word by word
 * @param look a query that shows the difference afterwards; empty where their own answers do
 * @param benignRows what is seen of the harmless one
 * @param rows what is seen of the other one
 */
public record StatementTrial(
    String url,
    List<String> setup,
    String benign,
    Optional<String> exploit,
    Optional<String> look,
    List<String> benignRows,
    List<String> rows) {
  public StatementTrial {
    setup = List.copyOf(setup);
    benignRows = List.copyOf(benignRows);
    rows = List.copyOf(rows);
  }
}
