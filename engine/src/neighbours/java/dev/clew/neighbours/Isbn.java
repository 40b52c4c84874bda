package dev.clew.neighbours;

/** Book numbers, old and new. */
public class Isbn {

  public static boolean isIsbn10(String text) {
    String isbn = text.replace("-", "");
    if (isbn.length() != 10) {
      return false;
    }
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      char c = isbn.charAt(i);
      int value;
      if (c >= '0' && c <= '9') {
        value = c - '0';
      } else if (c == 'X' && i == 9) {
        value = 10;
      } else {
        return false;
      }
      sum += (10 - i) * value;
    }
    return sum % 11 == 0;
  }

  public static boolean isIsbn13(String text) {
    String isbn = text.replaceAll("[ -]", "");
    if (!isbn.matches("97[89]\\d{10}")) {
      return false;
    }
    int sum = 0;
    for (int i = 0; i < 12; i++) {
      int digit = isbn.charAt(i) - '0';
      sum += i % 2 == 0 ? digit : 3 * digit;
    }
    return (10 - sum % 10) % 10 == isbn.charAt(12) - '0';
  }

  public static String toIsbn13(String isbn10) {
    if (!isIsbn10(isbn10)) {
      throw new IllegalArgumentException("not an ISBN-10: " + isbn10);
    }
    String start = "978" + isbn10.replace("-", "").substring(0, 9);
    int sum = 0;
    for (int i = 0; i < 12; i++) {
      int digit = Character.getNumericValue(start.charAt(i));
      sum += i % 2 == 0 ? digit : 3 * digit;
    }
    return start + (10 - sum % 10) % 10;
  }
}
