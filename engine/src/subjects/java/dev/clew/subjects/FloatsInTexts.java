package dev.clew.subjects;

/** Floats that are read from texts, and texts that floats are written as. */
final class FloatsInTexts {

  private FloatsInTexts() {}

  static int above(String s) { // paths 4
    double d = Double.parseDouble(s); // throws NumberFormatException; throws NullPointerException
    if (d > 100) {
      return 1; // returns 1: Double.parseDouble(s) > 100
    }
    return 0; // returns 1: !(Double.parseDouble(s) > 100)
  }

  static int below(String s) { // paths 4
    double d = Double.parseDouble(s); // throws NumberFormatException; throws NullPointerException
    if (d < -0.5) {
      return 1; // returns 1: Double.parseDouble(s) < -0.5
    }
    return 0; // returns 1: !(Double.parseDouble(s) < -0.5)
  }

  static int kind(String s) { // paths 5
    double d = Double.parseDouble(s); // throws NumberFormatException; throws NullPointerException
    if (Double.isNaN(d)) {
      return 2; // returns 1: s.contains("NaN")
    }
    return Double.isInfinite(d) ? 1 : 0; // returns 2
  }

  static int exactly(String s) { // paths 4
    double d = Double.parseDouble(s); // throws NumberFormatException; throws NullPointerException
    return d == 123.45 ? 1 : 0; // returns 2
  }

  static int single(String s) { // paths 4
    float f = Float.parseFloat(s); // throws NumberFormatException; throws NullPointerException
    return f > 0.1 ? 1 : 0; // returns 2
  }

  static int betweenTwo(String s) { // paths 5
    double d = Double.parseDouble(s.trim()); // throws NumberFormatException; throws NullPointerException
    if (d >= 0.25 && d < 0.26) {
      return 1; // returns 1: Double.parseDouble(s) >= 0.25
    }
    return 0; // returns 2
  }

  static int signOfText(String s) { // paths 4
    double d = Double.parseDouble(s); // throws NumberFormatException; throws NullPointerException
    if (s.startsWith("-") && d > 0) {
      return 1; // returns 0
    }
    return 0; // returns >= 2
  }

  static int sizeOfText(String s) { // paths 4
    double d = Double.parseDouble(s); // throws NumberFormatException; throws NullPointerException
    if (s.length() == 2 && d >= 100) {
      return 1; // returns 0
    }
    return 0; // returns >= 2
  }

  static int signOfInteger(String s) { // paths 4
    int n = Integer.parseInt(s); // throws NumberFormatException
    if (s.charAt(0) == '-' && n > 0) {
      return 1; // returns 0
    }
    return 0; // returns >= 2
  }

  static int plusOfInteger(String s) { // paths 4
    int n = Integer.parseInt(s); // throws NumberFormatException
    if (s.charAt(0) == '+' && n < 0) {
      return 1; // returns 0
    }
    return 0; // returns >= 2
  }

  static int integerBelowZero(String s) { // paths 4
    int n = Integer.parseInt(s); // throws NumberFormatException
    if (n < 0 && s.charAt(0) != '-') {
      return 1; // returns 0
    }
    return 0; // returns >= 2
  }

  static int longBelowZero(String s) { // paths 4
    long n = Long.parseLong(s); // throws NumberFormatException
    if (n < 0 && !s.startsWith("-")) {
      return 1; // returns 0
    }
    return 0; // returns >= 2
  }

  static int written(double d) { // paths 2
    return Double.toString(d).equals("2.5E-4") ? 1 : 0; // returns 2
  }

  static int writtenWithExponent(double d) { // paths 2
    return ("" + d).endsWith("E10") ? 1 : 0; // returns 2
  }

  static int writtenNegative(double d) { // paths 2
    return String.valueOf(d).startsWith("-0.") ? 1 : 0; // returns 2
  }

  static int writtenSingle(float f) { // paths 2
    return Float.toString(f).contains("E-") ? 1 : 0; // returns 2
  }

  static int writtenPositive(double d) { // paths 2
    String s = Double.toString(d);
    if (d > 0.5 && s.startsWith("-")) {
      return 1; // returns 0
    }
    return 0; // returns 2
  }

  static int neverWritten(double d) { // paths 1
    return Double.toString(d).startsWith("x") ? 1 : 0; // returns 1
  }
}
