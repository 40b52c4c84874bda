package dev.clew.hotspots.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.UUID;
import org.h2.Driver;

/**
 * A database in memory, for one statement. Statements run as a user that may change tables, but has
 * no way out of the database: no files, no classes, no links.
 */
final class SqlDatabase implements AutoCloseable {
  private static final String WORDS = "USER,VALUE,VALUES,KEY,YEAR,MONTH,DAY,HOUR,MINUTE,SECOND,ROW";

  /** Of a database in memory; without a name behind it, each connection has its own. */
  static final String URL = "jdbc:h2:mem:";

  /** A query for the tables that there are. */
  static final String NAMES =
      "SELECT TABLE_NAME FROM INFORMATION_SCHEMA.TABLES WHERE TABLE_SCHEMA = 'PUBLIC'";

  private static final int SECONDS = 2;
  private static final int ROWS = 1000;

  private final Connection owner;
  private final Connection guest;

  private SqlDatabase(Connection owner, Connection guest) {
    this.owner = owner;
    this.guest = guest;
  }

  /** A database with tables. */
  static SqlDatabase with(SqlDialect dialect, List<String> setup) throws SQLException {
    return with(settings(dialect), setup);
  }

  /**
   * The same.
   *
   * @param settings as a URL has them
   */
  static SqlDatabase with(String settings, List<String> setup) throws SQLException {
    String url = URL + UUID.randomUUID() + settings;
    Connection owner = connect(url, "OWNER");
    try (Statement statement = owner.createStatement()) {
      for (String text : setup) {
        statement.execute(text);
      }
      statement.execute("CREATE USER GUEST PASSWORD ''");
      statement.execute("GRANT ALTER ANY SCHEMA TO GUEST");
    }
    return new SqlDatabase(owner, connect(url, "GUEST"));
  }

  /** With which it reads as much of a dialect as it can. */
  static String settings(SqlDialect dialect) {
    return ";MODE=" + dialect.mode() + ";CASE_INSENSITIVE_IDENTIFIERS=TRUE;NON_KEYWORDS=" + WORDS;
  }

  private static Connection connect(String url, String user) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("user", user);
    properties.setProperty("password", "");
    return new Driver().connect(url, properties);
  }

  /** Runs a statement; answers what it gave and what the tables are afterwards. */
  SqlOutcome run(String text) throws SQLException {
    try (PreparedStatement statement = guest.prepareStatement(text)) {
      statement.setQueryTimeout(SECONDS);
      int parameters = statement.getParameterMetaData().getParameterCount();
      for (int i = 1; i <= parameters; i++) {
        statement.setString(i, "101");
      }
      boolean rows = statement.execute();
      List<String> answer =
          rows
              ? rowsOf(statement.getResultSet())
              : List.of("changed " + statement.getUpdateCount());
      return new SqlOutcome(rows, answer, tables());
    }
  }

  /** What a query gives to the owner of all tables. */
  List<String> look(String query) throws SQLException {
    try (Statement statement = owner.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      return rowsOf(rows);
    }
  }

  /** Prepares a statement without running it. */
  void prepare(String text) throws SQLException {
    guest.prepareStatement(text).close();
  }

  private static List<String> rowsOf(ResultSet result) throws SQLException {
    List<String> rows = new ArrayList<>();
    int width = result.getMetaData().getColumnCount();
    while (result.next() && rows.size() < ROWS) {
      List<String> row = new ArrayList<>();
      for (int i = 1; i <= width; i++) {
        row.add(String.valueOf(result.getString(i)));
      }
      rows.add(row.toString());
    }
    rows.sort(null);
    return rows;
  }

  /** Every table with its rows. */
  private List<String> tables() throws SQLException {
    List<String> tables = new ArrayList<>();
    try (Statement statement = owner.createStatement();
        ResultSet names = statement.executeQuery(NAMES + " ORDER BY 1")) {
      while (names.next()) {
        String name = names.getString(1);
        try (Statement query = owner.createStatement();
            ResultSet rows = query.executeQuery(content(name))) {
          tables.add(name + rowsOf(rows));
        }
      }
    }
    return tables;
  }

  /** A query for all rows of a table. */
  static String content(String table) {
    return "SELECT * FROM \"" + table.replace("\"", "\"\"") + '"';
  }

  @Override
  public void close() throws SQLException {
    guest.close();
    owner.close();
  }
}
