package dev.clew.twins;

import java.io.File;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** What is put together elsewhere, later, or by other means than concatenation. */
final class MoreTwins {
  private MoreTwins() {}

  interface Escaping {
    default String text(String raw) {
      return raw.replace("'", "''");
    }
  }

  record Named(String name) {}

  static void joinedSafe(Connection db, String a, String b) throws SQLException {
    String list = new StringJoiner("', '", "('", "')").add(a.replace("'", "''")).add(b.replace("'", "")).toString();
    db.createStatement().execute("SELECT id FROM users WHERE name IN " + list); // proven
  }

  static void joinedUnsafe(Connection db, String a, String b) throws SQLException {
    String list = new StringJoiner("', '", "('", "')").add(a.replace("'", "''")).add(b.replace("\"", "")).toString();
    db.createStatement().execute("SELECT id FROM users WHERE name IN " + list); // exploit
  }

  static void orderSafe(Connection db, String order) throws SQLException {
    String way = "desc".equalsIgnoreCase(order) ? "DESC" : "ASC";
    db.createStatement().execute("SELECT id FROM users ORDER BY name " + way); // proven
  }

  static void orderUnsafe(Connection db, String order) throws SQLException {
    String way = "desc".equalsIgnoreCase(order) ? "DESC" : order;
    db.createStatement().execute("SELECT id FROM users ORDER BY name " + way); // syntax (exploit)
  }

  static void cutSafe(Connection db, String name) throws SQLException {
    String cut = name.length() > 8 ? name.substring(0, 8) : name;
    String text = cut.replace("'", "''");
    db.createStatement().execute("SELECT id FROM users WHERE name = '" + text + "'"); // proven
  }

  static void cutUnsafe(Connection db, String name) throws SQLException {
    String text = name.replace("'", "''");
    String cut = text.length() > 8 ? text.substring(0, 8) : text;
    db.createStatement().execute("SELECT id FROM users WHERE name = '" + cut + "'"); // syntax
  }

  static void uuidSafe(Connection db, UUID id) throws SQLException {
    db.createStatement().execute("SELECT name FROM users WHERE id = '" + id + "'"); // proven
  }

  static void uuidUnsafe(Connection db, String id) throws SQLException {
    db.createStatement().execute("SELECT name FROM users WHERE id = '" + id + "'"); // exploit
  }

  static void flagSafe(Connection db, String flag) throws SQLException {
    db.createStatement().execute("UPDATE users SET active = " + Boolean.parseBoolean(flag)); // proven
  }

  static void flagUnsafe(Connection db, String flag) throws SQLException {
    db.createStatement().execute("UPDATE users SET active = " + flag.trim()); // exploit
  }

  static void defaultSafe(Connection db, String name) throws SQLException {
    Escaping escaping = new Escaping() {};
    db.createStatement().execute("SELECT id FROM users WHERE name = '" + escaping.text(name) + "'"); // proven
  }

  static void defaultUnsafe(Connection db, String name) throws SQLException {
    Escaping escaping =
        new Escaping() {
          @Override
          public String text(String raw) {
            return raw.replace("'", "' '");
          }
        };
    db.createStatement().execute("SELECT id FROM users WHERE name = '" + escaping.text(name) + "'"); // syntax
  }

  static void recordSafe(Connection db, String name) throws SQLException {
    Named named = new Named(name.replace("'", "''"));
    db.createStatement().execute("SELECT id FROM users WHERE name = '" + named.name() + "'"); // proven
  }

  static void recordUnsafe(Connection db, String name) throws SQLException {
    Named named = new Named(name.replace("''", "'"));
    db.createStatement().execute("SELECT id FROM users WHERE name = '" + named.name() + "'"); // exploit
  }

  static void mappedSafe(Connection db, String name) throws SQLException {
    UnaryOperator<String> escape = raw -> raw.replace("'", "''");
    String text = Optional.of(name).map(escape).orElse("");
    db.createStatement().execute("SELECT id FROM users WHERE name = '" + text + "'"); // proven
  }

  static void mappedUnsafe(Connection db, String name) throws SQLException {
    UnaryOperator<String> escape = raw -> raw.replace("a", "aa");
    String text = Optional.of(name).map(escape).orElse("");
    db.createStatement().execute("SELECT id FROM users WHERE name = '" + text + "'"); // exploit
  }

  static void caughtSafe(Connection db, String id) throws SQLException {
    String number;
    try {
      number = String.valueOf(Long.parseLong(id));
    } catch (NumberFormatException e) {
      number = "0";
    }
    db.createStatement().execute("SELECT name FROM users WHERE id = " + number); // proven
  }

  static void caughtUnsafe(Connection db, String id) throws SQLException {
    String number;
    try {
      number = String.valueOf(Long.parseLong(id));
    } catch (NumberFormatException e) {
      number = id;
    }
    db.createStatement().execute("SELECT name FROM users WHERE id = " + number); // exploit
  }

  static void batchSafe(Connection db, String name) throws SQLException {
    Statement batch = db.createStatement();
    batch.addBatch("DELETE FROM users");
    batch.addBatch("INSERT INTO users (name) VALUES ('" + name.replace("'", "") + "')"); // proven
    batch.executeBatch();
  }

  static void batchUnsafe(Connection db, String name) throws SQLException {
    Statement batch = db.createStatement();
    batch.addBatch("DELETE FROM users");
    batch.addBatch("INSERT INTO users (name) VALUES ('" + name.replace("\"", "") + "')"); // exploit
    batch.executeBatch();
  }

  static void startedSafe(String file) throws IOException {
    ProcessBuilder builder = new ProcessBuilder("ls", "--");
    builder.command().add("a" + file.replace("\0", ""));
    builder.start(); // proven
  }

  static void startedUnsafe(String file) throws IOException {
    ProcessBuilder builder = new ProcessBuilder("sh", "-c");
    builder.command().add("ls a" + file.replace("\0", ""));
    builder.start(); // exploit
  }

  static void listedSafe(String file) throws IOException {
    List<String> words = new ArrayList<>(List.of("ls"));
    ProcessBuilder builder = new ProcessBuilder(words);
    words.add("a" + file.length());
    builder.start(); // proven
  }

  static void listedUnsafe(String file) throws IOException {
    List<String> words = new ArrayList<>(List.of("ls"));
    ProcessBuilder builder = new ProcessBuilder(words);
    words.add(file);
    builder.start(); // exploit
  }

  static void shellSafe(String file) throws IOException {
    String quoted = "'a" + file.replace("'", "") + "'";
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + quoted}); // proven
  }

  static void shellUnsafe(String file) throws IOException {
    String quoted = "'a" + file.replace("'", "\\'") + "'";
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + quoted}); // syntax (exploit)
  }

  static boolean patternSafe(String part, String text) {
    String plain = part.replace("\\", "");
    return Pattern.compile("a\\Q" + plain + "\\E").matcher(text).find(); // proven
  }

  static boolean patternUnsafe(String part, String text) {
    String plain = part.replace("*", "");
    return Pattern.compile("a\\Q" + plain + "\\E").matcher(text).find(); // exploit
  }

  static String formatSafe(String title, String value) {
    return String.format(title.replace("%", "%%") + ": %s", value); // proven
  }

  static String formatUnsafe(String title, String value) {
    return String.format(title.replace("$", "$$") + ": %s", value); // exploit
  }

  static boolean fileSafe(String name) {
    return name.matches("[a-z]+") && new File("/srv/data", name + ".txt").exists(); // proven
  }

  static boolean fileUnsafe(String name) {
    return name.matches("[a-z./]+") && new File("/srv/data", name + ".txt").exists(); // exploit
  }

  static boolean checkedLater(String name) throws IOException {
    File file = new File("/srv/data/" + name); // open
    if (!file.getCanonicalPath().startsWith("/srv/data/")) {
      throw new IOException(name);
    }
    return file.exists();
  }

  static boolean uncheckedLater(String name) throws IOException {
    File file = new File("/srv/data/" + name); // exploit
    if (!file.getCanonicalPath().startsWith("/")) {
      throw new IOException(name);
    }
    return file.exists();
  }
}
