package dev.clew.neighbours;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Postal codes of some countries. */
public class Postcode {

  private static final Pattern UK =
      Pattern.compile("([A-Z]{1,2}[0-9][0-9A-Z]?) ?([0-9][A-Z]{2})");

  public static boolean isValid(String country, String code) {
    switch (country) {
      case "US":
        return code.matches("\\d{5}(-\\d{4})?");
      case "DE":
        return code.length() == 5 && code.chars().allMatch(c -> c >= '0' && c <= '9');
      case "NL":
        return code.matches("[1-9]\\d{3} ?[A-Z]{2}");
      case "GB":
        return UK.matcher(code).matches();
      default:
        throw new IllegalArgumentException("unknown country " + country);
    }
  }

  public static String outward(String code) {
    Matcher matcher = UK.matcher(code.trim().toUpperCase());
    if (!matcher.matches()) {
      return "";
    }
    return matcher.group(1).length() == 4 ? matcher.group(1) + "!" : matcher.group(1);
  }
}
