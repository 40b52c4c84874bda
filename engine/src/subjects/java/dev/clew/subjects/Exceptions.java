package dev.clew.subjects;

/** Exceptions that are thrown, caught, replaced, and that finally blocks see pass. */
final class Exceptions {

  private Exceptions() {}

  static int caught(int a, int b) { // paths 2
    try {
      return a / b; // returns 1: b != 0
    } catch (ArithmeticException e) {
      return -1; // returns 1: b == 0
    }
  }

  static int rethrown(int a, int b) { // paths 2
    try {
      return a / b; // returns 1: b != 0; throws ArithmeticException "/ by zero" 1: b == 0
    } catch (ArithmeticException e) {
      throw e;
    }
  }

  static int wrapped(int a, int b) { // paths 2
    try {
      return a / b; // returns 1: b != 0
    } catch (ArithmeticException e) {
      throw new IllegalStateException("wrapped", e); // throws IllegalStateException "wrapped" 1: b == 0
    }
  }

  static int notCaught(int[] a) { // paths
    try {
      return a[0]; // returns 1: a.length > 0; throws NullPointerException 1: a == null
    } catch (ArrayIndexOutOfBoundsException e) {
      return -1; // returns 1: a.length == 0
    }
  }

  static int chosen(int x) { // paths 4
    try {
      if (x == 1) {
        throw new IllegalArgumentException("one");
      }
      if (x == 2) {
        throw new IllegalStateException("two");
      }
      if (x == 3) {
        throw new UnsupportedOperationException("three"); // throws UnsupportedOperationException "three" 1: x == 3
      }
      return 0; // returns 1: x < 1 || x > 3
    } catch (IllegalArgumentException | IllegalStateException e) {
      return e instanceof IllegalArgumentException ? 1 : 2; // returns 1: x == 1; returns 1: x == 2
    }
  }

  static int superclass(int x) { // paths 2
    try {
      return check(x); // returns 1: x >= 0
    } catch (RuntimeException e) {
      return -1; // returns 1: x < 0
    }
  }

  private static int check(int x) {
    if (x < 0) {
      throw new NumberFormatException("negative");
    }
    return x;
  }

  static int passedOn(int x) { // paths 2
    return inner(x) + 1; // returns 1: x != 13
  }

  private static int inner(int x) {
    if (x == 13) {
      throw new UnsupportedOperationException("unlucky"); // @passedOn throws UnsupportedOperationException "unlucky" 1: x == 13
    }
    return x;
  }

  static int finallyRuns(int x) { // paths 3
    int steps = 0;
    try {
      steps += 1;
      if (x > 10) {
        throw new IllegalStateException("big"); // throws IllegalStateException "big" 1: x > 10
      }
      if (x < 0) {
        return -steps; // returns 1: x < 0
      }
    } finally {
      steps += 10;
    }
    return steps; // returns 1: x >= 0 && x <= 10
  }

  /* Whatever happened before. */
  @SuppressWarnings("finally")
  static int finallyReturns(int a, int b) { // paths 2
    try {
      return a / b;
    } finally {
      return 5; // returns 1: b != 0; returns 1: b == 0
    }
  }

  @SuppressWarnings("finally")
  static int finallyThrows(int a, int b, boolean c) { // paths 4
    try {
      return a / b; // returns 1: b != 0 && !c; throws ArithmeticException 1: b == 0 && !c
    } finally {
      if (c) {
        throw new IllegalStateException("instead"); // throws IllegalStateException "instead" 2: c
      }
    }
  }

  static int nestedTries(int x) { // paths 3
    try {
      try {
        if (x == 0) {
          throw new IllegalArgumentException("zero");
        }
        return 10 / (x - 1); // returns 1: x != 0 && x != 1
      } catch (IllegalArgumentException e) {
        throw new IllegalStateException("not zero"); // throws IllegalStateException "not zero" 1: x == 0
      }
    } catch (ArithmeticException e) {
      return 1; // returns 1: x == 1
    }
  }

  static final class Own extends Exception {
    private static final long serialVersionUID = 1;
    final int code;

    Own(int code) {
      super("own");
      this.code = code;
    }
  }

  static int carriesData(int x) { // paths 3
    try {
      if (x != 0) {
        throw new Own(x * 2);
      }
      return 0; // returns 1: x == 0
    } catch (Own e) {
      return e.code == 6 ? 6 : 1; // returns 1: x * 2 == 6; returns 1: x != 0 && x * 2 != 6
    }
  }

  static int checked(int x) throws Own { // paths 2
    if (x > 100) {
      throw new Own(x); // throws Exceptions$Own "own" 1: x > 100
    }
    return x; // returns 1: x <= 100
  }

  static int inLoop(int n) { // paths
    int failures = 0;
    for (int i = -1; i <= 1; i++) {
      try {
        failures += 100 / (n - i) * 0;
      } catch (ArithmeticException e) {
        failures++;
      }
    }
    return failures; // returns 3: n == -1 || n == 0 || n == 1; returns 1: n < -1 || n > 1
  }

  static int resource(boolean body, boolean close) { // paths 4
    try (Resource r = new Resource(close)) {
      if (body) {
        throw new IllegalArgumentException("body"); // throws IllegalArgumentException "body" 2: body
      }
      return 1; // returns 1: !body && !close
    }
  }

  private static final class Resource implements AutoCloseable {
    final boolean fails;

    Resource(boolean fails) {
      this.fails = fails;
    }

    @Override
    public void close() {
      if (fails) {
        throw new IllegalStateException("close"); // @resource throws IllegalStateException "close" 1: !body && close
      }
    }
  }

  static int nullThrown(boolean b) { // paths 2
    RuntimeException e = b ? new IllegalStateException("b") : null; // throws IllegalStateException "b" 1: b
    throw e; // throws NullPointerException 1: !b
  }

  /* Assertions are enabled or not, as the class's loader says; here the class itself checks. */
  static int requires(Object o, int x) { // paths
    java.util.Objects.requireNonNull(o, "o"); // throws NullPointerException "o" 1: o == null
    return java.util.Objects.checkIndex(x, 3); // returns 1: x >= 0 && x < 3; throws IndexOutOfBoundsException 1: x < 0 || x > 2
  }
}
