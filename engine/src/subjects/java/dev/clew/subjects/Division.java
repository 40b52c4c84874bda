package dev.clew.subjects;

/** Quotients and remainders. */
final class Division {

  private Division() {}

  static int quotient(int a, int b) { // paths 2
    return a / b; // returns 1: b != 0; throws ArithmeticException "/ by zero" 1: b == 0
  }

  static long remainder(long a, long b) { // paths 2
    return a % b; // returns 1: b != 0; throws ArithmeticException "/ by zero" 1: b == 0
  }

  /* The one quotient that is out of range. */
  static int overflow(int a, int b) { // paths 5
    int quotient = a / b; // throws ArithmeticException 1: b == 0
    if (a < 0 && b < 0 && quotient < 0) {
      return 1; // returns 1: a == Integer.MIN_VALUE && b == -1
    }
    return 0; // returns 3: b != 0
  }

  static int signOfRemainder(int a) { // paths 3
    int rest = a % 3;
    if (rest < 0) {
      return -1; // returns 1: a < 0 && a % 3 != 0
    }
    return rest == 0 ? 0 : 1; // returns 1: a % 3 == 0; returns 1: a > 0 && a % 3 != 0
  }

  static int floorMod(int a) { // paths
    int mod = Math.floorMod(a, 5);
    if (mod < 0) {
      return -1; // returns 0
    }
    return mod; // returns >= 1
  }

  static int compound(int x, byte b) { // paths 2
    x /= b; // throws ArithmeticException 1: b == 0
    return x; // returns 1: b != 0
  }

  /* Reals divide by zero without complaint. */
  static double real(double a, int b) { // paths 1
    return a / b; // returns 1
  }

  static int twice(int a, int b) { // paths 3
    int first = 10 / a; // throws ArithmeticException 1: a == 0
    int second = 10 / (a - b); // throws ArithmeticException 1: a != 0 && a == b
    return first + second; // returns 1: a != 0 && a != b
  }

  static int average(int sum, int count) { // paths 3
    if (count < 0) {
      return -1; // returns 1: count < 0
    }
    return divide(sum, count); // returns 1: count > 0
  }

  private static int divide(int a, int b) {
    return a / b; // @average throws ArithmeticException "/ by zero" 1: count == 0
  }
}
