package dev.clew.neighbours;

/** Lines such as 12:30:01 [main] WARN  app - too slow. */
public class LogLine {

  public enum Severity {
    DEBUG,
    INFO,
    WARN,
    ERROR
  }

  public static int severity(String line) {
    int close = line.indexOf("] ");
    if (close < 0) {
      return -1;
    }
    String rest = line.substring(close + 2);
    int blank = rest.indexOf(' ');
    String level = blank < 0 ? rest : rest.substring(0, blank);
    try {
      return Severity.valueOf(level).ordinal();
    } catch (IllegalArgumentException e) {
      return -1;
    }
  }

  public static String thread(String line) {
    int open = line.indexOf('[');
    int close = line.indexOf(']');
    if (open < 0 || close < open) {
      return "?";
    }
    String name = line.substring(open + 1, close);
    return name.startsWith("pool-") ? "pool" : name;
  }

  public static boolean isSlow(String line) {
    int at = line.lastIndexOf("took ");
    if (at < 0 || !line.endsWith("ms")) {
      return false;
    }
    return Long.parseLong(line.substring(at + 5, line.length() - 2).trim()) > 1000;
  }
}
