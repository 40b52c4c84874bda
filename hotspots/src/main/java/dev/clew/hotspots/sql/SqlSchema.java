package dev.clew.hotspots.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import net.sf.jsqlparser.expression.Alias;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.schema.Table;
import net.sf.jsqlparser.statement.insert.Insert;

/**
 * Tables that a statement could run on: every column it names, as text, and two rows. Which table a
 * bare column belongs to is not known; all have it.
 */
final class SqlSchema {
  /** What stands in the first and in the second row. Numbers, so that they compare with numbers. */
  private static final List<String> MARKS = List.of("101", "202");

  private final Map<String, Set<String>> columns = new TreeMap<>();

  private SqlSchema() {}

  /** Statements that make the tables of some statements, and put two rows into each. */
  static List<String> statementsFor(SqlTree... trees) {
    SqlSchema schema = new SqlSchema();
    Set<String> bare = new TreeSet<>();
    int width = 1;
    for (SqlTree tree : trees) {
      schema.addTables(tree);
      width = Math.max(width, schema.addColumns(tree, bare));
    }
    return schema.statements(bare, width);
  }

  /** The first table of a statement. */
  static String firstTable(SqlTree tree) {
    SqlSchema schema = new SqlSchema();
    schema.addTables(tree);
    return schema.columns.isEmpty() ? "t" : schema.columns.keySet().iterator().next();
  }

  private void addTables(SqlTree tree) {
    Set<String> aliases = new TreeSet<>();
    for (Object node : tree.nodes()) {
      if (node instanceof Alias alias && alias.getName() != null) {
        aliases.add(folded(alias.getName()));
      }
    }
    for (Object node : tree.nodes()) {
      if (node instanceof Table table && table.getName() != null && !isQualifier(table, tree)) {
        columns.computeIfAbsent(folded(table.getName()), name -> new TreeSet<>());
      }
    }
    columns.keySet().removeIf(name -> aliases.contains(name) && columns.size() > 1);
  }

  /** Whether a table is only the qualifier of a column. */
  private static boolean isQualifier(Table table, SqlTree tree) {
    return tree.nodes().stream()
        .anyMatch(node -> node instanceof Column column && column.getTable() == table);
  }

  /** Adds what a statement names; answers how many values its widest row has. */
  private int addColumns(SqlTree tree, Set<String> bare) {
    int width = 1;
    for (Object node : tree.nodes()) {
      if (node instanceof Column column) {
        bare.add(folded(column.getColumnName()));
      } else if (node instanceof Insert insert
          && insert.getValues() != null
          && insert.getColumns() == null) {
        width = Math.max(width, insert.getValues().getExpressions().size());
      }
    }
    return width;
  }

  private List<String> statements(Set<String> bare, int width) {
    List<String> statements = new ArrayList<>();
    columns.forEach(
        (table, own) -> {
          List<String> names = new ArrayList<>(own);
          names.addAll(bare);
          while (names.size() < width) {
            names.add("\"C" + (names.size() + 1) + "\"");
          }
          statements.add(
              "CREATE TABLE " + table + " (" + String.join(" VARCHAR, ", names) + " VARCHAR)");
          for (String mark : MARKS) {
            String row = ("'" + mark + "', ").repeat(names.size());
            statements.add(
                "INSERT INTO " + table + " VALUES (" + row.substring(0, row.length() - 2) + ")");
          }
        });
    return statements;
  }

  /** A name as H2 stores it, quoted. */
  private static String folded(String name) {
    boolean quoted = name.startsWith("\"") && name.endsWith("\"") && name.length() > 1;
    return quoted ? name : '"' + name.toUpperCase(Locale.ROOT) + '"';
  }
}
