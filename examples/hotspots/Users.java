import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Set;

/** Queries about users, put together in ways that are safe and in ways that are not. */
public final class Users {

  private Users() {}

  public static ResultSet find(Connection database, String name) throws SQLException {
    return database
        .createStatement()
        .executeQuery("SELECT id FROM users WHERE name = '" + name + "'");
  }

  public static ResultSet findEscaped(Connection database, String name) throws SQLException {
    return database
        .createStatement()
        .executeQuery("SELECT id FROM users WHERE name = '" + name.replace("'", "''") + "'");
  }

  public static ResultSet sorted(Connection database, String column) throws SQLException {
    if (!Set.of("id", "name").contains(column)) {
      throw new IllegalArgumentException("no such column: " + column);
    }
    return database
        .createStatement()
        .executeQuery("SELECT id, name FROM users ORDER BY " + column);
  }

  public static ResultSet page(Connection database, int first, String size) throws SQLException {
    return database
        .createStatement()
        .executeQuery("SELECT id FROM users LIMIT " + size + " OFFSET " + first);
  }
}
