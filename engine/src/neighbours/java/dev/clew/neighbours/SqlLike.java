package dev.clew.neighbours;

/** The LIKE of SQL. */
public class SqlLike {

  public static boolean like(String text, String pattern) {
    if (text == null || pattern == null) {
      return false;
    }
    if (pattern.isEmpty()) {
      return text.isEmpty();
    }
    char first = pattern.charAt(0);
    String rest = pattern.substring(1);
    if (first == '%') {
      return like(text, rest) || !text.isEmpty() && like(text.substring(1), pattern);
    }
    if (text.isEmpty()) {
      return false;
    }
    return (first == '_' || first == text.charAt(0)) && like(text.substring(1), rest);
  }

  public static String quote(String name) {
    if (name.indexOf('\0') >= 0) {
      throw new IllegalArgumentException("NUL in name");
    }
    return "'" + name.replace("'", "''") + "'";
  }
}
