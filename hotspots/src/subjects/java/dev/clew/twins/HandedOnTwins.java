package dev.clew.twins;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What callers hand over as a whole is theirs; what the program adds to or checks is its own. */
final class HandedOnTwins {

  private final String query;

  HandedOnTwins(String query) {
    this.query = query;
  }

  static void statement(Statement statement, String sql) throws SQLException {
    statement.execute(sql); // handed-on
  }

  static void clause(Statement statement, String table) throws SQLException {
    statement.execute("SELECT * FROM " + table); // exploit
  }

  static void trimmed(Statement statement, String sql) throws SQLException {
    if (sql == null || sql.isEmpty()) {
      throw new SQLException("no statement");
    }
    statement.execute(sql.trim()); // handed-on
  }

  void held(Statement statement) throws SQLException {
    statement.execute(query); // handed-on
  }

  static void element(Statement statement, List<String> all) throws SQLException {
    statement.execute(all.get(0)); // handed-on
  }

  static Process shell(String script) throws IOException {
    return Runtime.getRuntime().exec(new String[] {"sh", "-c", script}); // handed-on
  }

  static Process script(String step) throws IOException {
    return Runtime.getRuntime().exec(new String[] {"sh", "-c", "cd /tmp && " + step}); // exploit
  }

  static Process tool(String tool, String file) throws IOException {
    return new ProcessBuilder(tool, file).start(); // handed-on
  }

  static Process listedTool(String tool, String file) throws IOException {
    if (!Set.of("cp", "ls").contains(tool)) {
      throw new IOException("no tool");
    }
    return new ProcessBuilder(tool, file).start(); // exploit
  }

  static InputStream file(String name) throws IOException {
    return new FileInputStream(name); // handed-on
  }

  static Path inFolder(Path folder, String name) {
    return folder.resolve(name); // exploit
  }

  static Path checkedInFolder(Path folder, String name) throws IOException {
    Path file = folder.resolve(name).normalize(); // open
    if (!file.startsWith(folder)) {
      throw new IOException(name);
    }
    return file;
  }

  static Pattern pattern(String regex) {
    return Pattern.compile(regex); // handed-on
  }

  static Pattern checkedPattern(String regex) {
    if (regex.contains("*")) {
      throw new IllegalArgumentException(regex);
    }
    return Pattern.compile(regex); // exploit
  }

  /** Called by people. */
  public static void main(String[] arguments) throws IOException {
    Runtime.getRuntime().exec(arguments[0]); // exploit
  }
}
