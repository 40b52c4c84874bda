package dev.clew.hotspots.interpreter;

import java.util.List;
import java.util.Optional;

/**
 * Two statements that do different things on H2, each on a database of its own.
 *
 * @param url of a database in memory
 * @param setup statements that make the tables
 * @param benign the harmless statement
 * @param exploit the one that broke out
 * @param look a query that shows the difference afterwards; empty where their own answers do
 * @param benignRows what is seen of the harmless one, in a fixed order
 * @param rows what is seen of the other one
 */
public record DatabaseTrial(
    String url,
    List<String> setup,
    String benign,
    String exploit,
    Optional<String> look,
    List<String> benignRows,
    List<String> rows) {
  public DatabaseTrial {
    setup = List.copyOf(setup);
    benignRows = List.copyOf(benignRows);
    rows = List.copyOf(rows);
  }
}
