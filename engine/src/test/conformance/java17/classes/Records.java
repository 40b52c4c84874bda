package classes;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Records: generated members, compact constructors, generics, nesting. */
public final class Records {

  record Point(int x, int y) {
    static final Point ORIGIN = new Point(0, 0);

    Point {
      if (x < -100) {
        throw new IllegalArgumentException("x " + x);
      }
    }

    Point(int both) {
      this(both, both);
    }

    double length() {
      return Math.sqrt(x * x + y * y);
    }
  }

  record Pair<A, B extends Comparable<B>>(A first, B second) implements Comparable<Pair<A, B>> {
    @Override
    public int compareTo(Pair<A, B> other) {
      return second.compareTo(other.second);
    }

    <C extends Comparable<C>> Pair<A, C> withSecond(C other) {
      return new Pair<>(first, other);
    }
  }

  record All(
      boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, int[] a) {}

  record Empty() {}

  record Name(String name) {
    Name {
      name = name.strip();
    }

    @Override
    public String name() {
      return "<" + name + ">";
    }
  }

  record Varied(int... values) {
    @Override
    public String toString() {
      return "Varied" + Arrays.toString(values);
    }
  }

  interface Shape {
    double area();
  }

  record Square(double area) implements Shape {}

  public static void main(String[] args) {
    Point p = new Point(3, 4);
    System.out.println(p + " " + p.x() + " " + p.length() + " " + p.equals(new Point(3, 4)));
    System.out.println(p.hashCode() + " " + new Point(2) + " " + Point.ORIGIN + p.equals(null));
    try {
      new Point(-101, 0);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    Pair<String, Integer> pair = new Pair<>("k", 2);
    System.out.println(
        pair + " " + pair.withSecond("text") + " " + pair.compareTo(new Pair<>("z", 9)));
    System.out.println(
        pair.hashCode() + " " + new Pair<>(null, 1).hashCode() + new Pair<>(null, 1));
    int[] shared = {1};
    All all = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, -0.0, "t", shared);
    All same = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, -0.0, "t", shared);
    All other = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 0.0, "t", shared);
    All copied = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, -0.0, "t", shared.clone());
    System.out.println(all.equals(same) + " " + all.equals(other) + " " + all.equals(copied));
    System.out.println(all.hashCode() == same.hashCode());
    System.out.println(all.toString().substring(0, all.toString().indexOf("a=")));
    System.out.println(
        new Empty() + " " + new Empty().equals(new Empty()) + new Empty().hashCode());
    System.out.println(
        new Name("  x ") + " " + new Name("x").name() + new Name(" x").equals(new Name("x")));
    System.out.println(new Varied() + " " + new Varied(1, 2));
    Shape shape = new Square(2.5);
    System.out.println(shape + " " + shape.area());
    record Local(Point a, Point b) {}
    System.out.println(
        new Local(p, null) + " " + new Local(p, null).equals(new Local(new Point(3, 4), null)));
    Set<Point> set = new HashSet<>(List.of(new Point(1, 2), new Point(2, 1), new Point(0, 33)));
    System.out.println(set.contains(new Point(2, 1)) + " " + set.contains(new Point(33, 0)));
    System.out.println(new Pair<>(Double.NaN, 1).equals(new Pair<>(Double.NaN, 1)));
    for (var component : Point.class.getRecordComponents()) {
      System.out.println(component.getName() + " " + component.getType());
    }
    System.out.println(Point.class.isRecord() + " " + p.getClass().getSuperclass());
  }
}
