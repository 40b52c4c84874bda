package dev.clew.neighbours;

/** Universally unique identifiers. */
public class UuidText {

  public static boolean isUuid(String text) {
    if (text == null || text.length() != 36) {
      return false;
    }
    for (int i = 0; i < 36; i++) {
      char c = text.charAt(i);
      if (i == 8 || i == 13 || i == 18 || i == 23) {
        if (c != '-') {
          return false;
        }
      } else if (!isHex(c)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isHex(char c) {
    return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
  }

  public static int version(String text) {
    if (!isUuid(text)) {
      throw new IllegalArgumentException("not a UUID");
    }
    int version = Character.digit(text.charAt(14), 16);
    return version >= 1 && version <= 8 ? version : 0;
  }

  public static boolean isNil(String text) {
    return "00000000-0000-0000-0000-000000000000".equals(text);
  }
}
