package dev.clew.twins;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Set;

/** Numbers, names and orders without quotes. */
final class BareTwins {
  private BareTwins() {}

  enum Sorting {
    NAME,
    CITY
  }

  static ResultSet parsedSafe(Connection db, String id) throws SQLException {
    int number = Integer.parseInt(id);
    return db.createStatement().executeQuery("SELECT name FROM users WHERE id = " + number); // proven
  }

  static ResultSet parsedUnsafe(Connection db, String id) throws SQLException {
    String number = id.trim();
    return db.createStatement().executeQuery("SELECT name FROM users WHERE id = " + number); // exploit
  }

  static ResultSet intSafe(Connection db, int id) throws SQLException {
    return db.createStatement().executeQuery("SELECT name FROM users WHERE id = " + id); // proven
  }

  static ResultSet intUnsafe(Connection db, String id) throws SQLException {
    return db.createStatement().executeQuery("SELECT name FROM users WHERE id = " + id); // exploit
  }

  static ResultSet digitsSafe(Connection db, String id) throws SQLException {
    if (!id.matches("[0-9]+")) {
      throw new IllegalArgumentException(id);
    }
    return db.createStatement().executeQuery("SELECT name FROM users WHERE id = " + id); // proven
  }

  static ResultSet digitsUnsafe(Connection db, String id) throws SQLException {
    if (!id.matches("[0-9].*")) {
      throw new IllegalArgumentException(id);
    }
    return db.createStatement().executeQuery("SELECT name FROM users WHERE id = " + id); // exploit
  }

  static ResultSet switchSafe(Connection db, String column) throws SQLException {
    String order =
        switch (column) {
          case "name" -> "name";
          case "city" -> "city";
          default -> "id";
        };
    return db.createStatement().executeQuery("SELECT name FROM users ORDER BY " + order); // proven
  }

  static ResultSet switchUnsafe(Connection db, String column) throws SQLException {
    String order =
        switch (column) {
          case "name" -> "name";
          case "city" -> "city";
          default -> column;
        };
    return db.createStatement().executeQuery("SELECT name FROM users ORDER BY " + order); // exploit
  }

  static ResultSet setSafe(Connection db, String column) throws SQLException {
    if (!Set.of("name", "city").contains(column)) {
      throw new IllegalArgumentException(column);
    }
    return db.createStatement().executeQuery("SELECT name FROM users ORDER BY " + column); // proven
  }

  static ResultSet setUnsafe(Connection db, String column) throws SQLException {
    if (Set.of("name", "city").contains(column.trim())) {
      throw new IllegalArgumentException(column);
    }
    return db.createStatement().executeQuery("SELECT name FROM users ORDER BY " + column); // exploit
  }

  static ResultSet matchedSafe(Connection db, String column) throws SQLException {
    if (!column.matches("c_[a-z]+")) {
      throw new IllegalArgumentException(column);
    }
    return db.createStatement().executeQuery("SELECT c_a FROM users ORDER BY " + column); // proven
  }

  static ResultSet matchedUnsafe(Connection db, String column) throws SQLException {
    if (!column.matches("c_[a-z, ()1-9;]+")) {
      throw new IllegalArgumentException(column);
    }
    return db.createStatement().executeQuery("SELECT c_a FROM users ORDER BY " + column); // exploit
  }

  static ResultSet enumSafe(Connection db, String column) throws SQLException {
    Sorting order = Sorting.valueOf(column);
    return db.createStatement().executeQuery("SELECT name FROM users ORDER BY " + order); // proven
  }

  static ResultSet enumUnsafe(Connection db, String column) throws SQLException {
    String order = column.isEmpty() ? Sorting.NAME.name() : column;
    return db.createStatement().executeQuery("SELECT name FROM users ORDER BY " + order); // exploit
  }

  static ResultSet directionSafe(Connection db, boolean up) throws SQLException {
    String order = up ? "ASC" : "DESC";
    return db.createStatement().executeQuery("SELECT name FROM users ORDER BY name " + order); // proven
  }

  static ResultSet directionUnsafe(Connection db, String up) throws SQLException {
    String order = up.isEmpty() ? "ASC" : up;
    return db.createStatement().executeQuery("SELECT name FROM users ORDER BY name " + order); // exploit
  }

  static ResultSet tableSafe(Connection db, boolean old, String name) throws SQLException {
    String table = old ? "users_old" : "users";
    PreparedStatement statement = db.prepareStatement("SELECT id FROM " + table + " WHERE name = ?"); // proven
    statement.setString(1, name);
    return statement.executeQuery();
  }

  static ResultSet tableUnsafe(Connection db, String old, String name) throws SQLException {
    String table = old.isEmpty() ? "users_old" : old;
    PreparedStatement statement = db.prepareStatement("SELECT id FROM " + table + " WHERE name = ?"); // exploit
    statement.setString(1, name);
    return statement.executeQuery();
  }

  static ResultSet preparedSafe(Connection db, String name) throws SQLException {
    PreparedStatement statement = db.prepareStatement("SELECT id FROM users WHERE name = ?"); // proven
    statement.setString(1, name);
    return statement.executeQuery();
  }

  static ResultSet preparedUnsafe(Connection db, String name) throws SQLException {
    PreparedStatement statement = db.prepareStatement("SELECT id FROM users WHERE name = '" + name + "'"); // exploit
    return statement.executeQuery();
  }

  static ResultSet limitSafe(Connection db, int count) throws SQLException {
    return db.createStatement().executeQuery("SELECT name FROM users LIMIT " + Math.abs(count % 100)); // proven
  }

  static ResultSet limitUnsafe(Connection db, String count) throws SQLException {
    return db.createStatement().executeQuery("SELECT name FROM users LIMIT " + count); // exploit
  }
}
