package dev.clew.subjects;

/** Boxed values: null, equal without being the same, and unboxed without being asked. */
final class Boxes {

  private Boxes() {}

  static int unbox(Integer x) { // paths
    return x == 7 ? 1 : 0; // throws NullPointerException 1: x == null; returns 1: x == 7; returns 1: x != 7
  }

  static boolean isNull(Long x) { // paths 2
    return x == null; // returns 1: x == null; returns 1: x != null
  }

  static int sum(Integer a, Integer b) { // paths
    return a + b; // throws NullPointerException 2: a == null || b == null; returns >= 1: a != null && b != null
  }

  static int equal(Integer a, int b) { // paths
    if (a == null) {
      return -1; // returns 1: a == null
    }
    return a.equals(b) ? 1 : 0; // returns >= 1: a == b; returns >= 1: a != b
  }

  static int flag(Boolean b) { // paths
    if (b == null) {
      return -1; // returns 1: b == null
    }
    return b ? 1 : 0; // returns 1: b; returns 1: !b
  }

  static char letter(Character c) { // paths
    if (c == null || c < 'a') {
      return 'a'; // returns 2: c == null || c < 'a'
    }
    return c; // returns 1: c >= 'a'
  }

  static int narrow(Byte b, Short s) { // paths
    if (b == null || s == null) {
      return 0; // returns >= 2: b == null || s == null
    }
    return b.intValue() == s.intValue() ? 1 : 2; // returns >= 1: b.intValue() == s; returns >= 1: b.intValue() != s
  }

  static int real(Double d, Float f) { // paths
    if (d == null || f == null) {
      return 0; // returns >= 2: d == null || f == null
    }
    if (d.isNaN()) {
      return 1; // returns >= 1: d != d.doubleValue()
    }
    return f > d ? 2 : 3; // returns >= 1: f > d; returns >= 1: !(f > d)
  }

  static int number(Number n) { // paths
    if (n instanceof Integer i) {
      return i > 5 ? 1 : 2; // returns >= 1: (Integer) n > 5; returns >= 1: (Integer) n <= 5
    }
    return 0; // returns >= 1: !(n instanceof Integer)
  }

  /* Small boxes are cached, so that equal ones made by boxing are the same. */
  static boolean cached(int x) { // paths
    if (x < -128 || x > 127) {
      return false; // returns 2: x < -128 || x > 127
    }
    Integer a = x;
    Integer b = x;
    return a == b; // returns >= 1: x >= -128 && x <= 127
  }
}
