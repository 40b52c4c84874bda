package newest;

/** Patterns of one record that are taken apart together, by switches over its components. */
public final class RecordComponents {

  record Size(int width, int height) {}

  record All(long l, double d, char c, boolean z, byte b, short s, float f) {}

  record Box<T>(T content, int count) {}

  record Broken(int x) {
    @Override
    public int x() {
      throw new IllegalStateException("no x");
    }
  }

  enum Unit {
    MM,
    CM
  }

  static String size(Object o) {
    return switch (o) {
      case Size(int w, int h) when w == h -> "square " + w;
      case Size(int w, int h) when w > h -> "wide " + w + "x" + h;
      case Size(int w, int h) -> "high " + w + "x" + h;
      case null -> "null";
      default -> "other";
    };
  }

  static int all(All all) {
    return switch (all) {
      case All(long l, double d, char c, boolean z, byte b, short s, float f) when l == d && z -> c;
      case All(long l, double d, char c, boolean z, byte b, short s, float f) when f > 1 -> b;
      case All(long l, double d, char c, boolean z, byte b, short s, float f) -> s;
    };
  }

  static String box(Box<?> box) {
    return switch (box) {
      case Box<?>(Size(int w, int h), int n) when w < h -> "size " + n;
      case Box<?>(Unit u, int n) when u == Unit.CM -> "cm " + n;
      case Box<?>(String s, int n) when n == s.length() -> "text " + s;
      case Box<?>(var any, int n) -> any + " " + n;
    };
  }

  static int yielding(Object o) {
    return switch (o) {
      case Size(int w, int h) when w > h:
        yield w;
      case Size(int w, int h):
        {
          int difference = h - w;
          yield difference * 2;
        }
      default:
        yield -1;
    };
  }

  static int broken(Object o) {
    return switch (o) {
      case Broken(int x) when x > 1 -> 1;
      case Broken(int x) -> 2;
      default -> 0;
    };
  }

  public static void main(String[] args) {
    for (Object o : new Object[] {new Size(3, 3), new Size(4, 1), new Size(1, 4), null, "x"}) {
      System.out.println(size(o));
    }
    System.out.println(all(new All(2, 2.0, 'c', true, (byte) 1, (short) 2, 3f)));
    System.out.println(all(new All(2, 2.5, 'c', true, (byte) 1, (short) 2, 3f)));
    System.out.println(all(new All(2, 2.5, 'c', true, (byte) 1, (short) 2, 0f)));
    System.out.println(box(new Box<>(new Size(1, 2), 7)) + box(new Box<>(new Size(2, 1), 7)));
    System.out.println(box(new Box<>(Unit.CM, 1)) + box(new Box<>(Unit.MM, 1)));
    System.out.println(box(new Box<>("ab", 2)) + box(new Box<>("ab", 3)) + box(new Box<>(null, 0)));
    System.out.println(yielding(new Size(5, 2)) + " " + yielding(new Size(2, 5)));
    try {
      System.out.println(broken(new Broken(1)));
    } catch (MatchException e) {
      System.out.println(e.getMessage() + " because of " + e.getCause().getMessage());
    }
  }
}
