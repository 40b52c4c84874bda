package dev.clew.subjects;

/** What the class of an unknown object is. */
final class Classes {

  private Classes() {}

  interface Shape {}

  static class Circle implements Shape, Cloneable {
    int radius;
    Circle next;

    Circle copy() throws CloneNotSupportedException {
      return (Circle) clone();
    }
  }

  static final class Square implements Shape {
    int side;
  }

  static int exact(Shape shape) { // paths 3
    if (shape.getClass() == Circle.class) { // throws NullPointerException 1: shape == null
      return 1; // returns 1: shape instanceof Circle
    }
    return 2; // returns 1: shape instanceof Square
  }

  static boolean isInstance(Shape shape) { // paths 3
    return Circle.class.isInstance(shape); // returns 2: !(shape instanceof Circle); returns 1: shape instanceof Circle
  }

  static String name(Shape shape) { // paths
    return shape == null ? "" : shape.getClass().getName(); // returns 1: shape == null; returns 2: shape != null
  }

  static int hash(Shape shape) { // paths
    return shape == null || shape.hashCode() == shape.hashCode() ? 1 : 2; // returns >= 2
  }

  /* A copy has what the original had, whether or not anybody had looked at it before. */
  static int copied(Circle circle) throws CloneNotSupportedException { // paths
    Circle copy = circle.copy(); // throws NullPointerException 1: circle == null
    if (copy == circle || copy.next != circle.next) {
      return 0; // returns 0
    }
    circle.radius++;
    return copy.radius == 3 ? 1 : 2; // returns >= 1: circle.radius == 3; returns >= 1: circle.radius != 3
  }

  static boolean isInstanceOfInt(Object o) { // paths 2
    return int.class.isInstance(o); // returns 1: o == null; returns 1: o != null
  }

  static boolean sameClass(Shape a, Shape b) { // paths
    if (a == null || b == null) {
      return false; // returns >= 2: a == null || b == null
    }
    return a.getClass() == b.getClass(); // returns >= 3: a.getClass() == b.getClass(); returns 2: a.getClass() != b.getClass()
  }

  /* There are more classes than are tried. */
  static boolean anything(Object o) { // paths; cut max-types
    return o != null && o.getClass() == Circle.class; // returns >= 1: o == null || o.getClass() != Circle.class; returns 1: o.getClass() == Circle.class
  }

  static int notCloneable(Square square) { // paths
    try {
      new Cloner().copy(square);
    } catch (CloneNotSupportedException e) {
      return 1; // returns 1
    }
    return 0; // returns 0
  }

  static final class Cloner {
    Object copy(Object o) throws CloneNotSupportedException {
      return clone();
    }
  }
}
