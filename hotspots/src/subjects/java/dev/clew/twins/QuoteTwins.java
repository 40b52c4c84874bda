package dev.clew.twins;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;

/** Literals in quotes. Each pair differs by one expression; the comment says the verdict. */
final class QuoteTwins {
  private QuoteTwins() {}

  static ResultSet doubledSafe(Connection db, String name) throws SQLException {
    String quoted = name.replace("'", "''");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + quoted + "'"); // proven
  }

  static ResultSet doubledUnsafe(Connection db, String name) throws SQLException {
    String quoted = name.replace("\"", "\"\"");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + quoted + "'"); // exploit
  }

  static ResultSet removedSafe(Connection db, String name) throws SQLException {
    String clean = name.replace("'", "");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE (name = '" + clean + "')"); // proven
  }

  static ResultSet removedUnsafe(Connection db, String name) throws SQLException {
    String clean = name.replaceFirst("'", "");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE (name = '" + clean + "')"); // syntax (exploit)
  }

  static ResultSet likeSafe(Connection db, String part) throws SQLException {
    String text = part.replace("'", "''");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name LIKE '%" + text + "%'"); // proven
  }

  static ResultSet likeUnsafe(Connection db, String part) throws SQLException {
    String text = part.replace("%", "\\%");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name LIKE '%" + text + "%'"); // exploit
  }

  static ResultSet refusedSafe(Connection db, String name) throws SQLException {
    if (name.indexOf('\'') >= 0) {
      throw new IllegalArgumentException(name);
    }
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + name + "'"); // proven
  }

  static ResultSet refusedUnsafe(Connection db, String name) throws SQLException {
    if (name.indexOf('\'') == 0) {
      throw new IllegalArgumentException(name);
    }
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + name + "'"); // exploit
  }

  static ResultSet trimmedSafe(Connection db, String name) throws SQLException {
    String text = name.trim().replace("'", "''");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + text + "'"); // proven
  }

  static ResultSet trimmedUnsafe(Connection db, String name) throws SQLException {
    if (name.startsWith("'")) {
      throw new IllegalArgumentException(name);
    }
    String text = name.trim();
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + text + "'"); // exploit
  }

  static ResultSet foldedSafe(Connection db, String name) throws SQLException {
    String text = name.toLowerCase(Locale.ROOT).replace("'", "''");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + text + "'"); // proven
  }

  static ResultSet foldedUnsafe(Connection db, String name) throws SQLException {
    String text = name.toLowerCase(Locale.ROOT).replace("OR", "");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + text + "'"); // exploit
  }

  static ResultSet formattedSafe(Connection db, String name) throws SQLException {
    String query = String.format("SELECT id FROM users WHERE name = '%s'", name.replace("'", "''"));
    return db.createStatement().executeQuery(query); // proven
  }

  static ResultSet formattedUnsafe(Connection db, String name) throws SQLException {
    String query = String.format("SELECT id FROM users WHERE name = '%s'", name.replace("%", "%%"));
    return db.createStatement().executeQuery(query); // exploit
  }

  static ResultSet blockSafe(Connection db, String name) throws SQLException {
    String query =
        """
        SELECT id
        FROM users
        WHERE name = '$'
        """
            .replace("$", name.replace("'", "''"));
    return db.createStatement().executeQuery(query); // proven
  }

  static ResultSet blockUnsafe(Connection db, String name) throws SQLException {
    String query =
        """
        SELECT id
        FROM users
        WHERE name = '$'
        """
            .replace("$", name.replace("''", "'"));
    return db.createStatement().executeQuery(query); // exploit
  }

  static ResultSet builderSafe(Connection db, String name, String city) throws SQLException {
    StringBuilder query = new StringBuilder("SELECT id FROM users WHERE name = '");
    query.append(name.replace("'", "''")).append("' AND city = '").append(city.replace("'", "''")).append('\'');
    return db.createStatement().executeQuery(query.toString()); // proven
  }

  static ResultSet builderUnsafe(Connection db, String name, String city) throws SQLException {
    StringBuilder query = new StringBuilder("SELECT id FROM users WHERE name = '");
    query.append(name.replace("'", "''")).append("' AND city = '").append(city).append('\'');
    return db.createStatement().executeQuery(query.toString()); // exploit
  }

  static ResultSet loopSafe(Connection db, String first, String second) throws SQLException {
    String list = "";
    for (String name : List.of(first, second)) {
      list += (list.isEmpty() ? "'" : ", '") + name.replace("'", "''") + "'";
    }
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name IN (" + list + ")"); // proven
  }

  static ResultSet loopUnsafe(Connection db, String first, String second) throws SQLException {
    String list = "";
    for (String name : List.of(first, second)) {
      list += (list.isEmpty() ? "'" : ", '") + name.replace("''", "'") + "'";
    }
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name IN (" + list + ")"); // exploit
  }

  static ResultSet decodedSafe(Connection db, String name) throws SQLException {
    String text = name.replace("%27", "'").replace("'", "''");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + text + "'"); // proven
  }

  static ResultSet decodedUnsafe(Connection db, String name) throws SQLException {
    String text = name.replace("'", "''").replace("%27", "'");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + text + "'"); // exploit
  }

  static ResultSet unicodeSafe(Connection db, String name) throws SQLException {
    String text = name.replace('\u2019', '\'').replace("'", "''");
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + text + "'"); // proven
  }

  static ResultSet unicodeUnsafe(Connection db, String name) throws SQLException {
    String text = name.replace("'", "''").replace('\u2019', '\'');
    return db.createStatement().executeQuery("SELECT id FROM users WHERE name = '" + text + "'"); // exploit
  }

  static int updateSafe(Connection db, String mail) throws SQLException {
    try (Statement statement = db.createStatement()) {
      String text = mail.replace("'", "''");
      return statement.executeUpdate("UPDATE users SET mail = '" + text + "' WHERE id = 5"); // proven
    }
  }

  static int updateUnsafe(Connection db, String mail) throws SQLException {
    try (Statement statement = db.createStatement()) {
      String text = mail.strip();
      return statement.executeUpdate("UPDATE users SET mail = '" + text + "' WHERE id = 5"); // exploit
    }
  }
}
