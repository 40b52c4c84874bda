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

  /* Nothing asks for the identity, so nothing is decided about it. */
  static int unasked(int x) { // paths 1
    Integer a = x;
    return a + 1; // returns 1
  }

  static boolean identical(int x, int y) { // paths 2
    Integer a = x;
    Integer b = y;
    return a == b; // returns 1: x == y && x >= -128 && x <= 127; returns 1: x != y || x < -128 || x > 127
  }

  static boolean withKnown(int x) { // paths 2
    Integer a = x;
    Integer known = 5;
    return known == a; // returns 1: x == 5; returns 1: x != 5
  }

  static boolean withLarge(int x) { // paths 1
    Integer a = x;
    Integer known = 1000;
    return known != a; // returns 1
  }

  @SuppressWarnings({"deprecation", "removal"})
  static boolean withNew(int x) { // paths 1
    Integer a = x;
    return a == new Integer(x); // returns 1
  }

  static boolean bytes(byte x, byte y) { // paths 2
    Byte a = x;
    Byte b = y;
    return a != b; // returns 1: x == y; returns 1: x != y
  }

  static boolean characters(char x, char y) { // paths 2
    Character a = x;
    Character b = y;
    return a == b; // returns 1: x == y && x <= 127; returns 1: x != y || x > 127
  }

  static boolean longs(long x, short y) { // paths 3
    Long a = x;
    Long b = (long) y;
    Short c = y;
    Short d = y;
    if (c == d) {
      return a == b; // returns 1: x == y && y >= -128 && y <= 127; returns 1: x != y && y >= -128 && y <= 127
    }
    return a == b; // returns 1: y < -128 || y > 127
  }

  /* An object is the same wherever it was kept. */
  static boolean kept(int x) { // paths 1
    Object[] array = {x};
    Holder holder = new Holder();
    holder.box = array[0];
    return holder.box == array[0] && holder.box.equals(x); // returns 1
  }

  static int inArray(int x, int y) { // paths 3
    Object[] array = {x, y};
    if (array[0] == array[1]) {
      return 0; // returns 1: x == y && x >= -128 && x <= 127
    }
    return array[0].equals(array[1]) ? 1 : 2; // returns 1: x == y && (x < -128 || x > 127); returns 1: x != y
  }

  /* What is passed is made by boxing, too. */
  static boolean withInput(Integer in, int x) { // paths 3
    Integer a = x;
    return in == a; // returns 2: in == null || in != x || x < -128 || x > 127; returns 1: in == x && x >= -128 && x <= 127
  }

  static int inputs(Integer a, Integer b) { // paths
    if (a == null || b == null) {
      return 0; // returns 2: a == null || b == null
    }
    if (a == b) {
      return 1; // returns 1: a.equals(b)
    }
    return a.equals(b) ? 2 : 3; // returns 1: a.equals(b) && (a < -128 || a > 127); returns 1: !a.equals(b)
  }

  static int inputAndKnown(Integer a, Long b, Character c) { // paths
    Integer five = 5;
    Long large = 500L;
    Character letter = 'a';
    if (a == five) {
      return 1; // returns 1: a == 5
    }
    if (b == large) {
      return 2; // returns 0
    }
    return c == letter ? 3 : 4; // returns >= 1: c == 'a'; returns >= 1: c == null || c != 'a'
  }

  static int flags(Boolean a, Boolean b) { // paths
    if (a == Boolean.TRUE) {
      return 1; // returns 1: a
    }
    if (a == null || b == null) {
      return 2; // returns 2: a == null || b == null
    }
    return a == b ? 3 : 4; // returns 1: !a && !b; returns 1: !a && b
  }

  static final class Holder {
    Object box;
  }
}
