package dev.clew.neighbours;

/** File patterns with * and ?. */
public class Glob {

  public static boolean matches(String pattern, String name) {
    return matches(pattern, 0, name, 0);
  }

  private static boolean matches(String pattern, int p, String name, int n) {
    while (p < pattern.length()) {
      char c = pattern.charAt(p++);
      if (c == '*') {
        for (int i = n; i <= name.length(); i++) {
          if (matches(pattern, p, name, i)) {
            return true;
          }
        }
        return false;
      }
      if (n == name.length() || c != '?' && c != name.charAt(n)) {
        return false;
      }
      n++;
    }
    return n == name.length();
  }

  public static boolean isSource(String name) {
    return matches("*.java", name) || matches("*.k?", name);
  }
}
