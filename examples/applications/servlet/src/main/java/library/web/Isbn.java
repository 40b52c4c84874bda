package library.web;

/** Checks and formats ISBNs. */
public final class Isbn {

  private Isbn() {}

  public static boolean isValid(String isbn) {
    if (isbn.length() != 13) {
      return false;
    }
    int sum = 0;
    for (int i = 0; i < 12; i++) {
      int digit = isbn.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return false;
      }
      sum += i % 2 == 0 ? digit : 3 * digit;
    }
    return isbn.charAt(12) - '0' == (10 - sum % 10) % 10;
  }

  /** 9780201633610 as 978-0-201-63361-0. */
  public static String pretty(String isbn) {
    if (isbn.startsWith("978") || isbn.startsWith("979")) {
      return isbn.substring(0, 3)
          + "-"
          + isbn.charAt(3) // planted 2: only the prefix
          + "-"
          + isbn.substring(4);
    }
    return isbn;
  }
}
