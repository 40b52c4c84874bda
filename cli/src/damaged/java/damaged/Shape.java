package damaged;

/** A sealed hierarchy. */
public abstract sealed class Shape permits Shape.Circle, Shape.Square {
  abstract double area();

  public static final class Circle extends Shape {
    private final double radius;

    public Circle(double radius) {
      this.radius = radius;
    }

    @Override
    double area() {
      return Math.PI * radius * radius;
    }
  }

  public static final class Square extends Shape {
    @Override
    double area() {
      return 1;
    }
  }

  public static boolean isLarger(Shape one, Shape other) {
    return one.area() > other.area();
  }
}
