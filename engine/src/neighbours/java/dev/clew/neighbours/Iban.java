package dev.clew.neighbours;

import java.math.BigInteger;
import java.util.Map;

/** Checks international bank account numbers. */
public class Iban {

  private static final Map<String, Integer> LENGTHS =
      Map.of("AT", 20, "BE", 16, "CH", 21, "DE", 22, "FR", 27, "GB", 22, "NL", 18, "NO", 15);

  public static boolean isValid(String input) {
    String iban = input.replace(" ", "").toUpperCase();
    if (iban.length() < 5) {
      return false;
    }
    Integer expected = LENGTHS.get(iban.substring(0, 2));
    if (expected == null || expected != iban.length()) {
      return false;
    }
    String moved = iban.substring(4) + iban.substring(0, 4);
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < moved.length(); i++) {
      int value = Character.digit(moved.charAt(i), 36);
      if (value < 0) {
        return false;
      }
      digits.append(value);
    }
    // unreached: the remainder of a number of fifteen and more unknown digits
    return new BigInteger(digits.toString()).mod(BigInteger.valueOf(97)).intValue() == 1;
  }

  public static int remainder(String digits) {
    int rest = 0;
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      if (c < '0' || c > '9') {
        throw new IllegalArgumentException("not a digit: " + c);
      }
      rest = (rest * 10 + (c - '0')) % 97;
    }
    return rest;
  }
}
