package dev.clew.neighbours;

/** Phone numbers as people type them. */
public class PhoneNumber {

  private final String country;
  private final String digits;

  public PhoneNumber(String text) {
    StringBuilder kept = new StringBuilder();
    boolean plus = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        kept.append(c);
      } else if (c == '+' && kept.length() == 0) {
        plus = true;
      } else if (c != ' ' && c != '-' && c != '(' && c != ')') {
        throw new IllegalArgumentException("unexpected '" + c + "' at " + i);
      }
    }
    String all = kept.toString();
    if (!plus && all.startsWith("00")) {
      plus = true;
      all = all.substring(2);
    }
    if (plus && all.startsWith("1")) {
      country = "US";
      digits = all.substring(1);
    } else if (plus && all.startsWith("44")) {
      country = "GB";
      digits = all.substring(2);
    } else {
      country = plus ? "?" : "";
      digits = all;
    }
  }

  public boolean isValid() {
    if (digits == null || country == null) {
      return false;
    }
    switch (country) {
      case "US":
        return digits.length() == 10;
      case "GB":
        return digits.length() >= 9 && digits.length() <= 10;
      default:
        return digits.length() >= 4 && digits.length() <= 15;
    }
  }

  public static String format(String digits) {
    if (!digits.matches("\\d{10}")) {
      return digits;
    }
    return String.format(
        "(%s) %s-%s", digits.substring(0, 3), digits.substring(3, 6), digits.substring(6));
  }
}
