package dev.clew.neighbours;

/** Roman numerals, to and from int. */
public class RomanNumerals {

  private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
  private static final String[] SYMBOLS = {
    "M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"
  };

  public static String format(int number) {
    if (number <= 0 || number >= 4000) {
      throw new IllegalArgumentException("out of range: " + number);
    }
    StringBuilder text = new StringBuilder();
    int rest = number;
    for (int i = 0; i < VALUES.length; i++) {
      while (rest >= VALUES[i]) {
        text.append(SYMBOLS[i]);
        rest -= VALUES[i];
      }
    }
    return text.toString();
  }

  public static int parse(String text) {
    int total = 0;
    int previous = 0;
    for (int i = text.length() - 1; i >= 0; i--) {
      int value = valueOf(text.charAt(i));
      if (value < previous) {
        total -= value;
      } else {
        total += value;
        previous = value;
      }
    }
    return total;
  }

  private static int valueOf(char c) {
    switch (Character.toUpperCase(c)) {
      case 'I':
        return 1;
      case 'V':
        return 5;
      case 'X':
        return 10;
      case 'L':
        return 50;
      case 'C':
        return 100;
      case 'D':
        return 500;
      case 'M':
        return 1000;
      default:
        throw new NumberFormatException("not a Roman digit: " + c);
    }
  }

  public static boolean isRoman(String text) {
    return !text.isEmpty()
        && text.matches("M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})");
  }
}
