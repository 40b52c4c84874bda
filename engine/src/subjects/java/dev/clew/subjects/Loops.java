package dev.clew.subjects;

/** Loops, labels, recursion, and conditions that stop early. */
final class Loops {

  private Loops() {}

  static int count(int n) { // paths; cut max-revisits; bound revisits 4
    int i = 0;
    while (i < n) {
      i++;
    }
    return i; // returns >= 4
  }

  static int bounded(int n) { // paths 7
    int i = 0;
    while (i < n && i < 5) {
      i++;
    }
    return i; // returns 5: n < 5; returns 2: n >= 5
  }

  static int down(int n) { // paths; cut max-revisits; bound revisits 3
    int sum = 0;
    for (; n > 0; n -= 3) {
      sum += n;
    }
    return sum; // returns >= 3
  }

  static int labelledContinue(int a, int b) { // paths
    int found = 0;
    outer:
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        if (j == a) {
          continue outer;
        }
        if (i == b) {
          break outer;
        }
        found++;
      }
    }
    return found; // returns >= 8
  }

  static int labelledBreak(int x) { // paths 3
    block:
    {
      if (x > 5) {
        break block;
      }
      if (x == 0) {
        return 0; // returns 1: x == 0
      }
      return 1; // returns 1: x <= 5 && x != 0
    }
    return 2; // returns 1: x > 5
  }

  static int doWhile(int x) { // paths 4
    int rounds = 0;
    do {
      rounds++;
      x >>>= 1;
    } while (x > 0 && rounds < 3);
    return rounds; // returns 1: x >>> 1 == 0; returns 1: x >>> 1 == 1; returns 2: x >>> 2 > 0
  }

  static int factorial(int n) { // paths 7
    if (n < 0 || n > 4) {
      return -1; // returns 2: n < 0 || n > 4
    }
    return n == 0 ? 1 : n * factorial(n - 1); // returns 5: n >= 0 && n <= 4
  }

  static boolean even(int n) { // paths
    if (n < 0 || n > 5) {
      return false; // returns 2: n < 0 || n > 5
    }
    return n == 0 || odd(n - 1); // returns 6: n >= 0 && n <= 5
  }

  private static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  static int ackermann(int m, int n) { // paths
    if (m < 0 || n < 0 || m > 1 || n > 2) {
      return -1; // returns 4: m < 0 || n < 0 || m > 1 || n > 2
    }
    return a(m, n); // returns >= 4: m >= 0 && n >= 0
  }

  private static int a(int m, int n) {
    if (m == 0) {
      return n + 1;
    }
    return n == 0 ? a(m - 1, 1) : a(m - 1, a(m, n - 1));
  }

  static boolean and(boolean a, boolean b, boolean c) { // paths 4
    return a && b && c; // returns 1: a && b && c; returns 3: !(a && b && c)
  }

  static int mixed(int x, int y) { // paths 4
    if (x > 0 && y > 0 || x < -10) {
      return 1; // returns 2: x > 0 && y > 0 || x < -10
    }
    return 0; // returns 2: !(x > 0 && y > 0 || x < -10)
  }

  /* The second operand would divide by zero. */
  static boolean guarded(int x, int y) { // paths 3
    return y != 0 && x / y > 2; // returns 2: y != 0; returns 1: y == 0
  }

  static boolean unguarded(int x, int y) { // paths
    return y != 0 & x / y > 2; // returns 2: y != 0; throws ArithmeticException 1: y == 0
  }

  static int ternaries(int x, int y) { // paths 4
    int a = x > y ? 1 : 2;
    int b = x > y + 1 ? 10 : 20;
    return a + b; // returns 4
  }

  static int triangle(int a, int b, int c) { // paths
    if (a <= 0 || b <= 0 || c <= 0) {
      return 0; // returns 3: a <= 0 || b <= 0 || c <= 0
    }
    if (a + b <= c || b + c <= a || a + c <= b) {
      return 1; // returns 3
    }
    if (a == b && b == c) {
      return 3; // returns 1: a == b && b == c
    }
    if (a == b || b == c || a == c) {
      return 2; // returns >= 3: a == b || b == c || a == c
    }
    return 4; // returns 1: a != b && b != c && a != c
  }

  static int primesBelow(int n) { // paths 11
    boolean[] composite = new boolean[12];
    int count = 0;
    for (int i = 2; i < 12; i++) {
      if (i >= n) {
        return count; // returns 10: n < 12
      }
      if (!composite[i]) {
        count++;
        for (int j = i * i; j < 12; j += i) {
          composite[j] = true;
        }
      }
    }
    return count; // returns 1: n >= 12
  }
}
