package newer;

import java.util.List;

/** Records taken apart, nested, generic, with var, and accessors that throw. */
public final class RecordPatterns {

  record Point(int x, int y) {}

  record Line(Point from, Point to) {}

  record Box<T>(T content) {}

  record Pair<A, B>(A first, B second) {}

  record Bad(int value) {
    @Override
    public int value() {
      if (value < 0) {
        throw new IllegalStateException("negative");
      }
      return value;
    }
  }

  sealed interface Shape permits Circle, Rect, Group {}

  record Circle(Point centre, double radius) implements Shape {}

  record Rect(Point corner, int width, int height) implements Shape {}

  record Group(List<Shape> shapes) implements Shape {}

  static double area(Shape shape) {
    return switch (shape) {
      case Circle(var centre, double radius) -> StrictMath.round(Math.PI * radius * radius * 100) / 100.0;
      case Rect(Point(int x, int y), int w, int h) when w == h -> w * w;
      case Rect(Point p, var w, var h) -> w * h;
      case Group(var shapes) -> shapes.stream().mapToDouble(RecordPatterns::area).sum();
    };
  }

  static String classify(Object o) {
    if (o instanceof Line(Point(var a, var b), Point(var c, var d)) && a == c) {
      return "vertical " + Math.abs(b - d);
    }
    if (o instanceof Line(Point from, Point(int x, int y))) {
      return "line from " + from + " to " + x + "," + y;
    }
    if (!(o instanceof Box<?>(var content))) {
      return "no box";
    }
    return "box of " + content;
  }

  static String pairs(Pair<?, ?> pair) {
    return switch (pair) {
      case Pair<?, ?>(Integer a, Integer b) -> "sum " + (a + b);
      case Pair<?, ?>(String a, Pair<?, ?>(var b, String c)) -> a + b + c;
      case Pair<?, ?>(var a, Box<?>(Box<?>(var inner))) -> "deep " + inner;
      case Pair<?, ?>(var a, var b) -> a + "&" + b;
    };
  }

  public static void main(String[] args) {
    Shape square = new Rect(new Point(0, 0), 3, 3);
    Shape[] shapes = {square, new Rect(null, 2, 5), new Circle(new Point(1, 1), 2), new Group(List.of(square, square, new Group(List.of())))};
    for (Shape shape : shapes) {
      System.out.println(area(shape));
    }
    Object[] objects = {new Line(new Point(1, 2), new Point(1, 9)), new Line(new Point(1, 2), new Point(3, 4)), new Line(null, new Point(5, 6)), new Line(null, null), new Box<>(7), new Box<>(null), "x", null};
    for (Object object : objects) {
      System.out.println(classify(object));
    }
    Pair<?, ?>[] pairs = {new Pair<>(1, 2), new Pair<>("a", new Pair<>(1, "c")), new Pair<>("a", new Pair<>(1, 2)), new Pair<>(0, new Box<>(new Box<>("x"))), new Pair<>(null, null), new Pair<>(1, null)};
    for (Pair<?, ?> pair : pairs) {
      System.out.println(pairs(pair));
    }
    for (int value : new int[] {3, -3}) {
      Object bad = new Bad(value);
      try {
        System.out.println(bad instanceof Bad(int v) ? v : -1);
      } catch (MatchException e) {
        System.out.println(e.getMessage() + " / " + e.getCause());
      }
    }
    try {
      area(null);
    } catch (NullPointerException e) {
      System.out.println("null shape");
    }
  }
}
