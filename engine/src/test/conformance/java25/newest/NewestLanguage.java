package newest;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Gatherers;
import java.util.stream.Stream;

/** Unnamed variables, statements before super, gatherers. */
public final class NewestLanguage {

  record Point(int x, int y) {}

  record Line(Point from, Point to) {}

  static class Base {
    final String seen;

    Base(String name) {
      seen = name + describe();
    }

    String describe() {
      return "base";
    }
  }

  static final class Checked extends Base {
    private final int value;

    Checked(int value) {
      if (value < 0) {
        throw new IllegalArgumentException("negative " + value);
      }
      this.value = value;
      String name = "v" + value * 2;
      super(name);
    }

    @Override
    String describe() {
      return "value " + value;
    }
  }

  static int count(Iterable<?> items) {
    int count = 0;
    for (var _ : items) {
      count++;
    }
    return count;
  }

  static String match(Object o) {
    return switch (o) {
      case Line(Point(var x, _), _) when x > 5 -> "far " + x;
      case Line(_, Point(_, int y)) -> "to " + y;
      case Integer _, Long _ -> "whole";
      case Double _ -> "double";
      case null, default -> "other";
    };
  }

  public static void main(String[] args) {
    System.out.println(new Checked(4).seen);
    try {
      new Checked(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(count(List.of(1, 2, 3)));
    for (Object o : new Object[] {new Line(new Point(9, 1), null), new Line(new Point(1, 1), new Point(2, 3)), 1, 2L, 3.0, "x", null}) {
      System.out.println(match(o));
    }
    try {
      Integer.parseInt("x");
    } catch (NumberFormatException _) {
      System.out.println("unnamed");
    }
    Function<String, Integer> constant = _ -> 7;
    System.out.println(constant.apply("x") + Map.of("k", 1).getOrDefault("k", 0));
    System.out.println(Stream.of(1, 2, 3, 4, 5).gather(Gatherers.windowFixed(2)).toList());
    System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> 0, Integer::sum)).toList() + " " + Stream.of(1, 2, 3).gather(Gatherers.windowSliding(2)).toList());
  }
}
