package dev.clew.subjects;

import java.math.BigInteger;

/** Remainders of many digits: a text is found whose checksum is right. */
final class Checksums {

  private Checksums() {}

  static int ibanAsNumber(String s) { // paths >= 3
    if (!s.matches("DE[0-9]{20}")) { // throws NullPointerException
      return 0; // returns >= 1
    }
    BigInteger number = new BigInteger(s.substring(4) + "1314" + s.substring(2, 4));
    return number.mod(BigInteger.valueOf(97)).intValue() == 1 ? 2 : 1; // returns >= 1
  }

  static int longest(String s) { // paths >= 4
    if (!s.matches("LC[0-9]{32}")) { // throws NullPointerException
      return 0; // returns >= 1
    }
    BigInteger number = new BigInteger(s.substring(4) + "2112" + s.substring(2, 4));
    if (number.mod(BigInteger.valueOf(97)).intValue() == 1) {
      return 2; // returns >= 1
    }
    return 1; // returns >= 1
  }

  static int ibanStepByStep(String s) { // paths >= 4
    if (!s.matches("NO[0-9]{13}")) { // throws NullPointerException
      return 0; // returns >= 1
    }
    String digits = s.substring(4) + "2324" + s.substring(2, 4);
    int rest = 0;
    for (int i = 0; i < digits.length(); i++) {
      rest = (rest * 10 + digits.charAt(i) - '0') % 97;
    }
    if (rest == 1) {
      return 2; // returns >= 1
    }
    return 1; // returns >= 1
  }

  static int isbn(String s) { // paths >= 4
    if (!s.matches("97[89][0-9]{10}")) { // throws NullPointerException
      return 0; // returns >= 1
    }
    int sum = 0;
    for (int i = 0; i < 13; i++) {
      sum += (s.charAt(i) - '0') * (i % 2 == 0 ? 1 : 3);
    }
    if (sum % 10 == 0 && s.endsWith("7")) {
      return 2; // returns >= 1
    }
    return 1; // returns >= 1
  }

  static int luhnOfTables(String s) { // paths >= 4
    if (!s.matches("[0-9]{16}")) { // throws NullPointerException
      return 0; // returns >= 1
    }
    int sum = 0;
    for (int i = 0; i < 16; i++) {
      int digit = s.charAt(i) - '0';
      sum += i % 2 == 1 ? digit : "0246813579".charAt(digit) - '0';
    }
    if (sum % 10 == 0) {
      return 2; // returns >= 1
    }
    return 1; // returns >= 1
  }

  static int largeDivisor(String s) { // paths >= 4
    if (!s.matches("[0-9]{12}")) { // throws NullPointerException
      return 0; // returns >= 1
    }
    if (Long.parseLong(s) % 997 == 123) {
      return 2; // returns >= 1
    }
    return 1; // returns >= 1
  }

  static int letters(String s) { // paths >= 4
    if (!s.matches("[A-Z]{8}")) { // throws NullPointerException
      return 0; // returns >= 1
    }
    int sum = 0;
    for (int i = 0; i < 8; i++) {
      sum += (s.charAt(i) - 'A') * (i + 1);
    }
    if (sum % 23 == 5) {
      return 2; // returns >= 1
    }
    return 1; // returns >= 1
  }
}
