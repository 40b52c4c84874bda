package damaged;

/** A record. */
public record Point(int x, int y) implements Comparable<Point> {
  public Point {
    if (x < -5) {
      throw new IllegalArgumentException("too far");
    }
  }

  @Override
  public int compareTo(Point other) {
    return x == other.x ? Integer.compare(y, other.y) : x - other.x;
  }
}
