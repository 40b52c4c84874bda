package dev.clew.subjects;

/** Functions whose values have bounds, and parts of divisions. */
final class BoundedFunctions {

  private BoundedFunctions() {}

  static int sine(double x) { // paths 1
    return Math.sin(x) > 1 ? 1 : 0; // returns 1
  }

  static int cosine(double x) { // paths 1
    return Math.cos(x) < -1 ? 1 : 0; // returns 1
  }

  static int risingSine(double x) { // paths 3
    if (x >= 0 && x <= 1 && Math.sin(x) > 0.9) {
      return 1; // returns 0
    }
    return 0; // returns 3
  }

  static int exponential(double x) { // paths 2
    if (x > 10 && Math.exp(x) < 20_000) {
      return 1; // returns 0
    }
    return 0; // returns 2
  }

  static int logarithm(double x) { // paths 2
    if (x > 1 && Math.log(x) < 0) {
      return 1; // returns 0
    }
    return 0; // returns 2
  }

  static int square(double x) { // paths 2
    if (x > 2 && Math.pow(x, 2) < 4) {
      return 1; // returns 0
    }
    return 0; // returns 2
  }

  static int angle(double y, double x) { // paths 1
    return Math.atan2(y, x) > 4 ? 1 : 0; // returns 1
  }

  static int arc(double x) { // paths 1
    return Math.acos(x) < 0 ? 1 : 0; // returns 1
  }

  static int hypotenuse(double x, double y) { // paths 1
    return Math.hypot(x, y) < 0 ? 1 : 0; // returns 1
  }

  static int tangent(double x) { // paths 1
    return Math.abs(Math.tanh(x)) > 1 ? 1 : 0; // returns 1
  }

  static int found(double x) { // paths 4
    if (x > 0 && x < 3 && Math.sin(x) > 0.5) {
      return 1; // returns 1: Math.sin(x) > 0.5
    }
    return 0; // returns 3
  }

  static int divided(int a, int b) { // paths 2
    return a / b * b + a % b == a ? 1 : 0; // returns 1: b != 0; throws ArithmeticException "/ by zero" 1: b == 0
  }

  static int dividedLong(long a, long b) { // paths 2
    return a - a / b * b == a % b ? 1 : 0; // returns 1: b != 0; throws ArithmeticException "/ by zero" 1: b == 0
  }

  static int mixtures(int x) { // paths 2
    if ((x ^ 12_345) % 1009 == 17) {
      return 1; // returns 1: (x ^ 12_345) % 1009 == 17
    }
    return 0; // returns 1
  }

  static int threeMixtures(int x) { // paths 2
    if ((x ^ 5) % 7 == 3 && (x ^ 9) % 7 == 2 && (x ^ 1) % 7 == 6) {
      return 1; // returns 0
    }
    return 0; // returns 2
  }
}
