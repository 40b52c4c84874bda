package dev.clew.neighbours;

import java.util.List;

/** How good a password is. */
public class PasswordStrength {

  private static final List<String> COMMON = List.of("password", "12345678", "qwertyui");

  public enum Level {
    REFUSED,
    WEAK,
    FAIR,
    STRONG
  }

  public static Level rate(String password) {
    if (password == null || password.length() < 8) {
      return Level.REFUSED;
    }
    if (COMMON.contains(password.toLowerCase())) {
      return Level.REFUSED;
    }
    boolean lower = false;
    boolean upper = false;
    boolean digit = false;
    boolean other = false;
    for (char c : password.toCharArray()) {
      if (Character.isLowerCase(c)) {
        lower = true;
      } else if (Character.isUpperCase(c)) {
        upper = true;
      } else if (Character.isDigit(c)) {
        digit = true;
      } else {
        other = true;
      }
    }
    int kinds = (lower ? 1 : 0) + (upper ? 1 : 0) + (digit ? 1 : 0) + (other ? 1 : 0);
    if (kinds < 2) {
      return Level.WEAK;
    }
    return kinds == 4 || password.length() > 16 ? Level.STRONG : Level.FAIR;
  }

  public static boolean repeats(String password) {
    for (int i = 2; i < password.length(); i++) {
      char c = password.charAt(i);
      if (c == password.charAt(i - 1) && c == password.charAt(i - 2)) {
        return true;
      }
    }
    return false;
  }
}
