package dev.clew.subjects;

/** Methods of Math and of the classes of numbers: one result, not one path for each of their branches. */
final class Maths {

  private Maths() {}

  static int abs(int x) { // paths 2
    if (Math.abs(x) < 0) {
      return 1; // returns 1: x == Integer.MIN_VALUE
    }
    return 2; // returns 1: x != Integer.MIN_VALUE
  }

  static double absDouble(double x) { // paths 1
    return Math.abs(x); // returns 1
  }

  static int extremes(int a, int b) { // paths 1
    return Math.max(a, b) - Math.min(a, b); // returns 1
  }

  static double extremesOfDoubles(double a, double b) { // paths 1
    return Math.max(a, b) - Math.min(a, b); // returns 1
  }

  static boolean zeros(float a) { // paths 2
    if (Float.floatToRawIntBits(Math.max(a, 0f)) == 0) {
      return true; // returns 1: a <= 0
    }
    return false; // returns 1: a > 0 || a != a
  }

  static int compare(int a, int b) { // paths 3
    switch (Integer.compare(a, b)) {
      case -1:
        return 1; // returns 1: a < b
      case 0:
        return 2; // returns 1: a == b
      default:
        return 3; // returns 1: a > b
    }
  }

  static int sum(long a, long b) { // paths 2
    Math.addExact(a, b); // throws ArithmeticException "long overflow" 1: ((a ^ (a + b)) & (b ^ (a + b))) < 0
    return 1; // returns 1: ((a ^ (a + b)) & (b ^ (a + b))) >= 0
  }

  static int product(int a, int b) { // paths 2
    return Math.multiplyExact(a, b); // throws ArithmeticException "integer overflow" 1: (long) a * b != a * b; returns 1: (long) a * b == a * b
  }

  static long steps(long x) { // paths 3
    long up = Math.incrementExact(x); // throws ArithmeticException "long overflow" 1: x == Long.MAX_VALUE
    return Math.negateExact(up - 1); // throws ArithmeticException "long overflow" 1: x == Long.MIN_VALUE; returns 1: x > Long.MIN_VALUE && x < Long.MAX_VALUE
  }

  static int floors(int a, int b) { // paths 2
    return Math.floorMod(a, b) + Math.floorDiv(a, b); // throws ArithmeticException "/ by zero" 1: b == 0; returns 1: b != 0
  }

  static int modOfLong(long a) { // paths 2
    if (Math.floorMod(a, 7) == 6) {
      return 1; // returns 1: ((a % 7) + 7) % 7 == 6
    }
    return 0; // returns 1: ((a % 7) + 7) % 7 != 6
  }

  static int zerosOf(int x) { // paths 3
    if (Integer.numberOfLeadingZeros(x) == 5) {
      return 1; // returns 1: x >> 26 == 1
    }
    if (Integer.numberOfTrailingZeros(x) == 32) {
      return 2; // returns 1: x == 0
    }
    return 3; // returns 1: x >> 26 != 1 && x != 0
  }

  static int unsigned(long a) { // paths 2
    if (Long.compareUnsigned(a, 5) < 0) {
      return 1; // returns 1: a >= 0 && a < 5
    }
    return 0; // returns 1: a < 0 || a >= 5
  }

  static int rounded(double x) { // paths 3
    if (Math.floor(x) == 2) {
      return 1; // returns 1: x >= 2 && x < 3
    }
    if (Math.ceil(x) == 2) {
      return 2; // returns 1: x > 1 && x < 2
    }
    return 3; // returns 1: !(x > 1 && x < 3)
  }

  static int round(float x) { // paths 2
    if (Math.round(x) == -2) {
      return 1; // returns 1: x >= -2.5 && x < -1.5
    }
    return 0; // returns 1: !(x >= -2.5 && x < -1.5)
  }

  static double root(double x) { // paths 1
    return Math.sqrt(x); // returns 1
  }

  static double sine(double x) { // paths 1
    return Math.sin(x) + Math.pow(x, 2) + Math.cbrt(x) + Math.hypot(x, 1); // returns 1
  }

  static int sign(double x) { // paths 2
    if (Math.signum(x) == -1) {
      return 1; // returns 1: x < 0
    }
    return 0; // returns 1: !(x < 0)
  }

  static double next(double x) { // paths 1
    return Math.nextUp(x) + Math.ulp(x); // returns 1
  }

  static long high(long a, long b) { // paths 1
    return Math.multiplyHigh(a, b); // returns 1
  }
}
