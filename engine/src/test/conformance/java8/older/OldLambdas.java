package older;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lambdas, streams and default methods as compiled for Java 8. */
public class OldLambdas {

  private final int base;

  private OldLambdas(int base) {
    this.base = base;
  }

  private int plus(int x) {
    return base + x;
  }

  private Supplier<Integer> supplier(int x) {
    return () -> plus(x) + hidden();
  }

  private static int hidden() {
    return 1000;
  }

  interface Shape {
    double area();

    default String describe() {
      return getClass().getSimpleName() + " of " + area();
    }

    static Shape unit() {
      return () -> 1;
    }
  }

  static class Square implements Shape {
    final double side;

    Square(double side) {
      this.side = side;
    }

    @Override
    public double area() {
      return side * side;
    }
  }

  public static void main(String[] args) {
    OldLambdas object = new OldLambdas(10);
    Function<Integer, Integer> plus = object::plus;
    BiFunction<OldLambdas, Integer, Integer> unbound = OldLambdas::plus;
    Function<Integer, OldLambdas> make = OldLambdas::new;
    System.out.println(
        plus.apply(1)
            + " "
            + unbound.apply(object, 2)
            + " "
            + make.apply(3).base
            + object.supplier(4).get());
    System.out.println(new Square(1.5).describe() + " " + Shape.unit().area());
    List<String> words = Arrays.asList("pear", "fig", "apple", "kiwi");
    System.out.println(
        words.stream()
            .sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))
            .collect(Collectors.toList()));
    TreeMap<Integer, String> byLength =
        words.stream()
            .collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.joining("+")));
    System.out.println(byLength);
    System.out.println(
        Stream.iterate(1, x -> x * 3)
            .limit(6)
            .map(Object::toString)
            .collect(Collectors.joining(",")));
    words.forEach(word -> System.out.println(word + word.length()));
    Runnable[] runnables = new Runnable[3];
    for (int i = 0; i < 3; i++) {
      int copy = i;
      runnables[i] = () -> System.out.println("run " + copy + object.base);
    }
    for (Runnable runnable : runnables) {
      runnable.run();
    }
  }
}
