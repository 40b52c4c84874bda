package dev.clew.subjects;

/** Small programs that the literature argues with, written anew. */
final class Papers {

  private Papers() {}

  /* Forgets the case zero. */
  static int magnitude(int x) { // paths 3
    int[] result = null;
    if (x > 0) {
      result = new int[] {x};
    } else if (x < 0) {
      result = new int[] {-x};
    }
    return result[0]; // returns 2: x != 0; throws NullPointerException 1: x == 0
  }

  static int farFromZero(int i) { // paths 3
    if (similar(i, 100, 10)) {
      return 10 / i; // returns 1: i >= 90 && i <= 110; throws ArithmeticException 0
    }
    return 0; // returns 2: i < 90 || i > 110
  }

  static int nearZero(int i) { // paths 4
    if (similar(i, 1, 10)) {
      return 10 / i; // returns 1: i != 0; throws ArithmeticException "/ by zero" 1: i == 0
    }
    return 0; // returns 2: i < -9 || i > 11
  }

  private static boolean similar(int i, int target, int delta) {
    return target - delta <= i && target + delta >= i;
  }

  static int question(int m) { // paths 2
    int v = answer(m);
    return v / (1 - v); // returns 1: m != 42; throws ArithmeticException 1: m == 42
  }

  private static int answer(int v) {
    return v == 42 ? 1 : 0;
  }

  static final class Cell {
    int value;
    Cell next;
  }

  /* Two names for one cell. */
  static int aliasing(Cell n1, Cell n2) { // paths 4
    n1.value = 1; // throws NullPointerException 1: n1 == null
    n2.value = 2; // throws NullPointerException 1: n1 != null && n2 == null
    if (n1.value == 2) {
      throw new AssertionError("the same"); // throws AssertionError "the same" 1: n1 == n2 && n1 != null
    }
    return n1.value + n2.value; // returns 1: n1 != n2
  }

  /* No such pair in mathematics; many in 32 bits. */
  static boolean greaterThanItsSquare(int x, int y) { // paths 3
    if (y == x * x) {
      if (x > y) {
        return true; // returns 1: y == x * x && x > y
      }
      return false; // returns 1: y == x * x && x <= y
    }
    return false; // returns 1: y != x * x
  }

  static int cube(int x, int y) { // paths 6
    if (x * x * x > 0) {
      if (x > 0 && y == 10) {
        throw new IllegalStateException("first"); // throws IllegalStateException "first" 1: x > 0 && y == 10
      }
    } else {
      if (x > 0 && y == 20) {
        throw new IllegalStateException("second"); // throws IllegalStateException "second" 1: x > 0 && y == 20
      }
    }
    return 0; // returns 4: !(x > 0 && x * x * x > 0 && y == 10)
  }

  static int identity(int x, int y) { // paths 3
    if (x <= 0 && same(y) == 1) {
      return 1; // returns 1: x <= 0 && y == 1
    }
    return 0; // returns 2: x > 0 || y != 1
  }

  private static int same(int y) {
    return y;
  }

  /* The concrete values of one run say nothing of the other combinations. */
  static int hashes(int x, int y) { // paths 6
    int first = x > 3 && y > 10 ? 1 : 0;
    if (hash(x) == y) {
      return 10 + first; // returns >= 1: (x * 10) % 50 == y
    }
    return 20 + first; // returns >= 1: (x * 10) % 50 != y
  }

  private static int hash(int x) {
    return (x * 10) % 50;
  }
}
