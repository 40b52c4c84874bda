package dev.clew.subjects;

/** Arithmetic of the JDK that checks for overflow, and checks written by hand. */
final class Overflow {

  private Overflow() {}

  static int add(int a, int b) { // paths
    return Math.addExact(a, b); // returns >= 1: (long) a + b == a + b; throws ArithmeticException "integer overflow" >= 1: (long) a + b != a + b
  }

  static int subtract(int a, int b) { // paths
    return Math.subtractExact(a, b); // returns >= 1: (long) a - b == a - b; throws ArithmeticException "integer overflow" >= 1: (long) a - b != a - b
  }

  static int multiply(int a) { // paths 2
    return Math.multiplyExact(a, 3); // returns 1: (long) a * 3 == a * 3; throws ArithmeticException "integer overflow" 1: (long) a * 3 != a * 3
  }

  static int negate(int a) { // paths 2
    return Math.negateExact(a); // returns 1: a != Integer.MIN_VALUE; throws ArithmeticException "integer overflow" 1: a == Integer.MIN_VALUE
  }

  static long addLongs(long a) { // paths
    return Math.addExact(a, 1L); // returns >= 1: a != Long.MAX_VALUE; throws ArithmeticException "long overflow" 1: a == Long.MAX_VALUE
  }

  static int toInt(long a) { // paths 2
    return Math.toIntExact(a); // returns 1: a == (int) a; throws ArithmeticException "integer overflow" 1: a != (int) a
  }

  static int increment(int a) { // paths 2
    try {
      return Math.incrementExact(a); // returns 1: a != Integer.MAX_VALUE
    } catch (ArithmeticException e) {
      return Integer.MAX_VALUE; // returns 1: a == Integer.MAX_VALUE
    }
  }

  static int absolute(int a) { // paths
    int abs = Math.abs(a);
    if (abs < 0) {
      return 0; // returns 1: a == Integer.MIN_VALUE
    }
    return abs; // returns >= 1: a != Integer.MIN_VALUE
  }

  static boolean byHand(int a, int b) { // paths 2
    int sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0) {
      return true; // returns 1: (long) a + b != a + b
    }
    return false; // returns 1: (long) a + b == a + b
  }

  static boolean minMax(int a, int b) { // paths
    if (Math.min(a, b) > Math.max(a, b)) {
      return false; // returns 0
    }
    return true; // returns >= 1
  }
}
