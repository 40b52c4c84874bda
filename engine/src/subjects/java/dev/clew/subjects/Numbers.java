package dev.clew.subjects;

/** Decisions over integers. */
final class Numbers {

  private Numbers() {}

  /* Integer.MIN_VALUE is negative, and stays so. */
  static int abs(int x) { // paths 2
    if (x < 0) {
      return -x; // returns 1: x < 0
    }
    return x; // returns 1: x >= 0
  }

  static int absIsNeverNegative(int x) { // paths 3
    int abs = x < 0 ? -x : x;
    if (abs < 0) {
      throw new AssertionError("negative"); // throws AssertionError "negative" 1: x == Integer.MIN_VALUE
    }
    return abs; // returns 2: x != Integer.MIN_VALUE
  }

  static long absOfLong(long x) { // paths 2
    return x < 0 ? -x : x; // returns 1: x < 0; returns 1: x >= 0
  }

  static int max(int a, int b, int c) { // paths 4
    int max = a;
    if (b > max) {
      max = b;
    }
    if (c > max) {
      max = c;
    }
    return max; // returns 4
  }

  static int sign(int x) { // paths 3
    return x > 0 ? 1 : x == 0 ? 0 : -1; // returns 1: x > 0; returns 1: x == 0; returns 1: x < 0
  }

  static int clamp(int x, int low, int high) { // paths 4
    if (low > high) {
      throw new IllegalArgumentException("low > high"); // throws IllegalArgumentException 1: low > high
    }
    if (x < low) {
      return low; // returns 1: x < low && low <= high
    }
    return x > high ? high : x; // returns 2: x >= low
  }

  /* The middle of two can overflow. */
  static int middle(int low, int high) { // paths 4
    if (low < 0 || high < low) {
      return -1; // returns 2: low < 0 || high < low
    }
    int middle = (low + high) / 2;
    if (middle < 0) {
      throw new ArithmeticException("overflow"); // throws ArithmeticException "overflow" 1: low + high < 0
    }
    return middle; // returns 1: low >= 0 && low + high >= 0
  }

  static boolean isLeapYear(int year) { // paths 4
    if (year % 4 != 0) {
      return false; // returns 1: year % 4 != 0
    }
    if (year % 100 != 0) {
      return true; // returns 1: year % 4 == 0 && year % 100 != 0
    }
    return year % 400 == 0; // returns 1: year % 400 == 0; returns 1: year % 100 == 0 && year % 400 != 0
  }

  static int constant() { // paths 1
    return 42; // returns 1
  }

  static void nothing(int unused) { // paths 1
  } // returns 1

  static int contradiction(int x) { // paths 2
    if (x > 5) {
      if (x < 3) {
        return 1; // returns 0
      }
      return 2; // returns 1: x > 5
    }
    return 3; // returns 1: x <= 5
  }

  /* x + 1 > x fails for one value. */
  static boolean successorIsGreater(int x) { // paths 2
    if (x + 1 > x) {
      return true; // returns 1: x != Integer.MAX_VALUE
    }
    return false; // returns 1: x == Integer.MAX_VALUE
  }

  static int correlated(int x) { // paths 2
    int y = 0;
    if (x > 10) {
      y = 1;
    }
    if (x > 10) {
      y += 2;
    }
    return y; // returns 1: x > 10; returns 1: x <= 10
  }

  static int linear(int x, int y) { // paths 3
    if (3 * x + 5 * y == 17) {
      if (x - y == 3) {
        return 1; // returns 1: 3 * x + 5 * y == 17 && x - y == 3
      }
      return 2; // returns 1
    }
    return 3; // returns 1: 3 * x + 5 * y != 17
  }

  static int gcd(int a, int b) { // paths 9
    if (a < 1 || b < 1 || a > 12 || b > 12) {
      return 0; // returns 4: a < 1 || b < 1 || a > 12 || b > 12
    }
    while (b != 0) {
      int rest = a % b;
      a = b;
      b = rest;
    }
    return a; // returns 5: a >= 1 && b >= 1 && a <= 12 && b <= 12
  }

  static int gcdBySubtraction(int a, int b) { // paths; cut max-revisits; bound revisits 3
    if (a <= 0 || b <= 0) {
      throw new IllegalArgumentException(); // throws IllegalArgumentException 2: a <= 0 || b <= 0
    }
    while (a != b) {
      if (a > b) {
        a -= b;
      } else {
        b -= a;
      }
    }
    return a; // returns >= 3: a > 0 && b > 0
  }

  static int collatz(int n) { // paths 8
    if (n < 1 || n > 6) {
      return -1; // returns 2: n < 1 || n > 6
    }
    int steps = 0;
    while (n != 1) {
      n = (n & 1) == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    return steps; // returns 6: n >= 1 && n <= 6
  }

  static int power(int base, int exponent) { // paths 6
    if (exponent < 0 || exponent > 3) {
      return -1; // returns 2: exponent < 0 || exponent > 3
    }
    int power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= base;
    }
    return power; // returns 4: exponent >= 0 && exponent <= 3
  }

  static boolean isPrime(int n) { // paths 10
    if (n < 2 || n > 30) {
      return false; // returns 2: n < 2 || n > 30
    }
    for (int d = 2; d * d <= n; d++) {
      if (n % d == 0) {
        return false; // returns 3: n > 3
      }
    }
    return true; // returns 5: n == 2 || n % 2 == 1
  }

  static int digits(int n) { // paths 11
    if (n < 0) {
      return -1; // returns 1: n < 0
    }
    int digits = 0;
    do {
      digits++;
      n /= 10;
    } while (n != 0);
    return digits; // returns 10: n >= 0
  }
}
