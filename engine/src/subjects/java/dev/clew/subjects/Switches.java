package dev.clew.subjects;

/** Switches on integers, characters and constants. */
final class Switches {

  private Switches() {}

  static int dense(int x) { // paths 5
    switch (x) {
      case 0:
        return 10; // returns 1: x == 0
      case 1:
        return 11; // returns 1: x == 1
      case 2:
        return 12; // returns 1: x == 2
      case 3:
        return 13; // returns 1: x == 3
      default:
        return -1; // returns 1: x < 0 || x > 3
    }
  }

  /* The table has holes that lead to the default. */
  static int holes(int x) { // paths >= 4
    switch (x) {
      case 1:
        return 1; // returns 1: x == 1
      case 3:
        return 3; // returns 1: x == 3
      case 5:
        return 5; // returns 1: x == 5
      default:
        return 0; // returns >= 1: x != 1 && x != 3 && x != 5
    }
  }

  static int sparse(int x) { // paths 5
    switch (x) {
      case -1000000:
        return 1; // returns 1: x == -1000000
      case 0:
        return 2; // returns 1: x == 0
      case 77:
        return 3; // returns 1: x == 77
      case Integer.MAX_VALUE:
        return 4; // returns 1: x == Integer.MAX_VALUE
      default:
        break;
    }
    return 0; // returns 1: x != -1000000 && x != 0 && x != 77 && x != Integer.MAX_VALUE
  }

  static int fallThrough(int x) { // paths 4
    int sum = 0;
    switch (x) {
      case 1:
        sum += 1;
      case 2:
        sum += 2;
      case 3:
        sum += 3;
        break;
      default:
        sum = -1;
    }
    return sum; // returns 4
  }

  static int expression(char c) { // paths 4
    return switch (c) { // returns 4
      case 'a' -> 1;
      case 'e' -> 2;
      case '\uFFFF' -> 3;
      default -> c;
    };
  }

  static int nested(byte a, short b) { // paths 5
    switch (a) {
      case -128:
        switch (b) {
          case 1:
            return 1; // returns 1: a == -128 && b == 1
          case 2:
            return 2; // returns 1: a == -128 && b == 2
          default:
            return 3; // returns 1: a == -128 && b != 1 && b != 2
        }
      case 127:
        return 4; // returns 1: a == 127
      default:
        return 5; // returns 1: a != -128 && a != 127
    }
  }

  static int computed(int x) { // paths 4
    switch (x & 3) {
      case 0:
        return 0; // returns 1: (x & 3) == 0
      case 1:
        return 1; // returns 1: (x & 3) == 1
      case 2:
        return 2; // returns 1: (x & 3) == 2
      case 3:
        return 3; // returns 1: (x & 3) == 3
      default:
        throw new AssertionError(); // throws AssertionError 0
    }
  }

  /* No case at all. */
  static int onlyDefault(int x) { // paths 1
    switch (x) {
      default:
        return 7; // returns 1
    }
  }

  enum Colour {
    RED,
    GREEN,
    BLUE
  }

  static int colour(Colour c) { // paths
    switch (c) { // throws NullPointerException 1: c == null
      case RED:
        return 1; // returns 1: c == Colour.RED
      case GREEN:
        return 2; // returns 1: c == Colour.GREEN
      default:
        return 3; // returns 1: c == Colour.BLUE
    }
  }

  static boolean isRed(Colour c) { // paths
    if (c == Colour.RED) {
      return true; // returns 1: c == Colour.RED
    }
    return false; // returns >= 1: c != Colour.RED
  }

  static int ordinals(Colour a, Colour b) { // paths
    if (a == null || b == null) {
      return 0; // returns >= 2: a == null || b == null
    }
    return a.ordinal() < b.ordinal() ? 1 : 2; // returns >= 1: a.compareTo(b) < 0; returns >= 1: a.compareTo(b) >= 0
  }

  static Colour next(Colour c) { // paths
    if (c == null) {
      return Colour.RED; // returns 1: c == null
    }
    Colour[] all = Colour.values();
    return all[(c.ordinal() + 1) % all.length]; // returns >= 1: c != null
  }

  /* The compiler's own valueOf is no place where a name is wrong. */
  static Colour named(String name) { // paths 3
    return Colour.valueOf(name); // returns 1; throws NullPointerException 1: name == null; throws IllegalArgumentException 1
  }
}
