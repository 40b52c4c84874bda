package dev.clew.benchmarks.guest;

/** Code that works on strings; explored, never run. */
public final class Strings {

  private Strings() {}

  /** Six tests of the first units: 64 paths beside null and what is too short. */
  public static int sixUnits(String s) {
    if (s == null || s.length() < 6) {
      return -1;
    }
    int n = s.charAt(0) == 'a' ? 1 : 0;
    n += s.charAt(1) == 'b' ? 2 : 0;
    n += s.charAt(2) > 'm' ? 4 : 0;
    n += s.charAt(3) == s.charAt(0) ? 8 : 0;
    n += Character.isDigit(s.charAt(4)) ? 16 : 0;
    n += s.length() > 9 ? 32 : 0;
    return n;
  }

  /** Six searches in two strings: 64 paths beside those for null. */
  public static int sixSearches(String s, String t) {
    if (s == null || t == null) {
      return -1;
    }
    int n = s.startsWith("ab") ? 1 : 0;
    n += s.contains("cd") ? 2 : 0;
    n += s.endsWith("ef") ? 4 : 0;
    n += t.startsWith("gh") ? 8 : 0;
    n += t.indexOf('x') >= 0 ? 16 : 0;
    n += t.contains("yz") ? 32 : 0;
    return n;
  }

  /** A check of addresses: protocol, host, query. */
  public static boolean easyChair(String url) {
    if (!url.startsWith("http://")) {
      return false;
    }
    int slash = url.indexOf('/', 7);
    if (slash < 0) {
      return false;
    }
    String host = url.substring(7, slash);
    boolean known = host.endsWith("live.com") || host.endsWith("google.com");
    if (!known) {
      return false;
    }
    int query = url.indexOf("?q=", slash);
    return query >= 0 && url.substring(query + 3).contains("EasyChair");
  }

  /** A remote command of a file server. */
  public static String siteExec(String command) {
    String path = "/home/ftp/bin";
    int space = command.indexOf(' ');
    int slash = space == -1 ? command.lastIndexOf('/') : command.lastIndexOf('/', space);
    String result = command.substring(slash);
    if (result.length() + path.length() > 32) {
      return "";
    }
    String buffer = path + result;
    if (buffer.contains("%n")) {
      throw new IllegalStateException("threat");
    }
    return buffer;
  }
}
