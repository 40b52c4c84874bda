package dev.clew.examples;

/** The triangles of textbooks on testing. */
public final class Triangles {

  /** By its sides. */
  public enum Kind {
    NONE,
    EQUILATERAL,
    ISOSCELES,
    SCALENE
  }

  private Triangles() {}

  public static Kind classify(int a, int b, int c) { // paths 11
    if (a <= 0 || b <= 0 || c <= 0) {
      return Kind.NONE; // returns 3: a <= 0 || b <= 0 || c <= 0
    }
    if (a + b <= c || b + c <= a || c + a <= b) {
      return Kind.NONE; // returns 3: a + b <= c || b + c <= a || c + a <= b
    }
    if (a == b && b == c) {
      return Kind.EQUILATERAL; // returns 1: a == b && b == c
    }
    if (a == b || b == c || c == a) {
      return Kind.ISOSCELES; // returns 3: a == b || b == c || c == a
    }
    return Kind.SCALENE; // returns 1: a != b && b != c && c != a
  }

  /** Three equal sides always make a triangle; not if adding two of them overflows. */
  public static void everyEquilateralTriangleIsOne(int side) { // paths 3
    if (side > 0 && classify(side, side, side) != Kind.EQUILATERAL) {
      // throws IllegalStateException "no triangle" 1: side > Integer.MAX_VALUE / 2
      throw new IllegalStateException("no triangle");
    }
  } // returns 2: side <= Integer.MAX_VALUE / 2
}
