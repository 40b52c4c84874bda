package dev.clew.examples;

/** Shapes on a screen, of a kind that only their class knows. */
public final class Shapes {

  /** Something with an area. */
  sealed interface Shape permits Square, Rectangle, Line {
    long area();
  }

  static final class Square implements Shape {
    int side;

    @Override
    public long area() {
      return (long) side * side;
    }
  }

  static final class Rectangle implements Shape {
    int width;
    int height;

    @Override
    public long area() {
      return (long) width * height;
    }
  }

  static final class Line implements Shape {
    @Override
    public long area() {
      return 0;
    }
  }

  private Shapes() {}

  /** How many times one shape has the area of another. */
  static long ratio(Shape large, Shape small) { // paths 24
    // throws NullPointerException 4: large == null || small == null
    // throws ArithmeticException "/ by zero" 12: small.area() == 0
    // returns 8: small.area() != 0
    return large.area() / small.area();
  }

  /** A square is also a rectangle, but not here. */
  static int width(Shape shape) { // paths 4
    if (shape instanceof Square square) {
      return square.side; // returns 1: shape instanceof Square
    }
    // returns 1: shape instanceof Rectangle
    // throws ClassCastException 1: shape instanceof Line
    // throws NullPointerException 1: shape == null
    return ((Rectangle) shape).width;
  }
}
