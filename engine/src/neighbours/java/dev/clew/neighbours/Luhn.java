package dev.clew.neighbours;

/** Checksums of card numbers, and whose card it is. */
public class Luhn {

  public static boolean isValid(String number) {
    int sum = 0;
    boolean twice = false;
    for (int i = number.length() - 1; i >= 0; i--) {
      char c = number.charAt(i);
      if (c == ' ') {
        continue;
      }
      if (!Character.isDigit(c)) {
        return false;
      }
      int digit = Character.getNumericValue(c);
      if (twice) {
        digit *= 2;
        if (digit > 9) {
          digit -= 9;
        }
      }
      sum += digit;
      twice = !twice;
    }
    return sum > 0 && sum % 10 == 0;
  }

  public static String brand(String number) {
    int length = number.length();
    if (number.startsWith("4") && (length == 13 || length == 16)) {
      return "Visa";
    }
    if (length == 15 && (number.startsWith("34") || number.startsWith("37"))) {
      return "American Express";
    }
    if (length == 16) {
      int prefix = Integer.parseInt(number.substring(0, 4));
      if (prefix >= 5100 && prefix <= 5599 || prefix >= 2221 && prefix <= 2720) {
        return "Mastercard";
      }
    }
    return "unknown";
  }

  public static String mask(String number) {
    if (number == null) {
      return "";
    }
    StringBuilder masked = new StringBuilder(number);
    for (int i = 0; i < masked.length() - 4; i++) {
      if (Character.isDigit(masked.charAt(i))) {
        masked.setCharAt(i, '*');
      }
    }
    return masked.toString();
  }
}
