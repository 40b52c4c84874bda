package dev.clew.twins;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.naming.Context;
import javax.naming.NamingException;

/** What frameworks and stubs make of what they are given, throw and say. */
final class BoundaryTwins {
  private static final Logger LOG = Logger.getLogger("twins");

  interface Cache {
    String get(String key);

    String clean(String text);
  }

  static final class User {
    String name = "none";
    final String kind = "user";
  }

  private Cache cache;

  static void answerOfConstant(Connection c, Context names) throws Exception {
    c.createStatement().execute("SELECT '" + names.composeName("a", "b").length() + "'"); // proven
  }

  static void answerOfInput(Connection c, Cache cache, String name) throws SQLException {
    c.createStatement().execute("SELECT '" + cache.clean(name) + "'"); // open
  }

  void answerOfField(Connection c, String name) throws SQLException {
    c.createStatement().execute("SELECT '" + cache.clean(name) + "'"); // open
  }

  static void keptField(Connection c, Context names) throws Exception {
    User user = new User();
    names.bind("user", user);
    c.createStatement().execute("SELECT '" + user.kind + "'"); // proven
  }

  static void writtenField(Connection c, Context names) throws Exception {
    User user = new User();
    names.bind("user", user);
    c.createStatement().execute("SELECT '" + user.name + "'"); // open
  }

  static void writtenArray(Connection c, Context names) throws Exception {
    String[] words = {"a"};
    names.bind("words", words);
    c.createStatement().execute("SELECT '" + words[0] + "'"); // open
  }

  static void writtenList(Connection c, Context names) throws Exception {
    List<String> words = new ArrayList<>();
    words.add("a");
    names.bind("words", words);
    c.createStatement().execute("SELECT '" + words.get(0) + "'"); // open
  }

  static void writtenBehindAView(Connection c, Context names) throws Exception {
    List<String> words = new ArrayList<>();
    words.add("a");
    names.bind("words", Collections.synchronizedList(words));
    c.createStatement().execute("SELECT '" + words.get(0) + "'"); // open
  }

  static void readBehindAView(Connection c, Context names) throws Exception {
    List<String> words = new ArrayList<>();
    words.add("a");
    names.bind("words", Collections.unmodifiableList(words));
    c.createStatement().execute("SELECT '" + words.get(0) + "'"); // proven
  }

  static void writtenInAnOptional(Connection c, Context names) throws Exception {
    StringBuilder text = new StringBuilder("a");
    names.bind("text", Optional.of(text));
    c.createStatement().execute("SELECT '" + text + "'"); // open
  }

  static void writtenInAList(Connection c, Context names) throws Exception {
    String[] words = {"a"};
    names.bind("words", List.of("b", List.of(1, 2, words)));
    c.createStatement().execute("SELECT '" + words[0] + "'"); // open
  }

  static void calledBack(Connection c, Context names, String name) throws Exception {
    String[] found = {"a"};
    Supplier<String> callback = () -> found[0] = name;
    names.bind("callback", callback);
    c.createStatement().execute("SELECT '" + found[0] + "'"); // open
  }

  static void handled(Connection c, Cache cache, String name) throws SQLException {
    String query = "SELECT id FROM users";
    try {
      cache.get("x");
    } catch (RuntimeException e) {
      query = "SELECT id FROM users WHERE name='" + name + "'";
    }
    c.createStatement().execute(query); // open
  }

  static void told(Connection c, Context names, String name) throws SQLException {
    String query = "SELECT 1";
    try {
      c.commit();
    } catch (SQLException e) {
      query = e.getErrorCode() == 1062 ? "SELECT '" + name + "'" : "SELECT 1";
    }
    c.createStatement().execute(query); // open
  }

  static void narrower(Connection c, String name) throws SQLException {
    String query = "SELECT 1";
    try {
      c.commit();
    } catch (SQLException e) {
      query = e instanceof java.sql.SQLTimeoutException ? "SELECT '" + name + "'" : "SELECT 1";
    }
    c.createStatement().execute(query); // open
  }

  static void logged(Connection c, String name) throws SQLException {
    String query = LOG.isLoggable(Level.FINE) ? "SELECT '" + name + "'" : "SELECT 1";
    c.createStatement().execute(query); // open
  }

  static void loggedSafe(Connection c, int id) throws SQLException {
    String query = LOG.isLoggable(Level.FINE) ? "SELECT " + id : "SELECT 1";
    c.createStatement().execute(query); // proven
  }

  static void handledSafe(Connection c, Cache cache, int id) throws SQLException {
    String query = "SELECT id FROM users";
    try {
      cache.get("x");
    } catch (RuntimeException e) {
      query = "SELECT id FROM users WHERE id=" + id;
    }
    c.createStatement().execute(query); // proven
  }

  /** What is thrown is of a class below, which nobody has named. */
  static void abstractSafe(Connection c, Context names, int id) throws Exception {
    String query = "SELECT 1";
    try {
      names.lookup("x");
    } catch (javax.naming.NamingSecurityException e) {
      query = "SELECT " + id;
    }
    c.createStatement().execute(query); // proven
  }

  static void abstractUnsafe(Connection c, Context names, String id) throws Exception {
    String query = "SELECT 1";
    try {
      names.lookup("x");
    } catch (javax.naming.NamingSecurityException e) {
      query = "SELECT '" + id + "'";
    }
    c.createStatement().execute(query); // open
  }

  static void boundSafe(Connection c, Context names, String größe) throws NamingException, SQLException {
    names.bind("size", größe);
    c.createStatement().execute("SELECT '" + größe.length() + "'"); // proven
  }

  static void boundUnsafe(Connection c, Context names, String größe) throws NamingException, SQLException {
    names.bind("size", größe);
    c.createStatement().execute("SELECT '" + größe + "'"); // exploit
  }
}
