package dev.clew.neighbours;

/** Hardware addresses. */
public class MacAddress {

  public static boolean isValid(String text) {
    if (text.length() != 17) {
      return false;
    }
    char separator = text.charAt(2);
    if (separator != ':' && separator != '-') {
      return false;
    }
    for (int i = 0; i < 17; i++) {
      char c = text.charAt(i);
      if (i % 3 == 2) {
        if (c != separator) {
          return false;
        }
      } else if (Character.digit(c, 16) < 0) {
        return false;
      }
    }
    return true;
  }

  public static boolean isMulticast(String text) {
    if (!text.matches("([0-9A-Fa-f]{2}:){5}[0-9A-Fa-f]{2}")) {
      throw new IllegalArgumentException("not an address: " + text);
    }
    return (Integer.parseInt(text.substring(0, 2), 16) & 1) == 1;
  }
}
