package dev.clew.twins;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;

/** For {@code --dialect mysql}, where a backslash takes the meaning from a quote. */
final class MySqlTwins {
  private MySqlTwins() {}

  static ResultSet backslashSafe(Connection db, String name) throws SQLException {
    String text = name.replace("\\", "\\\\").replace("'", "''");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + text + "'"); // proven
  }

  static ResultSet backslashUnsafe(Connection db, String name) throws SQLException {
    String text = name.replace("\"", "\\\"").replace("'", "''");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + text + "'"); // exploit
  }

  static ResultSet escapedSafe(Connection db, String name) throws SQLException {
    String text = name.replace("\\", "\\\\").replace("'", "\\'");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + text + "'"); // proven
  }

  static ResultSet escapedUnsafe(Connection db, String name) throws SQLException {
    String text = name.replace("'", "\\'").replace("x", "xx");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + text + "'"); // exploit
  }
}
