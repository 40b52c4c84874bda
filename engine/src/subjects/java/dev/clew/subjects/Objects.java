package dev.clew.subjects;

/** Unknown objects: null, the same as another, or new. */
final class Objects {

  private Objects() {}

  static class Point {
    int x;
    int y;

    @Override
    public boolean equals(Object other) { // paths
      if (this == other) {
        return true; // returns 1: self == other
      }
      if (!(other instanceof Point)) {
        return false; // returns >= 1: !(other instanceof Point)
      }
      Point that = (Point) other;
      return x == that.x && y == that.y; // returns 3: other instanceof Point && other != self
    }

    @Override
    public int hashCode() { // paths 1
      return 31 * x + y; // returns 1
    }

    int quadrant() { // paths 6
      if (x == 0 || y == 0) {
        return 0; // returns 2: self.x == 0 || self.y == 0
      }
      if (x > 0) {
        return y > 0 ? 1 : 4; // returns 1: self.x > 0 && self.y > 0; returns 1: self.x > 0 && self.y < 0
      }
      return y > 0 ? 2 : 3; // returns 2: self.x < 0
    }

    void move(int dx) { // paths 2
      if (dx != 0) {
        x += dx;
      }
    } // returns 1: dx == 0; returns 1: dx != 0
  }

  static boolean isNull(Point p) { // paths 2
    return p == null; // returns 1: p == null; returns 1: p != null
  }

  static int read(Point p) { // paths 2
    return p.x; // returns 1: p != null; throws NullPointerException 1: p == null
  }

  static int twice(Point p) { // paths 2
    int first = p.x; // throws NullPointerException 1: p == null
    int second = p.x;
    if (first != second) {
      return 0; // returns 0
    }
    return first; // returns 1: p != null
  }

  static int call(Point p) { // paths 2
    return p.hashCode(); // returns 1: p != null; throws NullPointerException 1: p == null
  }

  static boolean same(Point a, Point b) { // paths
    return a == b; // returns >= 1: a == b; returns >= 1: a != b
  }

  static boolean equal(Point a, Point b) { // paths
    if (a == null) {
      return b == null; // returns 1: a == null && b == null; returns 1: a == null && b != null
    }
    return a.equals(b); // returns >= 4: a != null
  }

  static int swapFields(Point p) { // paths 3
    if (p == null) {
      throw new IllegalArgumentException("no point"); // throws IllegalArgumentException "no point" 1: p == null
    }
    int old = p.x;
    p.x = p.y;
    p.y = old;
    return p.x > p.y ? 1 : 0; // returns 1: p.y > p.x; returns 1: p.y <= p.x
  }

  /* What is written through one name is read through the other. */
  static int write(Point a, Point b) { // paths
    a.x = 5; // throws NullPointerException 1: a == null
    b.x = 6; // throws NullPointerException 1: a != null && b == null
    return a.x == 5 ? 1 : 2; // returns 1: a != b; returns 1: a == b
  }

  static Point copy(Point p) { // paths 2
    Point copy = new Point();
    copy.x = p.x; // throws NullPointerException 1: p == null
    copy.y = p.y + 1;
    return copy; // returns 1: p != null
  }

  static Point choose(Point a, Point b, boolean first) { // paths 2
    return first ? a : b; // returns 1: first; returns 1: !first
  }

  static boolean freshIsDifferent(Point p) { // paths
    Point fresh = new Point();
    if (fresh == p) {
      return false; // returns 0
    }
    return true; // returns >= 1
  }

  static final class Pair {
    Point left;
    Point right;
  }

  static int nested(Pair p) { // paths
    if (p == null || p.left == null || p.right == null) {
      return -1; // returns 3: p == null || p.left == null || p.right == null
    }
    if (p.left == p.right) {
      return 0; // returns 1: p.left == p.right
    }
    return p.left.x < p.right.x ? 1 : 2; // returns 1: p.left.x < p.right.x; returns 1: p.left.x >= p.right.x
  }

  record Range(int low, int high) {
    boolean contains(int x) { // paths 3
      return low <= x && x <= high; // returns 3
    }
  }

  static int width(Range range) { // paths 3
    if (range.low() > range.high()) { // throws NullPointerException 1: range == null
      return 0; // returns 1: range.low() > range.high()
    }
    return range.high() - range.low(); // returns 1: range.low() <= range.high()
  }

  final class Inner {
    int value;
  }

  static int inner(Inner inner) { // paths 3
    if (inner == null) {
      return 0; // returns 1: inner == null
    }
    return inner.value == 9 ? 1 : 2; // returns 1: inner.value == 9; returns 1: inner.value != 9
  }

  private static final class Account {
    private final int balance;

    Account(int initial, int limit) { // paths 3
      if (limit < 0) {
        throw new IllegalArgumentException("limit"); // throws IllegalArgumentException "limit" 1: limit < 0
      }
      if (initial > limit) {
        balance = limit;
      } else {
        balance = initial;
      }
    } // returns 2: limit >= 0
  }

  static int build(int initial) { // paths 2
    return new Account(initial, 100).balance; // returns 1: initial > 100; returns 1: initial <= 100
  }

  static String describe(Point p) { // paths 3
    if (p == null) {
      return "nothing"; // returns 1: p == null
    }
    return p.x == p.y ? "diagonal" : "else"; // returns 1: p.x == p.y; returns 1: p.x != p.y
  }
}
