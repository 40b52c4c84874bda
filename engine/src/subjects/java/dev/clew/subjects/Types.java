package dev.clew.subjects;

/** Unknown classes: casts, instanceof, and calls that several classes answer. */
final class Types {

  private Types() {}

  interface Shape {
    int area();

    default int twice() {
      return 2 * area();
    }
  }

  static final class Square implements Shape {
    int side;

    @Override
    public int area() {
      return side * side;
    }
  }

  static class Rectangle implements Shape {
    int width;
    int height;

    @Override
    public int area() {
      return width * height;
    }
  }

  static final class Empty extends Rectangle {
    @Override
    public int area() {
      return 0;
    }

    @Override
    public int twice() {
      return -1;
    }
  }

  static int area(Shape s) { // paths 4
    return s.area(); // returns 3: s != null; throws NullPointerException 1: s == null
  }

  static int twice(Shape s) { // paths 4
    return s.twice(); // returns 3: s != null; throws NullPointerException 1: s == null
  }

  static int areaOfRectangle(Rectangle r) { // paths 3
    return r.area(); // returns 2: r != null; throws NullPointerException 1: r == null
  }

  /* One class only: nothing to decide. */
  static int areaOfSquare(Square s) { // paths 2
    return s.area(); // returns 1: s != null; throws NullPointerException 1: s == null
  }

  static int kind(Shape s) { // paths
    if (s instanceof Square) {
      return 1; // returns 1: s instanceof Square
    }
    if (s instanceof Empty) {
      return 2; // returns 1: s instanceof Empty
    }
    if (s instanceof Rectangle) {
      return 3; // returns 1: s.getClass() == Rectangle.class
    }
    return 0; // returns 1: s == null
  }

  static int cast(Shape s) { // paths
    Square square = (Square) s; // throws ClassCastException >= 1: s instanceof Rectangle
    return square == null ? 0 : 1; // returns 1: s == null; returns 1: s instanceof Square
  }

  static int pattern(Object o) { // paths
    if (o instanceof Rectangle r && r.width > 3) {
      return r.width; // returns >= 1: ((Rectangle) o).width > 3
    }
    return 0; // returns >= 2: !(o instanceof Rectangle) || ((Rectangle) o).width <= 3
  }

  static int castAfterCheck(Object o) { // paths
    if (!(o instanceof Shape)) {
      return 0; // returns >= 1: !(o instanceof Shape)
    }
    return ((Shape) o).area(); // returns 3: o instanceof Shape
  }

  static boolean sameClass(Shape a, Shape b) { // paths
    if (a == null || b == null) {
      return false; // returns >= 2: a == null || b == null
    }
    return a.getClass() == b.getClass(); // returns >= 1: a.getClass() == b.getClass(); returns >= 1: a.getClass() != b.getClass()
  }

  /* What one check said holds for the next. */
  static int remembered(Shape s) { // paths
    boolean first = s instanceof Rectangle;
    boolean second = s instanceof Rectangle;
    if (first != second) {
      return -1; // returns 0
    }
    return first ? 1 : 0; // returns >= 1: s instanceof Rectangle; returns >= 1: !(s instanceof Rectangle)
  }

  abstract static class Animal {
    int legs;

    abstract int sound();

    final int both() { // paths
      return legs + sound(); // returns 2
    }
  }

  static final class Dog extends Animal {
    @Override
    int sound() {
      return 1;
    }
  }

  static final class Cat extends Animal {
    @Override
    int sound() {
      return 2;
    }
  }

  static int sound(Animal a) { // paths
    if (a.sound() == 2) { // throws NullPointerException 1: a == null
      return a.legs; // returns 1: a instanceof Cat
    }
    return a.legs == 4 ? 1 : 0; // returns 1: a instanceof Dog && a.legs == 4; returns 1: a instanceof Dog && a.legs != 4
  }

  /* The fields of two classes may have one name. */
  static class Base {
    int value;

    int own() {
      return value;
    }
  }

  static final class Derived extends Base {
    int value;
  }

  static int hidden(Derived d) { // paths
    if (d == null) {
      return -1; // returns 1: d == null
    }
    return d.value == 1 && d.own() == 2 ? 1 : 0; // returns 1: d.value == 1 && d.own() == 2; returns 2: d.value != 1 || d.own() != 2
  }

  static int arraysAreObjects(Object o) { // paths
    if (o instanceof int[] a) {
      return a.length == 2 ? 2 : 1; // returns 1: ((int[]) o).length == 2; returns 1: ((int[]) o).length != 2
    }
    return 0; // returns >= 1: !(o instanceof int[])
  }

  static int store(Shape[] shapes, Shape s) { // paths
    if (shapes == null || shapes.length == 0) {
      return -1; // returns 2: shapes == null || shapes.length == 0
    }
    // throws ArrayStoreException >= 0: !shapes.getClass().getComponentType().isInstance(s)
    shapes[0] = s;
    return shapes[0] == s ? 1 : 0; // returns >= 1: s == null || shapes.getClass().getComponentType().isInstance(s)
  }

  /* A class of the program is no array: what passed one test fails the other. */
  static int neverBoth(Object o) { // paths
    Shape s = (Shape) o; // throws ClassCastException >= 1: !(o instanceof Shape)
    Object same = s;
    int[] a = (int[]) same; // throws ClassCastException >= 1: o instanceof Shape
    return a == null ? 0 : 1; // returns 1: o == null
  }

  /* An object that nobody asked about arrays can be one that comes later. */
  static int laterArray(Object o, int[] a) { // paths
    if (o == null || o instanceof Shape) {
      return 0; // returns 2: o == null || o instanceof Shape
    }
    if (a == null) {
      return 1; // returns 1: a == null
    }
    return o == a ? 2 : 3; // returns 1: o == a; returns 1: o != a
  }

  /* There are more numbers than boxes. */
  static boolean isFive(Number n) { // paths; cut max-types
    return n.intValue() == 5; // throws NullPointerException 1: n == null; returns >= 6: n.intValue() == 5; returns >= 6: n.intValue() != 5
  }

  static int whichNumber(Number n) { // paths; cut max-types
    if (n instanceof Integer || n instanceof Long || n instanceof Short || n instanceof Byte) {
      return 1; // returns 4: n != null
    }
    return n instanceof Float ? 2 : n instanceof Double ? 3 : 4; // returns 1: n instanceof Float; returns 1: n instanceof Double; returns 1: n == null
  }
}
