package dev.clew.subjects;

import java.util.Locale;

/** Floats that are written with a known number of decimals. */
final class FixedTexts {

  private FixedTexts() {}

  private static String two(double d) {
    return String.format(Locale.ROOT, "%.2f", d);
  }

  static int known(double d) { // paths >= 2
    if (two(d).equals("3.14")) {
      return 1; // returns 1
    }
    return 0; // returns 1
  }

  static int never(double d) { // paths >= 1
    if (two(d).equals("3.1")) {
      return 1; // returns 0
    }
    return 0; // returns 1
  }

  static int roundedUp(double d) { // paths >= 3
    if (d < 2.5) {
      if (two(d).equals("2.50")) {
        return 1; // returns 1
      }
    }
    return 0; // returns >= 1
  }

  static int tooFar(double d) { // paths >= 2
    if (d > 3.2 && two(d).equals("3.14")) {
      return 1; // returns 0
    }
    return 0; // returns >= 1
  }

  static int negativeZero(double d) { // paths >= 2
    if (two(d).equals("-0.00") && d < 0) {
      return 1; // returns 1
    }
    return 0; // returns >= 1
  }

  static int notNumber(float f) { // paths >= 3
    String text = String.format(Locale.ROOT, "<%6.1f>", f);
    if (text.equals("<   NaN>")) {
      return 1; // returns 1
    }
    return text.equals("<  -1.5>") ? 2 : 0; // returns >= 1
  }

  static int longText(double d) { // paths >= 2
    if (two(d).length() > 10) {
      return 1; // returns 1
    }
    return 0; // returns 1
  }
}
