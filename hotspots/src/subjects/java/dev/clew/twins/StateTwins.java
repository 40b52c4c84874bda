package dev.clew.twins;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** What earlier calls leave behind, and what is different on another machine. */
final class StateTwins {
  private static final Map<String, String> COLUMNS = new HashMap<>();
  private static final Map<String, String> CACHE = new ConcurrentHashMap<>();
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static String table = "users";
  private static boolean isRaw;
  private static String order = "name";

  static {
    COLUMNS.put("n", "name");
    COLUMNS.put("c", "city");
  }

  private StateTwins() {}

  static void setRaw(boolean raw) {
    isRaw = raw;
  }

  static void constantStaticSafe(Connection db) throws SQLException {
    db.createStatement().execute("SELECT id FROM " + table + " ORDER BY " + order); // proven
  }

  static void switchedUnsafe(Connection db, String name) throws SQLException {
    db.createStatement().execute("SELECT '" + (isRaw ? name : "") + "'"); // exploit
  }

  static void filledOnceSafe(Connection db, String key) throws SQLException {
    String column = COLUMNS.get(key);
    if (column != null) {
      db.createStatement().execute("SELECT id FROM users ORDER BY " + column); // proven
    }
  }

  static void cachedUnsafe(Connection db, String key) throws SQLException {
    String known = CACHE.get(key);
    db.createStatement().execute(known == null ? "SELECT 1" : "SELECT '" + known + "'"); // open
    CACHE.put(key, key);
  }

  static void countedUnsafe(Connection db, String name) throws SQLException {
    int calls = COUNT.incrementAndGet();
    db.createStatement().execute(calls == 1 ? "SELECT 1" : "SELECT '" + name + "'"); // open
  }

  static void assertedSafe(Connection db, String name) throws SQLException {
    String clean = name.replace("'", "''");
    assert !clean.isEmpty();
    db.createStatement().execute("SELECT '" + clean + "'"); // proven
  }

  /** Assertions are off where a program is in use. */
  static void assertedUnsafe(Connection db, String name) throws SQLException {
    assert name.indexOf('\'') < 0;
    db.createStatement().execute("SELECT '" + name + "'"); // exploit
  }

  static void propertySafe(Connection db, int id) throws SQLException {
    String where = System.getProperty("acme.all") != null ? "" : " WHERE id = " + id;
    db.createStatement().execute("SELECT name FROM users" + where); // proven
  }

  static void propertyUnsafe(Connection db, String name) throws SQLException {
    String clean = System.getProperty("acme.raw") != null ? name : name.replace("'", "''");
    db.createStatement().execute("SELECT '" + clean + "'"); // exploit
  }

  static void defaultSafe(Connection db, String key) throws SQLException {
    String known = Set.of("name", "city").contains(key) ? key : "id";
    String way = System.getProperty("acme.way", "up").equals("up") ? "ASC" : "DESC";
    db.createStatement().execute("SELECT id FROM users ORDER BY " + known + " " + way); // proven
  }

  static void defaultUnsafe(Connection db, String key) throws SQLException {
    String column = System.getProperty("acme.column", key);
    db.createStatement().execute("SELECT id FROM users ORDER BY " + column); // exploit
  }

  static void flagUnsafe(Connection db, String name) throws SQLException {
    db.createStatement().execute("SELECT '" + (Boolean.getBoolean("acme.raw") ? name : "") + "'"); // exploit
  }

  static void interruptedUnsafe(Connection db, String name) throws SQLException {
    db.createStatement().execute("SELECT '" + (Thread.interrupted() ? name : "") + "'"); // open
  }

  static void processorsUnsafe(Connection db, String name) throws SQLException {
    int processors = Runtime.getRuntime().availableProcessors();
    db.createStatement().execute("SELECT '" + (processors > 8 ? name : "") + "'"); // open
  }
}
