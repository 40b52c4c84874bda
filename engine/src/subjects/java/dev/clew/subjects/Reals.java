package dev.clew.subjects;

/** Comparisons of floats and doubles: NaN is neither less, nor equal, nor greater. */
final class Reals {

  private Reals() {}

  static int compareFloats(float a, float b) { // paths 4
    if (a < b) {
      return -1; // returns 1: a < b
    }
    if (a > b) {
      return 1; // returns 1: a > b
    }
    if (a == b) {
      return 0; // returns 1: a == b
    }
    return 2; // returns 1: Float.isNaN(a) || Float.isNaN(b)
  }

  static int compareDoubles(double a, double b) { // paths 4
    if (a <= b) {
      return a >= b ? 0 : -1; // returns 1: a == b; returns 1: a < b
    }
    return a >= b ? 1 : 2; // returns 1: a > b; returns 1: Double.isNaN(a) || Double.isNaN(b)
  }

  static boolean isNaN(double x) { // paths 2
    if (x != x) {
      return true; // returns 1: Double.isNaN(x)
    }
    return false; // returns 1: !Double.isNaN(x)
  }

  /* Not the same as x <= 0. */
  static boolean notPositive(double x) { // paths 2
    if (!(x > 0)) {
      return true; // returns 1: x <= 0 || x != x
    }
    return false; // returns 1: x > 0
  }

  static int infinities(double x) { // paths 3
    if (x == Double.POSITIVE_INFINITY) {
      return 1; // returns 1: x == 1 / 0.0
    }
    return x == Double.NEGATIVE_INFINITY ? -1 : 0; // returns 1: x == -1 / 0.0; returns 1: x - x == 0 || x != x
  }

  /* Adding one changes nothing where floats are further apart than that. */
  static boolean absorbs(float x) { // paths 3
    if (x > 0 && x + 1 == x) {
      return true; // returns 1: x >= 16777216
    }
    return false; // returns 2: !(x > 16777216)
  }

  static int truncate(double x) { // paths 4
    int i = (int) x;
    if (i == Integer.MAX_VALUE) {
      return 1; // returns 1: x >= 2147483647
    }
    if (i == 0) {
      return x > 0.5 ? 3 : 2; // returns 1: x > 0.5 && x < 1; returns 1: x <= 0.5 && x > -1 || x != x
    }
    return 0; // returns 1: x >= 1 || x <= -1
  }

  static int floatOfInt(int x) { // paths 2
    if ((int) (float) x == x) {
      return 0; // returns 1: (int) (float) x == x
    }
    return 1; // returns 1: x > 16777216 || x < -16777216
  }

  static double divide(double a, double b) { // paths 2
    double quotient = a / b;
    if (quotient == 0.5) {
      return b; // returns 1: a / b == 0.5
    }
    return a; // returns 1: a / b != 0.5
  }

  static int nanNeverEquals(float x) { // paths 2
    float nan = x / x;
    if (nan == nan) {
      return 0; // returns 1: x != 0 && !Float.isNaN(x)
    }
    return 1; // returns 1: x == 0 || x != x || Float.isInfinite(x)
  }

  static int precedence(float f, double d) { // paths 2
    if (f == d) {
      return 1; // returns 1: f == d
    }
    return 0; // returns 1: f != d
  }
}
